import type { RequestOf } from '../../../shared/contract/endpoint';
import { ledger as rows } from '../../../shared/contract/ledger';
import { sumOf } from '../../../shared/domain/ledger/accounts';
import { type CheckToWrite, checksFor } from '../../../shared/domain/ledger/checks/checks';
import { billPayment, payBill } from '../../../shared/domain/ledger/owners/bills';
import { Refusal, refuse } from '../../../shared/wire/refusals';
import { change } from '../../runtime/change';
import type { Deps } from '../../runtime/deps/deps';
import { retryOnConflict } from '../../runtime/retry-on-conflict';
import type { BankCheck } from '../../table/bank/record';
import { permitChange } from '../bank/find-bank';
import { checkDay } from '../books/check-day';
import type { LedgerRequest } from '../books/post-change';
import { writeOwnerMoney } from '../owners/post-owner-money';
import { type BilledProperty, findAllBilled } from './open-bills';
import { type FoundBill, paymentSource, writeCheck } from './write-check';

type Body = RequestOf<typeof rows.payBills>['body'];
type Request = Omit<LedgerRequest, 'found'> & { readonly body: Body };
type Billed = ReadonlyMap<string, BilledProperty>;
type Ref = Body['bills'][number];
type Outcome = {
  paid: (Ref & { check?: number | undefined })[];
  checks: { account_id: string; number: number; payee: string; cents: number }[];
  refused: (Ref & { why: string })[];
};

const refOf = ({ propertyId: property_id, billId: bill_id }: FoundBill): Ref => ({ property_id, bill_id });

/** A refusal in words, by the first field where it names one. */
function whyOf(problem: unknown): string {
  if (!(problem instanceof Refusal)) throw problem;
  const [why = problem.message] = Object.values(problem.details.fields ?? {});
  return problem.details.message ?? why;
}

/** A bill as it stands, with its property. Refuses `not-found`. */
function findBill({ property_id, bill_id }: Ref, { body }: Request, billed: Billed): FoundBill {
  const found = billed.get(property_id);
  const entry = found?.ledger.book.entries[bill_id];
  const { bill, vendor = '' } = entry?.owners ?? {};
  if (!found || !entry || !bill || entry.type !== 'bill') throw refuse('not-found');
  const account = found.accountOn(body.paid_on)?.accountId ?? '';
  return {
    propertyId: property_id,
    billId: bill_id,
    account,
    payee: vendor,
    cents: bill.cents,
    found,
    entry,
  };
}

/** Whether this run wrote a check: a call that was cut off is sent again, and goes on. */
const isOfRun = ({ entries }: BankCheck, run: string): boolean =>
  entries.some(({ source }) => source.endsWith(`:paid:${run}`));

/**
 * The checks of this call, their numbers past those that checks have. Refuses `check-used` for a first number
 * that a check of another run has.
 */
async function plannedChecks(bills: readonly FoundBill[], { body, viewer }: Request, deps: Deps) {
  const { organizationId } = viewer;
  const used = new Map<string, ReadonlySet<number>>();
  for (const [at, { account_id: accountId, number: first }] of body.first_checks.entries()) {
    // Enough for all that the run writes, and as many that others wrote in between.
    const numbers = Array.from({ length: 2 * body.bills.length + 1 }, (_, next) => first + next);
    const found = await deps.banks.checksByNumber({ organizationId, accountId, numbers });
    const taken = found.find(({ number }) => number === first);
    const isNeeded = bills.some(({ account }) => account === accountId);
    if (isNeeded && taken && !isOfRun(taken, body.run))
      throw refuse('check-used', {
        fields: { [`first_checks.${at}.number`]: `Check ${first} is used already` },
      });
    used.set(accountId, new Set(found.map(({ number }) => number)));
  }
  const first = new Map(body.first_checks.map(({ account_id, number }) => [account_id, number]));
  return checksFor(bills, { first, used: (account) => used.get(account) ?? new Set() });
}

/** Each check by itself: one that is refused stops no other. */
async function payByCheck(bills: readonly FoundBill[], request: Request, deps: Deps): Promise<Outcome> {
  const outcome: Outcome = { paid: [], checks: [], refused: [] };
  const checks = await plannedChecks(bills, request, deps);
  const planned = new Set(checks.flatMap((check) => check.bills));
  for (const bill of bills)
    if (!planned.has(bill))
      outcome.refused.push({ ...refOf(bill), why: 'No bank account pays this bill yet.' });
  for (const check of checks) await payOneCheck(check, { request, outcome }, deps);
  return outcome;
}

