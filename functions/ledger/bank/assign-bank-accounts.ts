import { ledger as rows } from '../../../shared/contract/ledger';
import { accountsOn } from '../../../shared/domain/ledger/bank/assigned-accounts';
import { moveToAssigned } from '../../../shared/domain/ledger/bank/reassign';
import { post } from '../../../shared/domain/ledger/fold';
import { isRefused } from '../../../shared/domain/ledger/refusals';
import { refuse } from '../../../shared/wire/refusals';
import { momentAt } from '../../common/leases/lease-at';
import { guardsOf } from '../../common/ledger/bank-money';
import { aboutBook, findPropertyBook, shownOfProperty } from '../../common/ledger/property-book';
import { change } from '../../runtime/change';
import { refusalOf } from '../books/post-change';
import { postingId } from '../books/posting-id';
import { findBank, permitChange } from './find-bank';

/**
 * A property's accounts from today on. All its money moves with them in the same transaction, or nothing does
 * (D51).
 */
export const assignBankAccounts = change(rows.assignBankAccounts, {
  ...permitChange,
  read: async ({ viewer, now, body }, deps) => {
    const { organizationId } = viewer;
    const { property_id: propertyId } = body;
    const [at, money, deposits] = await Promise.all([
      findPropertyBook({ viewer, now, propertyId }, {}, deps),
      findBank({ viewer }, body.money_account_id, deps),
      findBank({ viewer }, body.deposits_account_id, deps),
    ]);
    const [terms, settings, heads] = await Promise.all([
      deps.statements.terms({ organizationId, propertyId }),
      deps.banks.settings(organizationId),
      deps.ledgers.headsOfProperty({ organizationId, propertyId }),
    ]);
    return { ...at, money, deposits, terms, settings, heads };
  },
  act: async (request, deps) => {
    const { body, now, viewer, found, requestId } = request;
    const { head, ledger: before, money, deposits, terms, settings, heads } = found;
    const { organizationId, propertyId } = before.key;
    if (body.version !== (terms?.version ?? 0)) throw refuse('changed-meanwhile');
    const { on } = momentAt({ head }, now);
    const assigned = { money: money.code, deposits: deposits.code };
    const had = accountsOn({ own: terms?.accounts ?? [], organization: settings?.accounts ?? [] }, on);
    const earlier = (terms?.accounts ?? []).filter(({ from }) => from < on);
    const next = {
      fees: [],
      reserve: 0,
      ...terms,
      organizationId,
      propertyId,
      accounts: [...earlier, { from: on, ...assigned }],
      version: body.version + 1,
    };
    const source = `move:${postingId('pst', request, deps)}`;
    const posted = post(before.book, moveToAssigned({ source, on }, { heads, after: assigned }));
    if (isRefused(posted)) throw refusalOf(posted);
    const codes = [...new Set([had.money, had.deposits, assigned.money, assigned.deposits])];
    const reassigned = { propertyId, assigned, codes };
    const guards = await guardsOf({ books: [{ before, posted }], reassigned }, deps);
    if ('refused' in guards) throw refusalOf(guards);
    const trace = request.trace({
      action: 'bank.assign',
      ...aboutBook(head),
      before: { bank: [had.money, had.deposits].join(', ') },
      after: { bank: [money.name, deposits.name].join(', '), day: on },
    });
    if (posted.entries.length === 0) {
      await deps.statements.setTerms({ terms: next, guards, trace });
      return { success: 1 };
    }
    const actor = { by: viewer.userId, at: now.toISOString(), requestId };
    const shown = shownOfProperty(head, now);
    await deps.ledgers.post({ before, posted, shown, actor, guards, terms: next, trace });
    return { success: 1 };
  },
});
