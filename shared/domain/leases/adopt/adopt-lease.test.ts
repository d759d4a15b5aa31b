import { describe, expect, it } from 'vitest';
import {
  ada,
  clerk,
  grace,
  ids,
  noon,
  shortHash,
  termFields,
} from '../../../../test/support/leases/lease-data';
import { changeDraft, draftAgain } from '../draft/write-draft';
import type { Done, Given } from '../given';
import { LeaseOutline } from '../lease';
import { changeRent } from '../moves/change-rent';
import { endLease, settle } from '../moves/end-lease';
import { giveNotice } from '../moves/give-notice';
import { rollOver } from '../moves/holdover';
import { renew } from '../moves/renew';
import { isRefused, type Refused } from '../refusals';
import { rentOf } from '../rent/rent';
import { emptyCalendar, type UnitCalendar } from '../status/calendar';
import { currentTerm, lastAdoptedTerm, voidableTerm } from '../status/current-term';
import { isAgreed } from '../status/standing';
import { statusOf } from '../status/status';
import { shownTerm, signedAhead, termsOfTenant, toSignOf } from '../status/tenancy';
import { unitLeaseOf } from '../status/unit-row';
import type { TermFields } from '../term';
import { adoptLease, nameSignedFile, nameTenantEmail, removeAdopted } from './adopt-lease';

const today = '2026-11-28';
const withoutMail = (tenant: typeof ada) => ({ ...tenant, email: '' });
const lived = (over: Partial<TermFields> = {}): TermFields => {
  const { text: _, ...fields } = termFields({ from: '2025-06-01', to: '2027-05-31', ...over });
  return fields;
};
const adopt = (
  over: Partial<TermFields> = {},
  more: { on?: string; signedOn?: string; calendar?: UnitCalendar } = {},
) =>
  adoptLease(
    { calendar: more.calendar ?? emptyCalendar, now: noon(more.on ?? today), actor: clerk },
    { ids: ids(), fields: lived(over), signedOn: more.signedOn },
  );
const done = (answer: Done | Refused): Done => {
  if (isRefused(answer)) throw new Error(`${answer.refused} ${JSON.stringify(answer.fields)}`);
  return answer;
};
const onDay = ({ lease, calendar }: Done, on: string): Given => ({
  lease,
  calendar,
  now: noon(on),
  actor: clerk,
});
const sums = (lease: Done['lease'], from: string, to: string) =>
  rentOf(lease, { from, to }).map(({ source, cents }) => [source.slice(5, 12), cents]);

