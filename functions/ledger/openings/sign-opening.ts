import { ledger as rows } from '../../../shared/contract/ledger';
import { sumOf, totalOf } from '../../../shared/domain/ledger/accounts';
import { openingClassNames } from '../../../shared/domain/ledger/openings/sheet';
import { type ClassRow, classRows, isTied } from '../../../shared/domain/ledger/openings/tie-opening';
import { displayDollars } from '../../../shared/domain/money';
import { productName } from '../../../shared/domain/product';
import { refuse } from '../../../shared/wire/refusals';
import { peopleNames } from '../../common/audit/actor-names';
import { lockAllHeads } from '../../common/ledger/lock-heads';
import { change } from '../../runtime/change';
import { permitChange } from '../bank/find-bank';
import { refuseFor } from './check-ready';
import { openingObject } from './opening-object';
import { notIn, stampedSheet } from './opening-parts';
import { broughtTenants, readOpening, tieOf } from './read-opening';

const whyOpen = ({ old, here }: ClassRow): string =>
  old === undefined
    ? 'Enter what the old trial balance says.'
    : `The difference is ${displayDollars(here - old)}. Explain it, or undo and correct it.`;

/**
 * Signs the opening balances off: each class is what the old trial balance says or is explained, and
 * `opening` is 0 over all books. The books close through the cutover day, and nothing undoes them any more.
 */
export const signOpening = change(rows.signOpening, {
  ...permitChange,
  read: async ({ viewer }, deps) => {
    const { organizationId } = viewer;
    const [read, heads, books, names] = await Promise.all([
      readOpening(organizationId, deps),
      deps.ledgers.heads(organizationId),
      deps.ledgers.books(organizationId),
      peopleNames([viewer.userId], deps),
    ]);
    const tenants = await broughtTenants(heads, deps);
    return { read, heads, books, tenants, name: names.get(viewer.userId) ?? productName };
  },
  act: async (request, deps) => {
    const { viewer, now, body, found, trace } = request;
    const { read, heads, books, tenants, name } = found;
    const { sheet, lines } = read;
    const { organizationId } = viewer;
    if (sheet?.state === 'signed' && sheet.version === body.version + 1) {
      // Signed by this call's first try, which may not have reached every ledger.
      await lockAllHeads(
        { organizationId, through: books?.through ?? '', reconciled: books?.reconciled },
        deps,
      );
      return { success: 1 };
    }
    if (sheet?.state !== 'in') throw refuse('wrong-status', { message: notIn });
    if (sheet.version !== body.version) throw refuse('changed-meanwhile');
    const rowsOf = classRows(tieOf(read, tenants), {
      lines,
      explained: sheet.explained?.cents ?? 0,
      isSolo: read.isSolo,
    });
    const open = rowsOf.filter((row) => !isTied(row));
    refuseFor(
      'not-tied',
      open.map((row) => [openingClassNames[row.class], whyOpen(row)] as const),
    );
    const opening = sumOf(heads.map(({ balances }) => totalOf(balances, 'opening')));
    if (opening !== 0)
      throw refuse('not-tied', {
        message: `Leases brought in since differ by ${displayDollars(Math.abs(opening))}. Undo, and bring the balances in again.`,
      });
    const at = now.toISOString();
    const through = [books?.through ?? '', sheet.on].toSorted().at(-1) ?? sheet.on;
    const closed = { organizationId, through, ...(books?.reconciled && { reconciled: books.reconciled }) };
    await deps.openings.change({
      sheet: { ...stampedSheet(sheet, request), state: 'signed', signed: { at, by: viewer.userId, name } },
      books: { ...closed, version: (books?.version ?? 0) + 1, at, by: viewer.userId },
      trace: trace({
        action: 'opening.sign',
        object: openingObject(await request.organization()),
        after: { day: sheet.on },
      }),
    });
    await lockAllHeads({ ...closed, reconciled: books?.reconciled }, deps);
    return { success: 1 };
  },
});
