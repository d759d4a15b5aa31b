import { enterBankDifference } from '../../../functions/ledger/bank/enter-bank-difference';
import { perform } from '../../../functions/runtime/perform';
import type { OpeningSheet } from '../../../functions/table/openings/record';
import { addDays, localDateOf } from '../../../shared/domain/dates';
import { sumOf, totalOf } from '../../../shared/domain/ledger/accounts';
import { type OpeningLine, openingClasses } from '../../../shared/domain/ledger/openings/sheet';
import { viewerCall } from '../../support/test-world/viewer';
import type { Making } from '../samples';
import { newBank } from './bank-accounts';

/** After the id of every property. */
const afterAll = '~~';

/** The caller's organization's one sheet as a call finds it: of an attempt that nothing was posted in. */
async function sheetIn(
  { world: { deps }, scene }: Making,
  facts: Partial<OpeningSheet>,
  lines: readonly OpeningLine[] = [],
): Promise<OpeningSheet> {
  const { organizationId, userId } = scene.me.viewer;
  const had = await deps.openings.sheet(organizationId);
  const now = deps.clock.now();
  const sheet: OpeningSheet = {
    organizationId,
    state: 'draft',
    attempt: (had?.attempt ?? 0) + 1,
    on: localDateOf(now),
    through: '',
    broughtAt: '',
    reason: '',
    version: (had?.version ?? 0) + 1,
    at: now.toISOString(),
    by: userId,
    ...facts,
  };
  await deps.openings.change({ sheet, put: lines });
  return sheet;
}

/** A day and a line of the old trial balance, for a draft. */
export async function openingLinesIn(making: Making) {
  const { version } = await sheetIn(making, {});
  const on = addDays(localDateOf(making.world.deps.clock.now()), -2);
  const lines = [{ kind: 'old' as const, class: 'bills' as const, cents: 100, why: '' }];
  return { version, on, lines, remove: [] };
}

/** What was cut off after its last property. */
export async function openingToEnd(making: Making) {
  const { version } = await sheetIn(making, { state: 'bringing', through: afterAll });
  return { version };
}

/** Brought in today. */
export async function openingToUndo(making: Making) {
  const broughtAt = making.world.deps.clock.now().toISOString();
  await sheetIn(making, { state: 'in', broughtAt });
  return { reason: 'The wrong day' };
}

/** Brought in, with every class typed and explained, and nobody's money brought to 0. */
export async function openingToSign(making: Making) {
  const { world, scene } = making;
  const { deps } = world;
  const { viewer } = scene.home.people.orgAdmin;
  const heads = await deps.ledgers.heads(viewer.organizationId);
  const cents = sumOf(heads.map(({ balances }) => totalOf(balances, 'opening')));
  const call = viewerCall({ deps, now: () => deps.clock.now() }, viewer);
  if (cents !== 0) {
    const account_id = await newBank({ viewer, name: making.fresh }, deps);
    const through = addDays(localDateOf(deps.clock.now()), -1);
    const body = { account_id, through, cents, to: 'opening' as const, reason: 'The bank’s side' };
    await perform(enterBankDifference, { ...call, body }, deps);
  }
  const old = openingClasses.map((of) => ({ kind: 'old' as const, class: of, cents: 1, why: 'As agreed' }));
  const { version } = await sheetIn(making, { state: 'in', on: '2000-01-01' }, old);
  return { version };
}
