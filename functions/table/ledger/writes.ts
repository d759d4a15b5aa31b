import { accounts } from '../../../shared/domain/ledger/accounts';
import type { Posted } from '../../../shared/domain/ledger/fold';
import { refuse } from '../../../shared/wire/refusals';
import type { Trace } from '../audit/writes';
import { type AutopayChange, autopayWrites } from '../autopay/writes';
import type { BankGuard } from '../bank/record';
import { guardWrites } from '../bank/writes';
import { absent, isVersion } from '../db/conditions';
import type { Db } from '../db/db';
import { check, put, update, type Write } from '../db/writes';
import type { FeeRun, RunFee } from '../fee-runs/record';
import { feeRunWrite, runFeeWrites } from '../fee-runs/writes';
import type { Recurring } from '../recurring/record';
import { recurringWrite } from '../recurring/writes';
import type { PropertyTerms } from '../statements/record';
import { termsWrite } from '../statements/writes';
import { type TransferStep, transferWrites } from '../transfers/writes';
import type { LedgerRead } from './read';
import {
  ClosedBooks,
  isLeaseBook,
  type LedgerKey,
  neverDue,
  OnlinePayment,
  RentWatch,
  Settlement,
  StoredEntry,
  StoredHead,
  StoredPayment,
} from './record';
import { rentYearWrites } from './rent-years';

/** For the transaction that changes a signed lease, at its new version: its rent is looked at again. */
export const watchRent = (key: LedgerKey, version: number): Write<'rent-watch'> =>
  put(RentWatch, { ...key, version, next: '' });

/**
 * With the first entry of a property's or the organization's own book: the nightly check finds it, also where
 * no lease is signed.
 */
const watchBook = (key: LedgerKey): Write<'rent-watch'> =>
  put(RentWatch, { ...key, version: 0, next: neverDue });

/** Who writes entries, from which call; `hash` is of the call's body. */
export type LedgerActor = {
  readonly by: string;
  readonly at: string;
  readonly requestId: string;
  readonly hash?: string | undefined;
};

export type LedgerPost = {
  /** As it was read: the decision was made on this version. */
  readonly before: LedgerRead;
  readonly posted: Posted;
  readonly shown: StoredHead['shown'];
  readonly actor: LedgerActor;
  /** Where posting of rent begins by an opening balance; the rent job looks at the lease again. */
  readonly opened?: { readonly since: string; readonly leaseVersion: number } | undefined;
  /** Online payments as they are from now on, in the head's `pending` while they are on their way. */
  readonly online?: readonly OnlinePayment[] | undefined;
  /** The autopay that begins one of them. */
  readonly autopay?: AutopayChange | undefined;
  /** A transfer to an owner that these entries reserve, or what became of it. */
  readonly transfer?: TransferStep | undefined;
  /** The refund that the provider is asked for next, or that it was asked. */
  readonly refunding?: StoredHead['refunding'] | 'over';
  /** What settles the lease with these entries, once. */
  readonly settlement?: Settlement | undefined;
  /** Of the accounts that a person pays out of, as they were read (D54). */
  readonly guards?: readonly BankGuard[] | undefined;
  /** The property's accounts from this entry on (D51). */
  readonly terms?: PropertyTerms | undefined;
  /** What these entries are in their run of fees; `run` where they begin it. */
  readonly fees?: { readonly fees: readonly RunFee[]; readonly run?: FeeRun | undefined } | undefined;
  /** What comes again and is posted by these entries, at its next version (recurring.md). */
  readonly recurring?: readonly Recurring[] | undefined;
  /** Absent for a job: its entries are the log. */
  readonly trace?: Trace | undefined;
};

const isOnItsWay = ({ state }: OnlinePayment): boolean => state === 'initiated' || state === 'pending';

/** What is on its way after these changes. */
export const pendingAfter = ({ pending }: Pick<LedgerRead, 'pending'>, online: readonly OnlinePayment[]) => [
  ...pending.filter(({ payment }) => !online.some(({ paymentId }) => paymentId === payment)),
  ...online.filter(isOnItsWay).map(({ paymentId: payment, cents, begun }) => ({ payment, cents, begun })),
];

/** The settlement's letter is there; only once. */
export const letterWrite = (key: LedgerKey, letter: string): Write<'settlement'> =>
  update(Settlement, { key, set: { letter }, condition: { attr: 'letter', exists: false } });

