import type { InputOf } from '../../../shared/contract/endpoint';
import { ledger as rows } from '../../../shared/contract/ledger';
import { firstDayAfter, whyOpen } from '../../../shared/domain/ledger/bank/reconcile';
import { lastEndedDay } from '../../../shared/domain/ledger/close-books';
import { productName } from '../../../shared/domain/product';
import { Refusal, refuse } from '../../../shared/wire/refusals';
import { peopleNames } from '../../common/audit/actor-names';
import { change } from '../../runtime/change';
import { pagesFor } from '../../table/bank/change';
import { refKey } from '../../table/bank/record';
import { bankObject, findBank, nextVersion, permitChange } from './find-bank';
import { freeDays, lockDays } from './lock-days';
import {
  type CashMovement,
  type Reconciliation,
  readReconciliation,
  standingOf,
} from './read-reconciliation';
import { reportOf } from './report-of-account';

const kept = ({ key: _, isChoice: __, ...item }: CashMovement) => item;

type Body = InputOf<typeof rows.reconcileBankAccount>['body'];

/**
 * Where it stands with what a person typed and ticked. Refuses `not-reconciled`, the first thing to mend
 * first.
 */
function closingOf(found: Reconciliation, { ending_cents: ending, outstanding }: Body) {
  const chosen =
    outstanding &&
    new Set(outstanding.map(({ book_id: leaseId, entry_id: source }) => refKey({ leaseId, source })));
  const standing = standingOf(found, { ending, outstanding: chosen });
  const why = whyOpen(standing);
  if (why) throw refuse('not-reconciled', { fields: { ending_cents: why } });
  return standing;
}

/**
 * Closes a statement when the bank's balance, in transit and outstanding come to the account's in the books,
 * and each line has its entries (D53). What is outstanding and whose the money is are kept with it, and its
 * days take no movement of the account any more (D55): they are locked first, and then read, so nothing slips
 * in between.
 */
export const reconcileBankAccount = change(rows.reconcileBankAccount, {
  ...permitChange,
  read: async ({ viewer, now, body }, deps) => {
    const account = await findBank({ viewer }, body.account_id, deps);
    const from = firstDayAfter(account.through);
    const { through } = body;
    if (through < from || through > lastEndedDay(now))
      throw refuse('bad-day', { fields: { through: 'Choose the last day of this statement' } });
    const [reconciliation, books, names] = await Promise.all([
      readReconciliation({ account, through }, deps),
      deps.ledgers.books(viewer.organizationId),
      peopleNames([viewer.userId], deps),
    ]);
    return { ...reconciliation, from, books, signedBy: names.get(viewer.userId) ?? productName };
  },
  act: async ({ viewer, now, body, found, trace }, deps) => {
    const { account, latest, from, signedBy } = found;
    const { through, ending_cents: ending } = body;
    const { organizationId, accountId, balance: beginning } = account;
    const stamp = { at: now.toISOString(), by: viewer.userId };
    const days = { account, latest, stamp };
    let locked = found.books;
    try {
      closingOf(found, body);
      locked = await lockDays({ ...days, through, books: found.books }, deps);
      // What was posted until every ledger knew is in here; nothing is posted after it.
      const read = await readReconciliation({ account, through }, deps);
      const standing = closingOf(read, body);
      const left = [...standing.inTransit, ...standing.outstanding].map(kept);
      const report = await reportOf(read, deps);
      const count = read.lines.filter(({ on }) => on <= through).length;
      await deps.banks.change({
        account: { ...nextVersion(account), through, balance: ending },
        statement: {
          organizationId,
          accountId,
          from,
          through,
          beginning,
          ending,
          lines: count,
          kept: {
            book: read.facts.book,
            inTransit: standing.transitCents,
            outstanding: standing.outstandingCents,
            owed: report.owed,
            short: report.short,
            outstandingPages: pagesFor(left),
            reportPages: pagesFor(report.lines),
            signedBy,
          },
          ...stamp,
        },
        outstanding: left,
        report: report.lines,
        books: { ...locked, version: locked.version + 1, ...stamp },
        trace: trace({
          action: 'bank.reconcile',
          object: bankObject(account),
          before: { day: account.through, amount: beginning },
          after: { day: through, amount: ending, lines: count },
        }),
      });
      return { success: 1 };
    } catch (refusal) {
      // After a conflict the call is made again, and the copying goes on where it was.
      const isOver = refusal instanceof Refusal && refusal.code !== 'conflict';
      if (isOver) await freeDays({ ...days, books: locked }, deps);
      throw refusal;
    }
  },
});
