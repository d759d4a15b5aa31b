import { type OnlineMode, onlineModeOf } from '../../../shared/domain/ledger/rent/online-modes';
import { type Trace, traceWrites } from '../audit/writes';
import type { Db } from '../db/db';
import { put, update } from '../db/writes';
import type { LedgerRead } from './read';
import { type LedgerKey, ledgerPartition, OnlinePayment, OnlineSetting, onlineOfLedger } from './record';

/** Online payments of a lease, the earliest first. */
export const onlineOf =
  (db: Db) =>
  async (key: LedgerKey): Promise<OnlinePayment[]> => {
    const range = { beginsWith: onlineOfLedger };
    const found = await db.list(OnlinePayment, { partition: ledgerPartition(key), range });
    return found.toSorted((one, other) => one.startedAt.localeCompare(other.startedAt));
  };

export const onlinePayment =
  (db: Db) =>
  (key: LedgerKey & { paymentId: string }): Promise<OnlinePayment | undefined> =>
    db.get(OnlinePayment, key);

/** Keeps the page on which it is paid, while nothing else became of it. */
export const saveCheckout =
  (db: Db) =>
  async (payment: OnlinePayment, page: { checkoutId: string; url: string }): Promise<void> => {
    const condition = { attr: 'state', eq: 'initiated' } as const;
    await db.write(update(OnlinePayment, { key: payment, set: page, condition }));
  };

/** Keeps why the provider did not begin a payment, while nothing else became of it. */
export const saveFailure =
  (db: Db) =>
  async (payment: OnlinePayment, failure: string): Promise<void> => {
    const condition = { attr: 'state', eq: 'initiated' } as const;
    await db.write(update(OnlinePayment, { key: payment, set: { failure }, condition }));
  };

type Asked = { readonly key: LedgerRead['key']; readonly isReady: boolean };
type Modes = { lease: OnlineMode | undefined; property: OnlineMode | undefined; mode: OnlineMode };

/** What was chosen for a lease and its property, and what tenants may pay online therefore. */
export const onlineModes =
  (db: Db) =>
  async ({ key, isReady }: Asked): Promise<Modes> => {
    const found = await db.getAll(OnlineSetting, [key, { ...key, leaseId: '' }]);
    const of = (leaseId: string) => found.find((one) => one.leaseId === leaseId)?.mode;
    const chosen = { lease: of(key.leaseId), property: of('') };
    return { ...chosen, mode: onlineModeOf(chosen, { isReady }) };
  };

/** Chooses for a property, or with a `leaseId` for one lease. */
export const chooseOnline =
  (db: Db) =>
  async ({ trace, ...setting }: OnlineSetting & { trace: Trace }) =>
    db.transact([...traceWrites(trace), put(OnlineSetting, setting)]);
