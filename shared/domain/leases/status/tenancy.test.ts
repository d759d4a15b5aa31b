import { describe, expect, it } from 'vitest';
import { ada, grace } from '../../../../test/support/leases/lease-data';
import { drafted, sent, signedBy, signedLease } from '../../../../test/support/leases/lease-story';
import type { Lease } from '../lease';
import {
  isSameTenant,
  sharesBalance,
  shownTerm,
  signedAhead,
  speaksForTenants,
  statusForTenant,
  termsOfTenant,
  toSignOf,
} from './tenancy';

/** Two signed terms: Ada and Grace in 2026, Ada and Dora in 2027. */
function twoTerms(): Lease {
  const { lease } = signedLease('2026-01-10');
  const [term] = lease.terms;
  const [packet] = lease.packets;
  if (!term || !packet) throw new Error('there is no signed term');
  const dora = { ...grace, id: 'dora', firstName: 'Dora', email: 'dora@example.test' };
  const parties = { ...term.parties, tenants: [ada, dora] };
  const renewal = { ...term, number: 2, from: '2027-01-01', to: '2027-12-31', parties };
  const signers = [...lease.signers, ...lease.signers.map((signer) => ({ ...signer, term: 2 }))];
  return { ...lease, terms: [term, renewal], packets: [packet, { ...packet, term: 2 }], signers };
}

describe('where a lease stands for a tenant [D37]', () => {
  const lease = twoTerms();
  const status = (who: string, on: string) =>
    statusForTenant(lease, termsOfTenant(lease, `${who}@example.test`, on), on);

  it.each([
    ['grace', '2026-06-01', 'active'],
    ['grace', '2027-02-01', 'ended'],
    ['ada', '2027-02-01', 'active'],
    ['dora', '2027-02-01', 'active'],
  ])('of %s on %s is %s', (who, on, wanted) => {
    expect(status(who, on)).toBe(wanted);
  });

  it('of one who comes back with a later term is not over in between', () => {
    const [first, second] = lease.terms;
    const [packet] = lease.packets;
    if (!first || !second || !packet) throw new Error('there is no signed term');
    const back = { ...first, number: 3, from: '2028-01-01', to: '2028-12-31' };
    const longer = {
      ...lease,
      terms: [first, second, back],
      packets: [...lease.packets, { ...packet, term: 3 }],
    };
    const [on, terms] = ['2027-02-01', termsOfTenant(longer, grace.email, '2027-02-01')];
    expect([terms.length, statusForTenant(longer, terms, on)]).toEqual([2, 'active']);
  });

  it('of one who comes with the next term is not over before it begins', () => {
    expect(status('dora', '2026-06-01')).toBe(status('ada', '2026-06-01'));
  });
});

describe('who speaks for the tenants of a lease [D37]', () => {
  const speaks = (lease: Lease, who: string, on: string) =>
    speaksForTenants(lease, termsOfTenant(lease, `${who}@example.test`, on), on);

  it.each([
    ['ada', '2026-01-12', true, 'the first term is to come'],
    ['grace', '2026-06-01', true, 'the term in force names them'],
    ['dora', '2026-06-01', false, 'they join by the next term alone'],
    ['grace', '2027-02-01', false, 'they were left out of the term in force'],
    ['dora', '2027-02-01', true, 'the term in force names them'],
    ['carol', '2026-06-01', false, 'a co-signer lives elsewhere'],
  ])('%s on %s: %s, since %s', (who, on, wanted) => {
    expect(speaks(twoTerms(), who, on)).toBe(wanted);
  });

  it('nobody while it is out for signature, nor once it has ended', () => {
    expect(speaks(sent(drafted('2026-01-03'), '2026-01-03').lease, 'ada', '2026-01-04')).toBe(false);
    const end = { number: 1, on: '2026-05-01', why: 'agreement', note: '', writtenOn: '2026-05-01' } as const;
    expect(speaks({ ...twoTerms(), ends: [end] }, 'ada', '2026-06-01')).toBe(false);
  });
});

describe('two leases name the same tenant', () => {
  const nobody = { ...grace, email: '' };
  it.each([
    ['by their mail address', grace, { ...ada, email: ' Grace@Example.test' }, true],
    [
      'not by their name, where both have an address',
      grace,
      { ...grace, email: 'other@example.test' },
      false,
    ],
    ['by their name, where the first has no address', nobody, { ...grace, firstName: 'GRACE' }, true],
    ['by their name, where the other has no address', grace, { ...nobody, lastName: 'hopper' }, true],
    ['not by half of their name', nobody, { ...nobody, lastName: 'Murray' }, false],
    ['not by the other half', nobody, { ...nobody, firstName: 'Brewster' }, false],
  ])('%s', (_, one, other, isSame) => {
    expect([isSameTenant(one, other), isSameTenant(other, one)]).toEqual([isSame, isSame]);
  });
});