describe('a lease that was signed outside Keystead', () => {
  it('counts as agreed from the day it is brought in, and has no paper', () => {
    const { lease, calendar } = done(adopt({}, { signedOn: '2025-05-20' }));
    const [term] = lease.terms;
    expect(term?.adopted).toEqual({ on: today, by: clerk.id, signedOn: '2025-05-20' });
    expect([lease.packets, lease.signers, term?.drafts, lease.movedInOn]).toEqual([[], [], [], '2025-06-01']);
    expect(statusOf(lease, today)).toBe('active');
    expect(statusOf(LeaseOutline.parse(lease), today)).toBe('active');
    expect(term && isAgreed(lease, term, '2026-11-27')).toBe(false);
    expect(unitLeaseOf(calendar, today)).toMatchObject({ text: 'eSign Completed', isMoveInPending: false });
    expect([currentTerm(lease, today)?.number, voidableTerm(lease, today)]).toEqual([1, undefined]);
  });

  it.each([
    ['no first day', { from: '' }, 'from', 'Choose the first day'],
    [
      'no tenant',
      { parties: { ...termFields().parties, tenants: [] } },
      'parties.tenants',
      'Add at least one tenant',
    ],
    [
      'a tenant without a name',
      { parties: { ...termFields().parties, tenants: [{ ...ada, firstName: ' ', lastName: '' }] } },
      'parties.tenants.0.firstName',
      'Enter a name',
    ],
    [
      'a wrong email',
      { parties: { ...termFields().parties, tenants: [{ ...ada, email: 'ada' }] } },
      'parties.tenants.0.email',
      'Enter a valid email',
    ],
    [
      'one email of two tenants',
      { parties: { ...termFields().parties, tenants: [ada, { ...grace, email: 'ADA@example.test' }] } },
      'parties.tenants.1.email',
      'Each tenant needs their own email',
    ],
    ['no rent', { rentLines: [] }, 'rentLines', 'Add the rent'],
    ['a last day before the first', { to: '2025-05-01' }, 'to', 'The last day is before the first'],
  ])('is not complete with %s', (_, over, field, message) => {
    expect(adopt(over)).toEqual({ refused: 'lease-incomplete', fields: { [field]: message } });
  });

  it('needs no email, no address for notices and no text', () => {
    const tenants = [withoutMail(ada), { ...withoutMail(grace), lastName: '' }];
    done(adopt({ parties: { ...termFields().parties, tenants }, noticeAddress: '' }));
  });

  it('was not signed tomorrow', () => {
    expect(adopt({}, { signedOn: '2026-11-29' })).toMatchObject({ refused: 'bad-day' });
    done(adopt({}, { signedOn: today }));
  });

  it('is refused for days that are taken, also by those of a lease to come where its own end is past', () => {
    const other = { kind: 'signed' as const, lease: 'lse_2', from: '2027-01-01' };
    const calendar = { entries: [other] };
    expect(adopt({}, { calendar })).toMatchObject({ refused: 'unit-taken' });
    expect(adopt({ to: '2026-10-31', atEnd: 'end' }, { calendar })).toMatchObject({ refused: 'unit-taken' });
    done(adopt({ to: '2026-12-31', atEnd: 'end' }, { calendar }));
  });

  it('is in holdover past its last day, until somebody decides', () => {
    const held = done(adopt({ to: '2026-10-31', atEnd: 'end' }));
    expect(statusOf(held.lease, today)).toBe('holdover');
    const on = done(rollOver(onDay(held, today)));
    expect(statusOf(on.lease, today)).toBe('month-to-month');
    expect(sums(on.lease, '2026-12-01', '2027-01-31')).toEqual([
      ['2026-12', 145_000],
      ['2027-01', 145_000],
    ]);
  });

  it('lives on: rent change, notice, end and settlement, and its rent follows', () => {
    const first = done(adopt({ to: '2026-08-31' }));
    expect(statusOf(first.lease, today)).toBe('month-to-month');
    const dearer = { line: 'rent', cents: 150_000, from: '2027-01-01', noticeDay: today, ruleDays: 30 };
    const changed = done(changeRent(onDay(first, today), dearer));
    const notice = { by: 'tenants', lastDay: '2027-02-14', reason: '' } as const;
    const noticed = done(giveNotice(onDay(changed, '2027-01-05'), notice));
    expect(statusOf(noticed.lease, '2027-01-05')).toBe('notice-given');
    expect(sums(noticed.lease, '2026-12-01', '2027-03-31')).toEqual([
      ['2026-12', 145_000],
      ['2027-01', 150_000],
      ['2027-02', 75_000],
    ]);
    const over = { day: '2027-02-10', why: 'agreement', note: '' } as const;
    const ended = done(endLease(onDay(noticed, '2027-02-10'), over));
    expect(statusOf(ended.lease, '2027-02-11')).toBe('ended');
    const settled = done(settle(onDay(ended, '2027-02-20'), { depositHeldCents: 0 }));
    expect(statusOf(settled.lease, '2027-02-20')).toBe('settled');
  });

  it('is renewed here: the renewal is not adopted, and begins with the product’s own text', () => {
    const file = { sha256: shortHash('paper'), pages: 3 };
    const named = done(nameSignedFile(onDay(done(adopt()), today), { file }));
    expect(named.lease.terms[0]?.adopted?.file).toEqual(file);
    const next = done(renew(onDay(named, '2027-03-01')));
    const [, term] = next.lease.terms;
    expect(term).toMatchObject({
      number: 2,
      from: '2027-06-01',
      text: { from: 'template', templateId: 'residential' },
    });
    expect(term?.adopted).toBeUndefined();
    expect(currentTerm(next.lease, '2027-03-01')?.number).toBe(2);
  });

  it('cannot be changed or drafted again: it was agreed on', () => {
    const given = onDay(done(adopt()), today);
    expect(changeDraft(given, { term: 1, fields: { dueDay: 2 } })).toEqual({ refused: 'lease-frozen' });
    expect(draftAgain(given, { term: 1 })).toEqual({ refused: 'lease-frozen' });
  });

  it('is seen by its tenants, with nothing to sign', () => {
    const { lease } = done(adopt());
    const terms = termsOfTenant(lease, ada.email, today);
    expect(shownTerm(lease, terms, today)).toMatchObject({ term: { number: 1 }, packet: undefined });
    expect([toSignOf(lease, terms, today), signedAhead(lease, terms, today)]).toEqual([undefined, undefined]);
    expect(termsOfTenant(lease, ada.email, '2026-11-27')).toEqual([]);
    expect(lastAdoptedTerm(lease)?.number).toBe(1);
  });

  it('takes a tenant’s email later, which nobody signed here', () => {
    const none = done(adopt({ parties: { ...termFields().parties, tenants: [withoutMail(ada)] } }));
    const named = done(nameTenantEmail(onDay(none, today), { tenant: 'ada', email: 'ada@new.test' }));
    expect(named.lease.terms[0]?.parties.tenants[0]?.email).toBe('ada@new.test');
    expect(nameTenantEmail(onDay(none, today), { tenant: 'bob', email: 'b@new.test' })).toEqual({
      refused: 'wrong-status',
    });
  });

  it('is removed when it was a mistake, until something followed', () => {
    const added = done(adopt());
    const removed = done(removeAdopted(onDay(added, today)));
    expect([statusOf(removed.lease, today), removed.calendar.entries]).toEqual(['void', []]);
    expect(sums(removed.lease, '2026-01-01', '2026-12-31')).toEqual([]);
    expect(removeAdopted(onDay(removed, today))).toEqual({ refused: 'wrong-status' });
    const notice = { by: 'tenants', lastDay: '2027-01-31', reason: '' } as const;
    const noticed = done(giveNotice(onDay(added, today), notice));
    expect(removeAdopted(onDay(noticed, today))).toEqual({ refused: 'wrong-status' });
    const renewed = done(renew(onDay(done(adopt({ from: '2027-01-01', to: '2027-12-31' })), today)));
    expect(statusOf(done(removeAdopted(onDay(renewed, today))).lease, today)).toBe('void');
  });
});