const takesDeposit = ({ entries }: Posted): boolean =>
  entries.some(({ lines }) =>
    Object.entries(lines).some(([account, cents]) => account.startsWith(accounts.deposit('')) && cents > 0),
  );

/**
 * While the provider is asked for a refund, nobody else asks, and no person takes anything from a deposit:
 * money that went out twice could not be had back (D33). Refuses `refund-under-way`.
 */
function checkRefunding({ before: { refunding: now }, posted, actor, refunding: next }: LedgerPost): void {
  if (!now || now.until <= actor.at) return;
  const isAnother = next !== undefined && next !== 'over' && next.attempt !== now.attempt;
  if (isAnother || (actor.by !== '' && takesDeposit(posted))) throw refuse('refund-under-way');
}

/**
 * Entries, head, payments and online payments of a posting, for a transaction that also writes its log.
 * Refuses `refund-under-way`.
 */
export function entryWrites(post: LedgerPost): Write[] {
  checkRefunding(post);
  const { before, posted, shown, actor, opened, online = [], autopay, settlement, transfer } = post;
  const refunding = post.refunding === 'over' ? undefined : (post.refunding ?? before.refunding);
  const { key, version } = before;
  const { hash, ...who } = actor;
  const { organizationId, leaseId, propertyId } = key;
  const ofLease = { organizationId, leaseId };
  const changed = Object.values(posted.book.payments).filter(
    (payment) => before.book.payments[payment.paymentId] !== payment,
  );
  const head = { ...posted.book.head, version: version + 1, since: opened?.since ?? before.since };
  const pending = pendingAfter(before, online);
  const returned = posted.entries.findLast(({ type }) => type === 'return')?.on ?? before.returned;
  const { reminded, plan, promise } = before;
  const asRead = before.booksVersion === 0 ? absent : isVersion(before.booksVersion);
  return [
    ...posted.entries.map((entry) =>
      put(StoredEntry, { ...ofLease, ...entry, ...who, ...(hash && { hash }) }, absent),
    ),
    put(
      StoredHead,
      {
        ...ofLease,
        propertyId,
        ...head,
        ...(pending.length > 0 && { pending }),
        refunding,
        reminded,
        returned,
        plan,
        promise,
        shown,
      },
      version === 0 ? absent : isVersion(version),
    ),
    ...rentYearWrites(key, posted.entries),
    ...changed.map((payment) => put(StoredPayment, { ...ofLease, ...payment })),
    ...online.map((payment) => put(OnlinePayment, payment)),
    ...(autopay ? autopayWrites(autopay) : []),
    ...(transfer ? transferWrites(transfer) : []),
    ...guardWrites(post.guards ?? []),
    ...(post.terms ? [termsWrite(post.terms)] : []),
    ...runFeeWrites(post.fees?.fees ?? []),
    ...(post.fees?.run ? [feeRunWrite(post.fees.run)] : []),
    ...(post.recurring ?? []).map(recurringWrite),
    ...(settlement ? [put(Settlement, settlement, absent)] : []),
    ...(opened ? [watchRent(ofLease, opened.leaseVersion)] : []),
    ...(version === 0 ? [check(ClosedBooks, { organizationId }, asRead)] : []),
    ...(version === 0 && !isLeaseBook(key) ? [watchBook(ofLease)] : []),
  ];
}

/** Sets a lease's newest promise to pay, or takes it away. Fails as `ledger` if the ledger moved. */
export const promiseWrite = (
  { key, version }: Pick<LedgerRead, 'key' | 'version'>,
  promise: StoredHead['promise'],
): Write =>
  update(StoredHead, {
    key,
    set: { version: version + 1, ...(promise && { promise }) },
    ...(!promise && { remove: ['promise'] as const }),
    condition: isVersion(version),
  });

/** DynamoDB's limit. */
const transactionItems = 100;

/**
 * All of it, or nothing. Refuses `conflict` when a condition fails, and `too-many-payments`, before writing.
 */
export async function writeTogether(db: Db, writes: readonly Write[]): Promise<void> {
  if (writes.length > transactionItems) throw refuse('too-many-payments');
  const failure = await db.transact(writes);
  if (failure) throw refuse('conflict');
}