describe('the term that a tenant is shown', () => {
  const lease = twoTerms();
  const of = (who: string, on: string) => termsOfTenant(lease, `${who}@example.test`, on);
  const shown = (who: string, on: string) => shownTerm(lease, of(who, on), on)?.term.number;

  it.each([
    ['the one in force', 'ada', '2027-02-01', 2],
    ['the next one before any is in force', 'ada', '2026-01-12', 1],
    ['the next one of theirs', 'dora', '2026-06-01', 2],
    ['the last one they signed', 'grace', '2027-02-01', 1],
  ])('is %s', (_, who, on, number) => {
    expect(shown(who, on)).toBe(number);
  });

  it.each([
    ['the next one they signed, where others live there meanwhile', {}, 3],
    ['not one they still have to sign', { completed: undefined, expiresOn: '2027-12-31' }, 1],
  ])('is %s', (_, third, number) => {
    const [term, renewal] = lease.terms;
    const [packet] = lease.packets;
    if (!term || !renewal || !packet) throw new Error('there is no signed term');
    const back = { ...term, number: 3, from: '2028-01-01', to: '2028-12-31' };
    const packets = [...lease.packets, { ...packet, term: 3, ...third }];
    const longer = { ...lease, terms: [term, renewal, back], packets };
    const [on, mine] = ['2027-02-01', termsOfTenant(longer, grace.email, '2027-02-01')];
    expect([mine.length, shownTerm(longer, mine, on)?.term.number]).toEqual([2, number]);
  });

  it('is not what they signed ahead of it, which is neither that term nor an earlier one', () => {
    const ahead = (who: string, on: string) => signedAhead(lease, of(who, on), on)?.term.number;
    expect(ahead('ada', '2026-06-01')).toBe(2);
    expect([ahead('ada', '2027-02-01'), ahead('grace', '2026-06-01')]).toEqual([undefined, undefined]);
  });

  it('is the one that is out, where none is signed by everyone', () => {
    const { lease: out } = sent(drafted('2026-01-02'), '2026-01-03');
    const terms = termsOfTenant(out, ada.email, '2026-01-03');
    expect(shownTerm(out, terms, '2026-01-03')?.term.number).toBe(1);
  });

  it('tells whose the joint balance is [D26]', () => {
    const shares = (who: string, on: string) => sharesBalance(lease, of(who, on), on);
    expect([shares('ada', '2026-06-01'), shares('ada', '2027-02-01')]).toEqual([true, true]);
    const next = signedLease('2026-01-10').lease;
    const early = (email: string) =>
      sharesBalance(next, termsOfTenant(next, email, '2026-01-12'), '2026-01-12');
    expect([early(ada.email), early('nobody@example.test')]).toEqual([true, false]);
    expect([shares('grace', '2026-06-01'), shares('dora', '2026-06-01')]).toEqual([true, false]);
    expect([shares('grace', '2027-02-01'), shares('dora', '2027-02-01')]).toEqual([false, true]);
  });
});

describe('what a tenant signs while others have not', () => {
  const on = '2026-01-04';
  const out = sent(drafted('2026-01-02'), '2026-01-03');
  const half = signedBy(out, on, ['ada']);
  const toSign = (story: typeof out, email: string, day = on) => {
    const found = toSignOf(story.lease, termsOfTenant(story.lease, email, on), day);
    return found && [found.term.number, found.signer.id];
  };
  const ahead = ({ lease }: typeof out, email: string) =>
    signedAhead(lease, termsOfTenant(lease, email, on), on);

  it('is asked of each until they have signed', () => {
    expect([toSign(out, ada.email), toSign(out, grace.email)]).toEqual([
      [1, 'ada'],
      [1, 'grace'],
    ]);
    expect([toSign(half, ada.email), toSign(half, grace.email)]).toEqual([undefined, [1, 'grace']]);
    expect(toSign(signedLease('2026-01-03'), ada.email)).toBeUndefined();
  });

  it('is asked through the last day to sign', () => {
    expect(toSign(out, ada.email, '2026-02-02')).toEqual([1, 'ada']);
    expect(toSign(out, ada.email, '2026-02-03')).toBeUndefined();
  });

  it('waits for the others', () => {
    expect(ahead(half, ada.email)).toMatchObject({ term: { number: 1 }, signedOn: on, waitingFor: 3 });
    expect([ahead(half, grace.email), ahead(out, ada.email)]).toEqual([undefined, undefined]);
    expect(ahead(signedBy(half, on, ['mia']), ada.email)?.waitingFor).toBe(2);
  });
});
