import { sumOf } from '../../../shared/domain/ledger/accounts';
import type { BillToPay, CheckToWrite, StubLine } from '../../../shared/domain/ledger/checks/checks';
import type { Entry } from '../../../shared/domain/ledger/entry';
import { followedBy, post } from '../../../shared/domain/ledger/fold';
import { billPayment, payBill } from '../../../shared/domain/ledger/owners/bills';
import { isRefused } from '../../../shared/domain/ledger/refusals';
import type { Answer } from '../../../shared/domain/ledger/rent/charges';
import { refuse } from '../../../shared/wire/refusals';
import { guardsOf } from '../../common/ledger/bank-money';
import { ownersOn } from '../../common/ledger/ledger-place';
import { shownOfProperty } from '../../common/ledger/property-book';
import type { Deps } from '../../runtime/deps/deps';
import type { LedgerPost } from '../../table/ledger/writes';
import { bankObject, findBank, nextVersion } from '../bank/find-bank';
import { type LedgerRequest, refusalOf } from '../books/post-change';
import { type BilledProperty, findAllBilled } from './open-bills';

/** A bill that is to be paid, with its property's book and its entry there. */
export type FoundBill = BillToPay & { readonly found: BilledProperty; readonly entry: Entry };

/** The entry that pays a bill in a run: its key keeps the run from paying it twice. */
export const paymentSource = (billId: string, run: string): string => `${billId}:paid:${run}`;

type Request = Omit<LedgerRequest, 'found'> & {
  readonly body: { readonly paid_on: string; readonly run: string };
};

const stubOf = ({ entry, found, cents }: FoundBill): StubLine => ({
  invoice: entry.owners?.reference ?? '',
  property: [found.head.property.title, entry.owners?.bill?.unit?.number].filter(Boolean).join(', '),
  memo: entry.why ?? '',
  due: entry.owners?.bill?.due ?? entry.on,
  cents,
});

/** All bills of a check that lie in one book, posted one after the other. */
function postBook(
  found: BilledProperty,
  check: CheckToWrite<FoundBill>,
  { body, code }: Pick<Request, 'body'> & { readonly code: string },
) {
  const { paid_on: on, run } = body;
  const { ledger: before, head } = found;
  const shares = ownersOn(head);
  const { account, number } = check;
  const bills = check.bills.filter(({ propertyId }) => propertyId === head.property.propertyId);
  const answer = bills.reduce<Answer>(
    (drafts, { billId: of, entry }) =>
      followedBy(before.book, drafts, (book) =>
        payBill(
          book,
          { source: paymentSource(of, run), on, ...(entry.why && { why: entry.why }) },
          {
            of,
            shares,
            method: 'check',
            reference: String(number),
            account: code,
            check: { account, number },
          },
        ),
      ),
    [],
  );
  const posted = post(before.book, answer);
  if (isRefused(posted)) throw refusalOf(posted);
  return { before, posted, head };
}

/**
 * Writes one check: every bill on it is paid, and the number is taken, in one transaction (checks.md). Refuses
 * as the books do, and `check-used` for a number that was taken meanwhile.
 */
export async function writeCheck(
  check: CheckToWrite<FoundBill>,
  request: Request,
  deps: Deps,
): Promise<void> {
  const { viewer, now, requestId, body } = request;
  const { organizationId } = viewer;
  const account = await findBank({ viewer }, check.account, deps);
  const { accountId, code } = account;
  const ids = check.bills.map(({ propertyId }) => propertyId);
  const billed = await findAllBilled({ viewer, now }, ids, deps);
  const isWritten = check.bills.every(({ propertyId, billId }) => {
    const { entries = {} } = billed.get(propertyId)?.ledger.book ?? {};
    return billPayment(entries, billId)?.source === paymentSource(billId, body.run);
  });
  // The same call at the same time wrote it.
  if (isWritten) return;
  const numbers = [check.number];
  if ((await deps.banks.checksByNumber({ organizationId, accountId, numbers })).length > 0)
    throw refuse('check-used');
  const books = [...billed.values()].map((found) => postBook(found, check, { body, code }));
  const guards = await guardsOf({ books }, deps);
  if ('refused' in guards) throw refusalOf(guards);
  const actor = { by: viewer.userId, at: now.toISOString(), requestId };
  const posts = books.map(
    ({ before, posted, head }, at): LedgerPost => ({
      before,
      posted,
      shown: shownOfProperty(head, now),
      actor,
      guards: at === 0 ? guards : [],
    }),
  );
  const cents = sumOf(check.bills.map((bill) => bill.cents));
  const { once: _, ...trace } = request.trace({
    action: 'bank.check',
    object: bankObject(account),
    after: { check: check.number, amount: cents, payee: check.payee, day: body.paid_on },
  });
  await deps.banks.change({
    account: nextVersion(account),
    posts,
    check: {
      organizationId,
      accountId,
      number: check.number,
      payee: check.payee,
      cents,
      on: body.paid_on,
      entries: check.bills.map(({ propertyId, billId }) => ({
        propertyId,
        leaseId: propertyId,
        source: paymentSource(billId, body.run),
      })),
      stub: check.bills.map((bill) => ({ ...stubOf(bill) })),
      at: now.toISOString(),
      by: viewer.userId,
    },
    trace,
  });
}
