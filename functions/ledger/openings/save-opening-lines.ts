import { ledger as rows } from '../../../shared/contract/ledger';
import { localDateOf } from '../../../shared/domain/dates';
import { lastEndedDay } from '../../../shared/domain/ledger/close-books';
import { movedDayProblem } from '../../../shared/domain/ledger/money-days';
import {
  maySave,
  type OpeningLine,
  openingLineKey,
  openingLinesPerCall,
} from '../../../shared/domain/ledger/openings/sheet';
import { refuse } from '../../../shared/wire/refusals';
import { change } from '../../runtime/change';
import type { Deps } from '../../runtime/deps/deps';
import { mapAll } from '../../runtime/map-all';
import type { OpeningSheet } from '../../table/openings/record';
import { permitChange } from '../bank/find-bank';
import { openingObject } from './opening-object';
import { stampedSheet } from './opening-parts';

type Problem = readonly [field: string, message: string];

/** A line names an account, property or owner that is there, and a day up to the cutover day. */
function problemsOf(
  line: OpeningLine,
  {
    codes,
    owners,
    on,
  }: { codes: readonly string[]; owners: ReadonlyMap<string, readonly string[]>; on: string },
): Problem[] {
  const found: Problem[] = [];
  if ('account' in line && !codes.includes(line.account)) found.push(['account', 'Choose an account']);
  if ('property' in line && !owners.has(line.property)) found.push(['property', 'Choose a property']);
  else if (line.kind === 'owner' && !owners.get(line.property)?.includes(line.owner))
    found.push(['owner', 'Choose an owner of this property']);
  if ('on' in line && line.on > on) found.push(['on', 'Choose a day up to the cutover day']);
  return found;
}

/** Who ever owned each of these properties. */
async function ownersIn(
  lines: readonly OpeningLine[],
  { organizationId, today }: { organizationId: string; today: string },
  { properties }: Deps,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const ids = [...new Set(lines.flatMap((line) => ('property' in line ? [line.property] : [])))];
  const heads = await mapAll(ids, (propertyId) => properties.head({ organizationId, propertyId, today }));
  return new Map(
    heads.flatMap((head) =>
      head ? [[head.property.propertyId, head.everOwners.map(({ ownerId }) => ownerId)] as const] : [],
    ),
  );
}

/** The old trial balance posts nothing: it is typed until the sheet is signed off. */
const isOldOnly = ({
  lines,
  remove,
}: {
  lines: readonly OpeningLine[];
  remove: readonly string[];
}): boolean => lines.every(({ kind }) => kind === 'old') && remove.every((key) => key.startsWith('old.'));

/**
 * Saves lines and the cutover day. Of an undone sheet they begin the next attempt, with its lines as they
 * were.
 */
export const saveOpeningLines = change(rows.saveOpeningLines, {
  ...permitChange,
  read: async ({ viewer, now, body }, deps) => {
    const { organizationId } = viewer;
    const [sheet, accounts, owners] = await Promise.all([
      deps.openings.sheet(organizationId),
      deps.banks.accounts(organizationId),
      ownersIn(body.lines, { organizationId, today: localDateOf(now) }, deps),
    ]);
    return { sheet, codes: accounts.map(({ code }) => code), owners };
  },
  act: async (request, deps) => {
    const { viewer, now, body, found, trace } = request;
    const { sheet, codes, owners } = found;
    const { organizationId } = viewer;
    if (body.version !== (sheet?.version ?? 0)) throw refuse('changed-meanwhile');
    const isOldAlone = sheet?.state === 'in' && sheet.on === body.on && isOldOnly(body);
    if (sheet && !maySave(sheet.state) && !isOldAlone) throw refuse('opening-stands');
    const isAhead = body.on > lastEndedDay(now) && 'Choose a past day';
    const day = isAhead || movedDayProblem(body.on, { today: localDateOf(now) });
    if (day) throw refuse('bad-day', { fields: { on: day } });
    const problems = body.lines.flatMap((line, at) =>
      problemsOf(line, { codes, owners, on: body.on }).map(
        ([field, message]): Problem => [`lines.${at}.${field}`, message],
      ),
    );
    if (problems.length > 0) throw refuse('invalid', { fields: Object.fromEntries(problems) });
    const keys = body.lines.map(openingLineKey);
    if (new Set([...keys, ...body.remove]).size < keys.length + body.remove.length)
      throw refuse('invalid', { fields: { lines: 'Send each line once' } });
    if (keys.length + body.remove.length > openingLinesPerCall)
      throw refuse('invalid', { fields: { lines: `Send at most ${openingLinesPerCall} lines` } });
    const version = body.version + 1;
    const draft: OpeningSheet = {
      organizationId,
      state: 'draft',
      attempt: (sheet?.attempt ?? 1) + (sheet?.state === 'undone' ? 1 : 0),
      on: body.on,
      through: '',
      broughtAt: '',
      reason: '',
      version,
      at: now.toISOString(),
      by: viewer.userId,
    };
    await deps.openings.change({
      sheet: sheet && isOldAlone ? stampedSheet(sheet, request) : draft,
      put: body.lines,
      remove: body.remove,
      trace: trace({
        action: 'opening.save',
        object: openingObject(await request.organization()),
        after: { day: body.on, lines: keys.length + body.remove.length },
      }),
    });
    return { success: 1, data: { version } };
  },
});
