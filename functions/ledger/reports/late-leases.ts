import { displayDate } from '../../../shared/domain/dates';
import { statusOf } from '../../../shared/domain/leases/status/status';
import { dayInZone } from '../../../shared/domain/leases/time-zones';
import { planStanding } from '../../../shared/domain/ledger/rent/payment-plan';
import type { ReportRow } from '../../../shared/domain/ledger/reports/report-row';
import { displayDollars } from '../../../shared/domain/money';
import type { Deps } from '../../runtime/deps/deps';
import { mapAll } from '../../runtime/map-all';
import type { StoredEntry, StoredHead } from '../../table/ledger/record';

/** The newest entries in which the last payment is looked for. */
const entriesRead = 100;
const sideBySide = 8;

/** Money that tenants paid, and the bank did not take back since. */
function lastPayment(newestFirst: readonly StoredEntry[]): StoredEntry | undefined {
  const returned = newestFirst.flatMap(({ type, payment }) => (type === 'return' ? (payment ?? []) : []));
  return newestFirst.find(
    ({ type, payment = '', received }) =>
      type === 'payment' &&
      received !== undefined &&
      received.method !== 'deposit' &&
      !returned.includes(payment),
  );
}

async function paidText(head: StoredHead, through: string, { ledgers }: Deps): Promise<string> {
  const { organizationId, leaseId } = head;
  const entries = await ledgers.page({ organizationId, leaseId, through, limit: entriesRead });
  const { on, received } = lastPayment(entries) ?? {};
  if (received) return `last paid ${displayDollars(received.cents)} on ${displayDate(on)}`;
  return entries.length < entriesRead ? 'never paid' : 'not paid lately';
}

function planText({ plan, pending = [], open, shown }: StoredHead, now: Date): string {
  if (!plan) return '';
  const { state } = planStanding(plan, {
    head: { open },
    pending,
    today: dayInZone(shown.zone ?? 'UTC', now),
  });
  return state === 'done' ? '' : `payment plan ${state}`;
}

async function noticeText({ organizationId, leaseId, shown }: StoredHead, now: Date, { leases }: Deps) {
  const read = await leases.byId({ organizationId, leaseId });
  const today = dayInZone(shown.zone ?? 'UTC', now);
  return read && statusOf(read.lease, today) === 'notice-given' ? 'notice given' : '';
}

type Known = { readonly heads: readonly StoredHead[]; readonly to: string; readonly now: Date };

/**
 * Rows of leases that are late with their last payment through a day, and the plan and notice that stand
 * today.
 */
export const withLastPayments = (
  rows: readonly ReportRow[],
  { heads, to, now }: Known,
  deps: Deps,
): Promise<ReportRow[]> =>
  mapAll(
    [...rows],
    async (row) => {
      const head = heads.find(({ leaseId }) => leaseId === row.at.lease);
      if (!head) return row;
      const [paid, notice] = await Promise.all([paidText(head, to, deps), noticeText(head, now, deps)]);
      const agreed = [planText(head, now), notice].filter((text) => text !== '').join(', ');
      return { ...row, texts: [...row.texts.slice(0, 4), paid, agreed] };
    },
    { concurrency: sideBySide },
  );
