import { ledger as rows } from '../../../shared/contract/ledger';
import { followedBy, post } from '../../../shared/domain/ledger/fold';
import { reverseMoney } from '../../../shared/domain/ledger/owners/property-book';
import { isRefused } from '../../../shared/domain/ledger/refusals';
import type { Answer } from '../../../shared/domain/ledger/rent/charges';
import { refuse } from '../../../shared/wire/refusals';
import { momentAt } from '../../common/leases/lease-at';
import { ownToday } from '../../common/ledger/own-book';
import { shownOfProperty } from '../../common/ledger/property-book';
import { change } from '../../runtime/change';
import type { BankCheck } from '../../table/bank/record';
import type { LedgerPost } from '../../table/ledger/writes';
import { bankObject, findBank, nextVersion, permitChange } from '../bank/find-bank';
import { refusalOf } from '../books/post-change';
import { matchedEntries, standingOf } from './list-checks';
import { type BilledProperty, findAllBilled } from './open-bills';

/** The reversals of a check's entries in one book, dated today at its property (D2). */
function reverseIn(found: BilledProperty, check: BankCheck, { now, reason }: { now: Date; reason: string }) {
  const { ledger: before, head } = found;
  const { on } = momentAt(found, now);
  const mine = check.entries.filter(({ propertyId }) => propertyId === head.property.propertyId);
  const answer = mine.reduce<Answer>(
    (drafts, { source: of }) =>
      followedBy(before.book, drafts, (book) => reverseMoney(book, { on, why: reason }, { of })),
    [],
  );
  const posted = post(before.book, answer);
  if (isRefused(posted)) throw refusalOf(posted);
  return { before, posted, head };
}

/** Takes a check back that the bank has not paid; its bills are open again (checks.md). */
export const voidCheck = change(rows.voidCheck, {
  ...permitChange,
  read: async ({ viewer, now, body }, deps) => {
    const account = await findBank({ viewer }, body.account_id, deps);
    const { organizationId, accountId } = account;
    const [check] = await deps.banks.checksByNumber({ organizationId, accountId, numbers: [body.number] });
    if (!check) throw refuse('not-found');
    const ids = check.entries.map(({ propertyId }) => propertyId);
    const [billed, matched] = await Promise.all([
      findAllBilled({ viewer, now }, ids, deps),
      matchedEntries([check], account, deps),
    ]);
    return { account, check, billed, matched };
  },
  act: async (request, deps) => {
    const { viewer, now, requestId, body, found } = request;
    const { account, check, billed, matched } = found;
    if (check.voided) throw refuse('already-reversed');
    // One matched entry is enough: the bank moved money for it.
    if (matched.size > 0 || standingOf(check, matched) === 'cleared') throw refuse('check-cleared');
    const { reason } = body;
    const actor = { by: viewer.userId, at: now.toISOString(), requestId };
    const posts = [...billed.values()].map((one): LedgerPost => {
      const { before, posted, head } = reverseIn(one, check, { now, reason });
      return { before, posted, shown: shownOfProperty(head, now), actor };
    });
    const voided = { at: now.toISOString(), by: viewer.userId, on: ownToday(now), reason };
    const reply = { success: 1 as const };
    await deps.banks.change({
      account: nextVersion(account),
      posts,
      check: { ...check, voided },
      trace: {
        ...request.trace({
          action: 'bank.check-void',
          object: bankObject(account),
          after: { check: check.number, amount: check.cents, payee: check.payee, reason },
        }),
        reply,
      },
    });
    return reply;
  },
});
