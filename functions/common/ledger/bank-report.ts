import { seesBank } from '../../../shared/domain/ledger/bank/bank-reach';
import { countingOf } from '../../../shared/domain/ledger/bank/reconcile';
import type { Viewer } from '../../../shared/domain/people/roles';
import { refuse } from '../../../shared/wire/refusals';
import type { Deps } from '../../runtime/deps/deps';
import type { BankAccount, BankOutstanding, BankStatement } from '../../table/bank/record';

/** Ten years of months. */
const mostStatements = 120;

/** The reconciliations of an account that count, the latest first. */
export const statementsOf = async (account: BankAccount, { banks }: Deps): Promise<BankStatement[]> =>
  countingOf(await banks.statements({ ...account, limit: mostStatements }), account);

/** An entry that waits for the bank, as it is shown. */
export const shownItem = (
  item: BankOutstanding['entries'][number],
  { isChoice, isLeft }: { readonly isChoice: boolean; readonly isLeft: boolean },
) => ({
  entry_id: item.source,
  book_id: item.leaseId,
  property_id: item.propertyId,
  on: item.on,
  type: item.type,
  cents: item.cents,
  who: item.who,
  reference: item.reference,
  property_title: item.propertyTitle,
  unit_number: item.unitNumber,
  is_choice: isChoice,
  is_left: isLeft,
});

type Asked = { readonly viewer: Viewer; readonly accountId: string; readonly through: string };

/**
 * The three-way report of a reconciliation as it was signed. Refuses `not-permitted` to who does not reach
 * the whole organization's money, and `not-found` for a reconciliation that does not count or is not with the
 * books.
 */
export async function findBankReport({ viewer, accountId, through }: Asked, deps: Deps) {
  if (!seesBank(viewer)) throw refuse('not-permitted');
  const account = await deps.banks.account({ organizationId: viewer.organizationId, accountId });
  if (!account) throw refuse('not-found');
  const statements = await statementsOf(account, deps);
  const statement = statements.find((one) => one.through === through);
  if (!statement?.kept) throw refuse('not-found');
  const { kept, ending, at } = statement;
  const [items, lines] = await Promise.all([
    deps.banks.outstanding({ ...statement, pages: kept.outstandingPages }),
    deps.banks.report({ ...statement, pages: kept.reportPages }),
  ]);
  const report = {
    ending,
    in_transit: kept.inTransit,
    outstanding: kept.outstanding,
    book: kept.book,
    owed: kept.owed,
    short: kept.short,
    items: items.map((item) => shownItem(item, { isChoice: false, isLeft: true })),
    lines: lines.map(({ propertyTitle: property_title, unitNumber: unit_number, ...line }) => ({
      ...line,
      property_title,
      unit_number,
    })),
    signed_by: kept.signedBy,
    at,
  };
  return { account, statement, report };
}
