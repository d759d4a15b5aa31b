import { describe, expect, it } from 'vitest';
import { termFields } from '../../../../test/support/leases/lease-data';
import { signedLease } from '../../../../test/support/leases/lease-story';
import type { LateTerms } from '../../leases/rent/rent-terms';
import { dayInZone } from '../../leases/time-zones';
import { isQuiet } from '../../notifications/quiet-hours';
import type { OpenCharge } from '../entry';
import { capOn } from './late-fee-caps';
import { askedReminder, mayRemind, reminderText, rentReminders } from './rent-reminders';

const late: LateTerms = {
  fee: { kind: 'flat', cents: 5_000 },
  graceDays: 5,
  firstFeeDay: 6,
  lineKinds: ['rent'],
};
const leaseWith = (terms: LateTerms) =>
  signedLease('2026-04-20', { fields: termFields({ from: '2026-05-01', to: '2027-04-30', late: terms }) })
    .lease;
const open = (due: string, kind: OpenCharge['kind'] = 'rent'): OpenCharge => ({
  charge: 1,
  kind,
  label: kind,
  due,
  to: 'owner',
  cents: 145_000,
});
const given = { lease: leaseWith(late), pending: [], hasAutopay: false };
const on = (
  today: string,
  charges: readonly OpenCharge[],
  more: Partial<Parameters<typeof rentReminders>[1]> = {},
) => rentReminders({ open: charges, balances: { prepayment: -5_000 } }, { ...given, today, ...more });

describe('a reminder of rent', () => {
  it('is of all that is due by its day less credit and what is on its way, three days before and one after [D14]', () => {
    const charges = [open('2026-06-01'), open('2026-07-01')];
    const [cents, firstFeeDay] = [285_000, '2026-07-07'];
    expect(on('2026-06-28', charges)).toEqual([{ kind: 'before', due: '2026-07-01', cents, firstFeeDay }]);
    expect(on('2026-07-02', charges)).toEqual([{ kind: 'late', due: '2026-07-01', cents, firstFeeDay }]);
    for (const day of ['2026-06-27', '2026-06-29', '2026-07-01', '2026-07-03'])
      expect(on(day, charges)).toEqual([]);
    const pending = [{ payment: 'p', cents: 284_999, begun: '2026-06-28' }];
    expect(on('2026-06-28', charges, { pending })).toMatchObject([{ cents: 1 }]);
    expect(
      on('2026-06-28', charges, {
        pending: [...pending, { ...pending[0], payment: 'q', cents: 1, begun: '' }],
      }),
    ).toEqual([]);
    for (const day of ['2026-06-28', '2026-07-02']) expect(mayRemind({ open: charges }, day)).toBe(true);
    expect(mayRemind({ open: charges }, '2026-06-27')).toBe(false);
  });

  it('leaves the day before to autopay, is never of a deposit, and may be two of one day [D23]', () => {
    const charges = [open('2026-06-27'), open('2026-07-01')];
    expect(on('2026-06-28', charges).map(({ kind }) => kind)).toEqual(['late', 'before']);
    expect(on('2026-06-28', charges, { hasAutopay: true }).map(({ kind }) => kind)).toEqual(['late']);
    const deposit = [open('2026-07-01', 'deposit')];
    expect([on('2026-07-02', deposit), mayRemind({ open: deposit }, '2026-07-02')]).toEqual([[], false]);
  });

  it('names no first fee day before the one that the law lets be [D62]', () => {
    const lease = leaseWith({ ...late, graceDays: 2, firstFeeDay: 3 });
    const day = (state: string) =>
      on('2026-07-02', [open('2026-07-01')], { lease, cap: capOn(state, '2026-07-02') })[0]?.firstFeeDay;
    expect([day('North Carolina'), day('Iowa')]).toEqual(['2026-07-06', '2026-07-04']);
  });

  it('names the first fee day of a kind that has a fee, and says what is past [D14]', () => {
    const none = leaseWith({ ...late, fee: { kind: 'none' } });
    const fee = (lease: typeof none, kind: OpenCharge['kind']) =>
      on('2026-07-02', [open('2026-07-01', kind)], { lease })[0]?.firstFeeDay;
    expect([fee(given.lease, 'rent'), fee(given.lease, 'parking'), fee(none, 'rent')]).toEqual([
      '2026-07-07',
      undefined,
      undefined,
    ]);
    const reminder = { kind: 'late', due: '2026-07-01', cents: 145_000, firstFeeDay: '2026-07-07' } as const;
    expect(reminderText(reminder, 'unit 2')).toEqual({
      subject: '$1,450.00 is past due',
      sentence:
        '$1,450.00 for unit 2 was due by Jul 01, 2026 and isn’t paid yet. A late fee may be charged from Jul 07, 2026.',
    });
    expect(reminderText({ kind: 'before', due: '2026-07-01', cents: 1 }, 'unit 2').sentence).toBe(
      '$0.01 for unit 2 is due on Jul 01, 2026.',
    );
  });

  it('names the first fee day of each kind that the lease lists [D14]', () => {
    const lease = leaseWith({ ...late, lineKinds: ['rent', 'parking'] });
    const fees = (['rent', 'parking', 'utility'] as const).map(
      (kind) => on('2026-07-02', [open('2026-07-01', kind)], { lease })[0]?.firstFeeDay,
    );
    expect(fees).toEqual(['2026-07-07', '2026-07-07', undefined]);
  });

  it('that a person asks for counts from the day after the due day', () => {
    const head = { open: [open('2026-07-01')], balances: {} };
    const asked = (today: string) => askedReminder(head, { lease: given.lease, today, pending: [] });
    expect([asked('2026-07-01'), asked('2026-07-02')?.cents]).toEqual([undefined, 145_000]);
  });

  it('that a person asks for is of all past due on any day, less what is on its way, never of a deposit [D23]', () => {
    const balances = { prepayment: -5_000 };
    const asked = (today: string, charges: readonly OpenCharge[], cents = 0) =>
      askedReminder(
        { open: charges, balances },
        { lease: given.lease, today, pending: cents > 0 ? [{ payment: 'p', cents, begun: '' }] : [] },
      );
    const charges = [open('2026-07-01'), open('2026-06-01'), open('2026-07-10')];
    const late = { kind: 'late', due: '2026-07-01', cents: 285_000 };
    expect(asked('2026-07-10', charges)).toEqual(late);
    expect(asked('2026-07-08', charges)).toEqual(late);
    expect(asked('2026-07-07', charges)).toEqual({ ...late, firstFeeDay: '2026-07-07' });
    expect(asked('2026-07-07', charges, 284_999)).toMatchObject({ cents: 1 });
    expect(asked('2026-07-07', charges, 285_000)).toBeUndefined();
    expect(asked('2026-06-01', charges)).toBeUndefined();
    const deposit = open('2026-06-15', 'deposit');
    expect(asked('2026-07-20', [deposit])).toBeUndefined();
    expect(asked('2026-06-20', [open('2026-06-01'), deposit])).toMatchObject({
      due: '2026-06-01',
      cents: 140_000,
    });
  });

  it('is not sent from 21:00 to 8:00 of the property’s clock [D6]', () => {
    const night = (instant: string) => isQuiet((one) => dayInZone('America/Chicago', one), new Date(instant));
    expect(
      ['T12:59:59', 'T13:00:00', 'T01:59:59', 'T02:00:00', 'T04:30:00', 'T05:00:00'].map((time) =>
        night(`2026-07-01${time}Z`),
      ),
    ).toEqual([true, false, false, true, true, true]);
  });
});
