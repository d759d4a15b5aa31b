import { ledger as rows } from '../../../shared/contract/ledger';
import { settledParts } from '../../../shared/domain/ledger/openings/bring-in';
import { displayDollars } from '../../../shared/domain/money';
import { refuse } from '../../../shared/wire/refusals';
import { change } from '../../runtime/change';
import type { Deps } from '../../runtime/deps/deps';
import type { OpeningSheet } from '../../table/openings/record';
import { permitChange } from '../bank/find-bank';
import { bringAccounts, bringProperty } from './bring-books';
import { checkReady } from './check-ready';
import { openingObject } from './opening-object';
import { nextPart, type OpeningRequest, stampedSheet } from './opening-parts';
import { broughtTenants, readOpening, tieOf } from './read-opening';

type Explanation = { readonly why: NonNullable<OpeningSheet['explained']>['why']; readonly text: string };

/** The sheet ties, or the difference is explained: from now on its lines stand. */
async function begin(
  request: OpeningRequest,
  { version, explanation }: { version: number; explanation?: Explanation | undefined },
  deps: Deps,
): Promise<OpeningSheet> {
  const { found, now, viewer, trace } = request;
  const { sheet } = found;
  if (!sheet || sheet.version !== version) throw refuse('changed-meanwhile');
  if (sheet.state !== 'draft') throw refuse('opening-stands');
  const heads = await deps.ledgers.heads(viewer.organizationId);
  const tenants = await broughtTenants(heads, deps);
  await checkReady({ read: found, on: sheet.on, heads, tenants, now }, deps);
  const tie = tieOf(found, tenants);
  const { difference: cents } = tie;
  if (cents !== 0 && (found.isSolo || !explanation))
    throw refuse('not-tied', { message: `The difference is ${displayDollars(cents)}.` });
  const explained = cents !== 0 && explanation ? { ...explanation, cents } : undefined;
  const begun: OpeningSheet = {
    ...stampedSheet(sheet, request),
    state: 'bringing',
    parts: settledParts(tie),
    through: '',
    ...(explained && { explained }),
  };
  await deps.openings.change({
    sheet: begun,
    trace: trace({
      action: 'opening.begin',
      object: openingObject(await request.organization()),
      after: { day: sheet.on, amount: cents, ...(explained && { reason: explained.text }) },
    }),
  });
  return begun;
}

/**
 * Brings the sheet in: accounts first, then properties, a part a call. A call that was cut off is made again;
 * each entry has its source key, so nothing is posted twice.
 */
export const bringOpeningIn = change(rows.bringOpeningIn, {
  ...permitChange,
  read: ({ viewer }, deps) => readOpening(viewer.organizationId, deps),
  act: async (request, deps) => {
    const { found, body, viewer, now, trace } = request;
    if (found.sheet?.state === 'in') return { success: 1, data: { left: 0 } };
    const sheet = found.sheet?.state === 'bringing' ? found.sheet : await begin(request, body, deps);
    if (sheet.through === '') await bringAccounts(request, sheet, deps);
    const heads = await deps.ledgers.heads(viewer.organizationId);
    const { part, left } = nextPart({ lines: found.lines, heads, after: sheet.through });
    for (const propertyId of part) await bringProperty(request, { sheet, propertyId }, deps);
    const isDone = left === 0;
    await deps.openings.change({
      sheet: {
        ...stampedSheet(sheet, request),
        through: part.at(-1) ?? sheet.through,
        ...(isDone && { state: 'in', broughtAt: now.toISOString() }),
      },
      trace: isDone
        ? trace({
            action: 'opening.in',
            object: openingObject(await request.organization()),
            after: { day: sheet.on },
          })
        : undefined,
    });
    return { success: 1, data: { left } };
  },
});
