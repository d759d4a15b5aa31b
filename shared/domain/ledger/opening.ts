import { addDays, type LocalDate } from '../dates';
import type { Day } from '../leases/moments';
import { accounts, type FeeBearer, payeeOf } from './accounts';
import type { Book, Charge, Draft } from './entry';
import { followedBy } from './fold';
import { isAmount } from './refusals';
import { type Answer, type By, charge } from './rent/charges';
import type { SharesOn } from './rent/covers';
import { receive } from './rent/payments';

/** A deposit that was held for a tenant before the ledger began, in cents (D32). Refuses `bad-amount`. */
export const openDeposit = (by: By, { tenant, cents }: { tenant: string; cents: number }): Answer =>
  isAmount(cents)
    ? [{ ...by, type: 'opening', lines: { [accounts.opening]: cents, [accounts.deposit(tenant)]: -cents } }]
    : { refused: 'bad-amount' };

/** Once per lease: the key of the entry that says from when rent is charged here. */
export const openingSource = 'opening';

/** How a lease stood when its ledger began, in cents. Every due day is before `since`. */
export type Opening = {
  /** The first day whose rent is charged here, a month's first. */
  readonly since: Day;
  readonly owed: readonly Pick<Charge, 'kind' | 'label' | 'due' | 'cents'>[];
  /** What the tenants had paid ahead, 0 for nothing. */
  readonly credit: number;
  readonly deposits: readonly { readonly tenant: string; readonly cents: number }[];
  readonly shares: SharesOn;
  readonly bearer: FeeBearer;
};

/** The posting day: the day before, but not to come and not closed (D7). */
export function openingDay(since: Day, { today, locked }: { today: LocalDate; locked: string }): Day {
  const before = addDays(since, -1);
  const on = before < today ? before : today;
  return on <= locked ? addDays(locked, 1) : on;
}

/**
 * Starts a ledger in the middle of a tenancy: what is owed at its old due day, what was paid ahead, which
 * covers it (D20), and the deposits held. Rent of earlier days is taken back by the rent job. Refuses
 * `already-opened`, `bad-amount`.
 */
export function openLedger(book: Book, by: Omit<By, 'source'>, opening: Opening): Answer {
  if (book.entries[openingSource]) return { refused: 'already-opened' };
  const { owed, credit, deposits, shares, bearer } = opening;
  const begin: Draft = { ...by, source: openingSource, type: 'opening', lines: {} };
  const steps = [
    ...owed.map((one, at) => (): Answer => {
      const source = `${openingSource}:charge:${at + 1}`;
      return charge({ ...by, source }, { ...one, to: payeeOf(one.kind, { bearer }) });
    }),
    ...(credit === 0 ? [] : [(then: Book) => receive(then, ...creditOf(by, { credit, shares }))]),
    ...deposits.map((one) => (): Answer => {
      const source = `${openingSource}:deposit:${one.tenant}`;
      return openDeposit({ ...by, source }, one);
    }),
  ];
  return steps.reduce<Answer>((drafts, step) => followedBy(book, drafts, step), [begin]);
}

const creditOf = (
  by: Omit<By, 'source'>,
  { credit: cents, shares }: { credit: number; shares: SharesOn },
): [By, Parameters<typeof receive>[2]] => {
  const facts = { method: 'opening', reference: '', payer: '', chosen: [], isAutomatic: true } as const;
  return [
    { ...by, source: `${openingSource}:credit` },
    { payment: 'pay_opening', cents, ...facts, shares },
  ];
};
