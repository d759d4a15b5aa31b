import type { GrantsForm, PersonDetails } from '../../../../shared/contract/people';
import {
  type Area,
  areas,
  grantableLevels,
  type Level,
  matrixReach,
} from '../../../../shared/domain/people/permissions';
import type { RoleLabel } from '../../../../shared/domain/people/roles';
import type { Problem } from '../../../../shared/domain/problem';
import type { ChosenProperty } from '../properties/pickers/property-picker';

/** A person's grants in the form. `chosen` survives while `all` is on, in case it is turned off again. */
export type GrantsValues = {
  readonly areas: Readonly<Partial<Record<Area, Level>>>;
  readonly isAll: boolean;
  readonly chosen: readonly ChosenProperty[];
};

export const noGrants: GrantsValues = { areas: {}, isAll: true, chosen: [] };

export const valuesOf = ({ areas: given, properties }: PersonDetails): GrantsValues => ({
  areas: given,
  isAll: properties === 'all',
  chosen:
    properties === 'all'
      ? []
      : properties.map(({ property_id, property_title }) => ({ id: property_id, title: property_title })),
});

export const grantsOf = ({ areas: given, isAll, chosen }: GrantsValues): GrantsForm => ({
  areas: given,
  properties: isAll ? 'all' : chosen.map(({ id }) => id),
});

export type LevelChoice = { readonly value: 'none' | Level; readonly label: string };

/**
 * Each area that can be granted to a role, with its levels. If the role sees its own data anyway,
 * `none` means just that.
 */
export const grantableAreas = (
  roleLabel: RoleLabel,
): readonly { area: Area; choices: readonly LevelChoice[] }[] =>
  areas.flatMap((area) => {
    const levels = grantableLevels(roleLabel, area);
    if (levels.length === 0) return [];
    const seesOwn = matrixReach(roleLabel, { area, level: 'view' }) !== 'granted';
    return [
      {
        area,
        choices: [
          { value: 'none' as const, label: seesOwn ? 'View own' : 'None' },
          ...levels.map((level) => ({ value: level, label: level === 'view' ? 'View' : 'Change' })),
        ],
      },
    ];
  });

export function withLevel(
  given: GrantsValues['areas'],
  area: Area,
  level: 'none' | Level,
): GrantsValues['areas'] {
  const { [area]: _, ...rest } = given;
  return level === 'none' ? rest : { ...rest, [area]: level };
}

/** Grants every area this level, or the highest one available below it. */
export const everyArea = (roleLabel: RoleLabel, level: 'none' | Level): GrantsValues['areas'] =>
  Object.fromEntries(
    areas.flatMap((area) => {
      const levels = level === 'none' ? [] : grantableLevels(roleLabel, area);
      const highest = levels.includes(level as Level) ? level : levels.at(-1);
      return highest ? [[area, highest]] : [];
    }),
  );

/** The person would see nothing: no area is granted, and the role has no data of its own. */
export const seesNothing = (roleLabel: RoleLabel, { areas: given }: GrantsValues): boolean =>
  Object.keys(given).length === 0 &&
  grantableAreas(roleLabel).every(({ choices }) => choices[0]?.label === 'None');

/** Areas granted for an empty list of properties grant nothing. */
export const grantsProblems = ({ isAll, chosen, areas: given }: GrantsValues): Problem[] =>
  !isAll && chosen.length === 0 && Object.keys(given).length > 0
    ? [{ path: ['grants'], message: 'Choose at least one property, or all of them' }]
    : [];
