import { later } from '../../dates';
import { securityBucket } from '../../ledger/deposits/deposit-buckets';
import type { Lease } from '../lease';
import type { Day } from '../moments';
import { completePacketOf, signedTerms } from '../status/standing';
import type { Term } from '../term';
import { moveInLabels } from './move-in-labels';
import { type MoveInDue, MoveInKind } from './rent-terms';

/** Reads all facts, whatever their day. */
const everyDay: Day = '9999-12-31';

/** Whose a charge is: the security deposit is in no row, and is not named in one. */
export const moveInClasses = ['deposit', ...MoveInKind.options] as const;
export type MoveInClass = (typeof moveInClasses)[number];

/** What an agreed term charges once, in cents; each `source` is posted once (D3, D61). */
export type MoveInCharge = {
  readonly source: string;
  readonly what: MoveInClass;
  readonly label: string;
  /** The number of its term. */
  readonly term: number;
  readonly dueOn: Day;
  /** The day of the last signature: it is neither claimed nor due before (D65). */
  readonly knownOn: Day;
  /** Who holds the deposit money; absent for a fee, which is the owners'. */
  readonly bucket?: string;
  readonly cents: number;
};

/** A row of the term, and its security deposit as one. */
type Row = {
  readonly what: MoveInClass;
  readonly id: string;
  readonly label: string;
  readonly cents: number;
  readonly due: MoveInDue;
};

const shortNames = { deposit: 'deposit', 'pet-deposit': 'pet', 'last-month': 'last' } as const;

/** What is charged once by a term, whatever an earlier one charged. */
export const moveInRows = ({ deposit, moveIn }: Pick<Term, 'deposit' | 'moveIn'>): Row[] => {
  if (!moveIn) return [];
  const { cents } = deposit;
  const { depositDue: due, items } = moveIn;
  const security: Row = { what: 'deposit', id: '', label: moveInLabels.deposit, cents, due };
  return [
    ...(cents > 0 ? [security] : []),
    ...items.map(({ kind, label, ...row }): Row => {
      return { ...row, what: kind, label: kind === 'fee' ? label : moveInLabels[kind] };
    }),
  ];
};

/** The deposit of a term: one of before the rule counts, as it was paid or is in the opening balance. */
const levelOf = (term: Term, what: MoveInClass): number =>
  what === 'deposit'
    ? term.deposit.cents
    : Math.max(0, ...(term.moveIn?.items ?? []).map(({ kind, cents }) => (kind === what ? cents : 0)));

const bucketOf = ({ parties }: Term, what: Exclude<MoveInClass, 'fee'>): string =>
  what === 'deposit' ? securityBucket(parties.tenants) : shortNames[what];

/**
 * Everything that the agreed terms charge once, in their order: fees whole, of a deposit what it is above the
 * highest one agreed before. Nothing of a term without `moveIn`.
 */
export function moveInChargesOf(lease: Lease): MoveInCharge[] {
  const terms = signedTerms(lease, everyDay);
  return terms.flatMap((term, at) => {
    const packet = completePacketOf(lease, { term: term.number, on: everyDay });
    const knownOn = packet?.completed?.on ?? term.adopted?.on ?? term.from;
    return moveInRows(term).flatMap(({ what, id, label, cents, due }): MoveInCharge[] => {
      if (cents === 0) return [];
      const dueOn = later(due === 'start' ? term.from : knownOn, knownOn);
      const charge = { what, label, term: term.number, dueOn, knownOn } as const;
      const start = `movein:${lease.leaseId}:`;
      if (what === 'fee') return [{ ...charge, source: `${start}fee-${term.number}-${id}`, cents }];
      const before = Math.max(0, ...terms.slice(0, at).map((one) => levelOf(one, what)));
      const more = cents - before;
      const source = `${start}${shortNames[what]}-${term.number}`;
      return more > 0 ? [{ ...charge, source, bucket: bucketOf(term, what), cents: more }] : [];
    });
  });
}
