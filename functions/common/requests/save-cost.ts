import type { AuditAction } from '../../../shared/domain/audit/audit';
import type { AuditFacts } from '../../../shared/domain/audit/audit-words';
import { followedBy, post } from '../../../shared/domain/ledger/fold';
import { dueDayProblem, movedDayProblem } from '../../../shared/domain/ledger/money-days';
import { billSources, recordBill } from '../../../shared/domain/ledger/owners/bills';
import { withInvoice } from '../../../shared/domain/ledger/owners/invoices';
import type { ExpenseCategory, Invoice } from '../../../shared/domain/ledger/owners/owner-money';
import { isRefused } from '../../../shared/domain/ledger/refusals';
import type { Answer } from '../../../shared/domain/ledger/rent/charges';
import { charge } from '../../../shared/domain/ledger/rent/charges';
import { applyPrepayments } from '../../../shared/domain/ledger/rent/payments';
import { displayDollars } from '../../../shared/domain/money';
import type { Viewer } from '../../../shared/domain/people/roles';
import { cost } from '../../../shared/domain/requests/costs';
import type { Given } from '../../../shared/domain/requests/move';
import { refuse } from '../../../shared/wire/refusals';
import type { Audited } from '../../runtime/audit';
import type { Deps } from '../../runtime/deps/deps';
import type { Trace } from '../../table/audit/writes';
import type { Once } from '../../table/db/once';
import type { LedgerPost } from '../../table/ledger/writes';
import { momentAt } from '../leases/lease-at';
import { findLedger, type LedgerAt } from '../ledger/find-ledger';
import { aboutLedger, ownersOn, shownOf } from '../ledger/ledger-place';
import { aboutBook, findPropertyBook, type PropertyBookAt, shownOfProperty } from '../ledger/property-book';
import type { RequestAt } from './request-at';
import { requestName } from './request-at';
import { movedOrRefuse, saveMove } from './save-move';

/** A person who writes money of a request down. */
export type CostCall = {
  readonly viewer: Viewer;
  readonly now: Date;
  readonly requestId: string;
  readonly once?: Once | undefined;
  trace(change: Audited): Trace;
};

export type At = Pick<RequestAt, 'request' | 'head' | 'terms'>;

/** The books that a cost goes into: the property's own, and the lease's for the tenants' part. */
export type Books = { readonly own: PropertyBookAt; readonly lease?: LedgerAt | undefined };

/**
 * Refuses `no-lease` for tenants' money without a lease, and `not-found` for money the caller may not see.
 */
export async function costBooks(
  { viewer, now }: Pick<CostCall, 'viewer' | 'now'>,
  { request, isClaimed }: { readonly request: At['request']; readonly isClaimed: boolean },
  deps: Deps,
): Promise<Books> {
  const { propertyId, leaseId } = request.place;
  if (isClaimed && leaseId === undefined) throw refuse('no-lease');
  const [own, lease] = await Promise.all([
    findPropertyBook({ viewer, now, propertyId }, {}, deps),
    isClaimed && leaseId !== undefined
      ? findLedger({ viewer, now, leaseId }, { payments: 'held' }, deps)
      : undefined,
  ]);
  return { own, lease };
}

type Posting = { readonly action: AuditAction; readonly facts: AuditFacts; readonly answer: Answer };

/** One book's part, with its own log entry. Refuses as the ledger does. */
export function postOf(
  { now, viewer, requestId, once, trace }: CostCall,
  { action, facts, answer }: Posting,
  book: Pick<LedgerPost, 'before' | 'shown'> & { readonly logged: Pick<Audited, 'object' | 'about'> },
): LedgerPost {
  const { before, shown, logged } = book;
  const posted = post(before.book, answer);
  if (isRefused(posted)) {
    const { refused, limit } = posted;
    throw refuse(
      refused,
      limit === undefined ? {} : { fields: { cents: `At most ${displayDollars(limit)} is possible` } },
    );
  }
  if (posted.entries.length === 0) throw refuse('conflict');
  // The change of the request holds the key of a repeated call.
  const { once: _, ...rest } = trace({ action, ...logged, after: facts });
  const actor = { by: viewer.userId, at: now.toISOString(), requestId, hash: once?.hash };
  return { before, posted, shown, actor, trace: rest };
}