async function payOneCheck(
  check: CheckToWrite<FoundBill>,
  { request, outcome }: { request: Request; outcome: Outcome },
  deps: Deps,
): Promise<void> {
  const { account: account_id, number, payee, bills } = check;
  try {
    await retryOnConflict(() => writeCheck(check, request, deps));
    outcome.checks.push({ account_id, number, payee, cents: sumOf(bills.map(({ cents }) => cents)) });
    for (const bill of bills) outcome.paid.push({ ...refOf(bill), check: number });
  } catch (problem) {
    const why = whyOf(problem);
    for (const bill of bills) outcome.refused.push({ ...refOf(bill), why });
  }
}

/** In cash or by transfer, each bill by itself. */
async function payOneBill(bill: FoundBill, request: Request, deps: Deps): Promise<void> {
  const { method, reference, paid_on: on, run } = request.body;
  const { billId: of, entry, cents, payee } = bill;
  const source = paymentSource(of, run);
  const pay = (found: BilledProperty) =>
    writeOwnerMoney(
      {
        request: { ...request, found },
        source,
        action: 'ledger.bill-paid',
        cash: 'out',
        facts: { amount: cents, day: on, method, ...(payee && { payee }) },
        command: (book, { shares, accounts }) =>
          payBill(
            book,
            { source, on, ...(entry.why && { why: entry.why }) },
            { of, shares, method, account: accounts(on).money, ...(reference && { reference }) },
          ),
      },
      deps,
    );
  await retryOnConflict(async () => {
    // As it is now: another bill of this run may have changed the book.
    const found = await findAllBilled(request, [bill.propertyId], deps);
    await pay(found.get(bill.propertyId) ?? bill.found);
  });
}

async function payEach(bills: readonly FoundBill[], request: Request, deps: Deps): Promise<Outcome> {
  const outcome: Outcome = { paid: [], checks: [], refused: [] };
  // Bills of one property are in one book, so they follow one another.
  for (const bill of bills)
    try {
      await payOneBill(bill, request, deps);
      outcome.paid.push(refOf(bill));
    } catch (problem) {
      outcome.refused.push({ ...refOf(bill), why: whyOf(problem) });
    }
  return outcome;
}

/** What this run paid before, when the call is sent again: its entries name it. */
function paidBefore(bills: readonly FoundBill[], { run }: Body): Outcome {
  const outcome: Outcome = { paid: [], checks: [], refused: [] };
  for (const bill of bills) {
    const payment = billPayment(bill.found.ledger.book.entries, bill.billId);
    if (payment?.source !== paymentSource(bill.billId, run)) continue;
    const { check } = payment.owners ?? {};
    outcome.paid.push({ ...refOf(bill), check: check?.number });
    if (!check) continue;
    const known = outcome.checks.find(
      (one) => one.account_id === check.account && one.number === check.number,
    );
    if (known) known.cents += bill.cents;
    else
      outcome.checks.push({
        account_id: check.account,
        number: check.number,
        payee: bill.payee,
        cents: bill.cents,
      });
  }
  return outcome;
}

/** Pays bills of any properties: by a check a payee and account (checks.md), or each by itself. */
export const payBills = change(rows.payBills, {
  ...permitChange,
  read: ({ viewer, now, body }, deps) =>
    findAllBilled(
      { viewer, now },
      body.bills.map(({ property_id }) => property_id),
      deps,
    ),
  act: async (request, deps) => {
    const { body, found: billed, now } = request;
    const keys = new Set(body.bills.map(({ property_id, bill_id }) => `${property_id} ${bill_id}`));
    if (keys.size < body.bills.length)
      throw refuse('invalid', { fields: { bills: 'A bill stands here twice' } });
    const bills = body.bills.map((ref) => findBill(ref, request, billed));
    for (const { found, entry } of bills)
      checkDay(body.paid_on, { at: found, now, field: 'paid_on', from: entry.on });
    const before = paidBefore(bills, body);
    const isPaid = new Set(before.paid.map(({ property_id, bill_id }) => `${property_id} ${bill_id}`));
    const rest = bills.filter(({ propertyId, billId }) => !isPaid.has(`${propertyId} ${billId}`));
    const pay = body.method === 'check' ? payByCheck : payEach;
    const paidNow = await pay(rest, request, deps);
    const data: Outcome = {
      paid: [...before.paid, ...paidNow.paid],
      checks: [...before.checks, ...paidNow.checks],
      refused: paidNow.refused,
    };
    return { success: 1 as const, data };
  },
});
