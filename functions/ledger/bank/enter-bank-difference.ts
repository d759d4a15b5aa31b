import { ledger as rows } from '../../../shared/contract/ledger';
import { bankDifference, differencesOf } from '../../../shared/domain/ledger/bank/bank-difference';
import { bearerOf } from '../../../shared/domain/ledger/bank/bearer';
import { firstDayAfter } from '../../../shared/domain/ledger/bank/reconcile';
import { lastEndedDay } from '../../../shared/domain/ledger/close-books';
import { post } from '../../../shared/domain/ledger/fold';
import { isRefused } from '../../../shared/domain/ledger/refusals';
import { refuse } from '../../../shared/wire/refusals';
import { isSoloIn } from '../../common/ledger/bank-money';
import { statementsOf } from '../../common/ledger/bank-report';
import { shownOfOwn } from '../../common/ledger/own-book';
import { findPropertyBook, shownOfProperty } from '../../common/ledger/property-book';
import { change } from '../../runtime/change';
import { organizationBook } from '../../table/ledger/record';
import { refusalOf } from '../books/post-change';
import { ownerIn } from '../owners/owner-in';
import { bankObject, findBank, nextVersion, permitChange } from './find-bank';

/**
 * What bank and books differed by before the first reconciliation with the books is somebody's: an owner's,
 * the manager's, or the other side of opening balances. A person says whose; nothing is assumed.
 */
export const enterBankDifference = change(rows.enterBankDifference, {
  ...permitChange,
  read: async ({ viewer, now, body }, deps) => {
    const account = await findBank({ viewer }, body.account_id, deps);
    const name = differencesOf(account.code);
    const isOwner = body.to === 'owner' && body.property_id !== undefined;
    const property = isOwner
      ? await findPropertyBook({ viewer, now, propertyId: body.property_id ?? '' }, { beginning: name }, deps)
      : undefined;
    const [statements, isSolo, ledger] = await Promise.all([
      statementsOf(account, deps),
      isSoloIn(viewer.organizationId, deps),
      property?.ledger ?? deps.ledgers.book({ ...organizationBook(viewer.organizationId), beginning: name }),
    ]);
    return { account, name, property, ledger, statements, isSolo };
  },
  act: async (request, deps) => {
    const { viewer, now, body, found, requestId } = request;
    const { account, name, property, ledger, statements, isSolo } = found;
    const { through: on, cents, to, reason } = body;
    if (statements.some(({ kept }) => kept)) throw refuse('already-reconciled');
    if (on < firstDayAfter(account.through) || on > lastEndedDay(now))
      throw refuse('bad-day', { fields: { through: 'Choose the last day of the statement' } });
    if (to === 'manager' && bearerOf({ kind: account.kind, isSolo }) === 'owners')
      throw refuse('invalid', { fields: { to: 'Choose an owner or opening balances' } });
    if (to !== 'owner' && (body.property_id ?? body.owner_id) !== undefined)
      throw refuse('invalid', { fields: { property_id: 'It is of no property' } });
    if (to === 'owner' && !property)
      throw refuse('invalid', { fields: { property_id: 'Choose a property' } });
    const owner = property && { owner: body.owner_id ?? '' };
    const called = property && ownerIn(property, body.owner_id ?? '');
    const count = Object.keys(ledger.book.entries).length;
    const by = { source: `${name}${count + 1}`, on, why: reason.trim() };
    const posted = post(ledger.book, bankDifference(by, { code: account.code, cents, to, ...owner }));
    if (isRefused(posted)) throw refusalOf(posted);
    const reply = { success: 1 as const, data: { entry_id: by.source } };
    await deps.banks.change({
      account: nextVersion(account),
      posts: [
        {
          before: ledger,
          posted,
          shown: property ? shownOfProperty(property.head, now) : shownOfOwn(await request.organization()),
          actor: { by: viewer.userId, at: now.toISOString(), requestId },
        },
      ],
      trace: {
        ...request.trace({
          action: 'bank.difference',
          object: bankObject(account),
          after: { kind: to, ...(called && { payee: called }), day: on, amount: cents, reason: by.why },
        }),
        reply,
      },
    });
    return reply;
  },
});
