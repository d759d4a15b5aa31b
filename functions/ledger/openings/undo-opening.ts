import { ledger as rows } from '../../../shared/contract/ledger';
import { isOpeningSettled, mayUndo } from '../../../shared/domain/ledger/openings/sheet';
import { openingTakenBack, restingWords } from '../../../shared/domain/ledger/openings/take-back';
import { refuse } from '../../../shared/wire/refusals';
import { shownOfOwn } from '../../common/ledger/own-book';
import { change } from '../../runtime/change';
import type { Deps } from '../../runtime/deps/deps';
import type { LedgerRead } from '../../table/ledger/read';
import { isPropertyBook, organizationBook, propertyBook, type StoredHead } from '../../table/ledger/record';
import type { OpeningSheet } from '../../table/openings/record';
import { permitChange } from '../bank/find-bank';
import { attemptBook, postingOf, untilDone } from './bring-books';
import { openingObject } from './opening-object';
import { entriesAtOnce, nextPart, notIn, type OpeningRequest, stampedSheet } from './opening-parts';
import { readOpening } from './read-opening';
import { whatRests } from './what-rests';

/** Refuses `opening-used`, naming the first three that rest on it. */
async function checkRests(request: OpeningRequest, sheet: OpeningSheet, deps: Deps): Promise<void> {
  const resting = await whatRests({ read: request.found, sheet }, deps);
  if (resting.length === 0) return;
  const words = resting.slice(0, 3).map(restingWords);
  const more = resting.length > words.length ? [`And ${resting.length - words.length} more.`] : [];
  throw refuse('opening-used', { message: [...words, ...more].join(' ') });
}

type OfBook = {
  readonly key: LedgerRead['key'];
  readonly sheet: OpeningSheet;
  readonly shown: StoredHead['shown'];
};

/** Reverses what stands of the attempt in one book. */
const takeBack = (request: OpeningRequest, { key, sheet, shown }: OfBook, deps: Deps): Promise<void> =>
  untilDone(async () => {
    const before = await attemptBook(key, sheet.attempt, deps);
    const drafts = openingTakenBack(before.book, { attempt: sheet.attempt, why: sheet.reason });
    if (drafts.length === 0) return true;
    await deps.ledgers.post(postingOf({ before, shown, drafts }, request));
    return drafts.length <= entriesAtOnce;
  });

/** Begins an undo, with its reason; one that began goes on. */
async function begin(request: OpeningRequest, reason: string, deps: Deps): Promise<OpeningSheet> {
  const { found, now, trace } = request;
  const { sheet } = found;
  if (!sheet || !mayUndo(sheet.state))
    throw sheet?.state === 'signed' ? refuse('opening-settled') : refuse('wrong-status', { message: notIn });
  if (isOpeningSettled(sheet, now)) throw refuse('opening-settled');
  await checkRests(request, sheet, deps);
  if (sheet.state === 'undoing') return sheet;
  const begun: OpeningSheet = { ...stampedSheet(sheet, request), state: 'undoing', reason, through: '' };
  await deps.openings.change({
    sheet: begun,
    trace: trace({
      action: 'opening.undo',
      object: openingObject(await request.organization()),
      after: { day: sheet.on, reason },
    }),
  });
  return begun;
}

/**
 * Takes the opening balances back, a part a call, each entry on its own day: as of no day was the money there
 * twice. The next call resumes an interrupted undo.
 */
export const undoOpening = change(rows.undoOpening, {
  ...permitChange,
  read: ({ viewer }, deps) => readOpening(viewer.organizationId, deps),
  act: async (request, deps) => {
    const { found, body, viewer, trace } = request;
    const { organizationId } = viewer;
    if (found.sheet?.state === 'undone') return { success: 1, data: { left: 0 } };
    const sheet = await begin(request, body.reason.trim(), deps);
    if (sheet.through === '') {
      const shown = shownOfOwn(await request.organization());
      await takeBack(request, { key: organizationBook(organizationId), sheet, shown }, deps);
    }
    const heads = (await deps.ledgers.heads(organizationId)).filter(isPropertyBook);
    const { part, left } = nextPart({ lines: [], heads, after: sheet.through });
    for (const { propertyId, shown } of heads.filter((head) => part.includes(head.propertyId)))
      await takeBack(request, { key: propertyBook({ organizationId, propertyId }), sheet, shown }, deps);
    const isDone = left === 0;
    await deps.openings.change({
      sheet: {
        ...stampedSheet(sheet, request),
        through: part.at(-1) ?? sheet.through,
        ...(isDone && { state: 'undone' }),
      },
      trace: isDone
        ? trace({
            action: 'opening.undone',
            object: openingObject(await request.organization()),
            after: { day: sheet.on, reason: sheet.reason },
          })
        : undefined,
    });
    return { success: 1, data: { left } };
  },
});
