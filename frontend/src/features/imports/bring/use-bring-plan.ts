import { useMemo } from 'react';
import { type BringChoices, usualChoices } from '../../../../../shared/domain/imports/bring/bring-choices';
import { compareTotals, plannedSums } from '../../../../../shared/domain/imports/bring/compare-totals';
import { readOwnerFile } from '../../../../../shared/domain/imports/bring/owner-file';
import { numbered, planPortfolio } from '../../../../../shared/domain/imports/bring/plan-portfolio';
import { repairCards } from '../../../../../shared/domain/imports/bring/repair-cards';
import { readRoll } from '../../../../../shared/domain/rent-roll/read-roll';
import { today } from '../../../ui/data/instant';
import { presumedOwners } from '../check/presumed-owners';
import type { BringDraft } from './bring-draft';

/** Everything that follows from the files and the answers; computed anew with each of them. */
function planOf({ files, choices }: BringDraft, { email, on }: { email: string; on: string }) {
  const rolls = files.flatMap(({ kind, rows, becomes }, at) => {
    const roll = kind === 'roll' ? readRoll(rows, becomes) : undefined;
    return roll ? [{ at, roll: numbered(roll, at) }] : [];
  });
  const owned = files.find(({ kind }) => kind === 'owners');
  const owners = owned && readOwnerFile(owned.rows);
  const asOf = rolls.find(({ roll }) => roll.asOf !== undefined)?.roll.asOf;
  const answered: BringChoices = choices ?? usualChoices({ asOf, today: on, email });
  const all = rolls.map(({ roll }) => roll);
  const properties = planPortfolio(all, { choices: answered, today: on, owners });
  const known = presumedOwners(properties.flatMap(({ rows }) => rows));
  return {
    rolls,
    owners,
    asOf,
    choices: answered,
    properties,
    known,
    cards: repairCards({ rolls: all, properties, choices: answered, owners: known, today: on }),
    scopes: compareTotals(all, properties),
    sums: plannedSums(properties),
  };
}
export type BringPlan = ReturnType<typeof planOf>;

export const useBringPlan = (draft: BringDraft, email: string): BringPlan =>
  useMemo(() => planOf(draft, { email, on: today() }), [draft, email]);