export const bookOf = ({ head, ledger }: PropertyBookAt, now: Date) => ({
  before: ledger,
  shown: shownOfProperty(head, now),
  logged: aboutBook(head),
});
export const ledgerOf = (at: LedgerAt, now: Date) => ({
  before: at.ledger,
  shown: shownOf(at, now),
  logged: aboutLedger(at),
});

export type Money = {
  readonly vendor: string;
  readonly category: ExpenseCategory;
  readonly ownerCents: number;
  readonly tenantCents: number;
  readonly on: string;
  readonly due: string;
  readonly reference: string;
  readonly memo: string;
  /** The vendor's bill by link that it is of. */
  readonly bill?: number | undefined;
  readonly invoice?: Invoice | undefined;
};

/** Refuses `bad-day` at the field. */
function checkDays({ on, due }: Money, today: string): void {
  const problems = { billed_on: movedDayProblem(on, { today }), due_on: dueDayProblem(due, today) };
  for (const [field, problem] of Object.entries(problems))
    if (problem) throw refuse('bad-day', { fields: { [field]: problem } });
}

type Costing = {
  readonly call: CostCall;
  readonly at: At;
  readonly books: Books;
  readonly given: Given;
  readonly money: Money;
  /** The answer of the call, by the bill's source. */
  readonly reply: (cost: number, source: string) => unknown;
};

/**
 * The bill in the property's book and the tenants' claim, with the fact of the cost, in one transaction on
 * the request's version (D87). Refuses `approval-needed` above what may be spent, and as the ledger does.
 */
export async function saveCost({ call, at, books, given, money, reply }: Costing, deps: Deps) {
  const { request, head } = at;
  const { now } = call;
  const { organizationId, requestId, place } = request;
  const today = momentAt({ head }, now).on;
  checkDays(money, today);
  const number = request.costs.length + 1;
  const source = `${billSources}${requestId}.${number}`;
  const { leaseId } = place;
  const claimSource = `charge:${requestId}.${number}`;
  const isClaimed = money.tenantCents > 0 && leaseId !== undefined;
  const move = cost(request, given, {
    vendor: money.vendor,
    ownerCents: money.ownerCents,
    tenantCents: money.tenantCents,
    on: money.on,
    source,
    ...(isClaimed && { claim: { leaseId, source: claimSource } }),
    ...(money.bill !== undefined && { bill: money.bill }),
  });
  movedOrRefuse(move);
  const posts = [
    billPost({ call, at, books, money, source }),
    ...(books.lease && isClaimed ? [claimPost({ call, at, money, source: claimSource }, books.lease)] : []),
  ];
  const answered = reply(number, source);
  const key = { organizationId, requestId };
  await saveMove({ call, at, key, move, posts, reply: answered }, deps);
  return { cost: number, source };
}

type BillPart = Pick<Costing, 'call' | 'at' | 'money'> & { readonly source: string };

function billPost({ call, at, books, money, source }: BillPart & Pick<Costing, 'books'>): LedgerPost {
  const { vendor, category, ownerCents, tenantCents, on, due, reference, memo, invoice } = money;
  const { unitId, unitNumber } = at.request.place;
  const cents = ownerCents + tenantCents;
  const bill = {
    cents,
    due,
    request: at.request.requestId,
    ...(unitId !== undefined && { unit: { id: unitId, number: unitNumber } }),
  };
  const by = { source, on, why: memo || requestName(at.request.requestId) };
  const recorded = recordBill(by, { vendor, category, bill, ...(reference && { reference }) });
  const facts = {
    kind: category,
    amount: cents,
    day: on,
    due,
    payee: vendor,
    ...(reference && { reference }),
  };
  const answer = invoice ? withInvoice(recorded, invoice) : recorded;
  return postOf(call, { action: 'ledger.bill', facts, answer }, bookOf(books.own, call.now));
}

/** The tenants' part, which credits the owners once it is paid; held money covers it at once. */
function claimPost({ call, at, money, source }: BillPart, lease: LedgerAt): LedgerPost {
  const { on } = momentAt(lease, call.now);
  const { tenantCents: cents, due } = money;
  const label = requestName(at.request.requestId);
  const claim = charge({ source, on }, { kind: 'damage', label, due, to: 'owner', cents });
  const answer = followedBy(lease.ledger.book, claim, (then) =>
    applyPrepayments(then, { on }, ownersOn(lease.head)),
  );
  const facts = { kind: 'damage', amount: cents, due, description: label };
  return postOf(call, { action: 'ledger.charge', facts, answer }, ledgerOf(lease, call.now));
}
