import { areas } from '../../../../shared/domain/people/permissions';
import type { MergeField } from '../../forms/merge';
import type { FormWithGrants } from './grants-fields';
import { withLevel } from './grants-values';
import { areaNames } from './person-texts';

const levelNames = { none: 'None', view: 'View', change: 'Change' } as const;

/** One field per area of the grid, then the properties. */
export const grantsMerge: readonly MergeField<FormWithGrants>[] = [
  ...areas.map((area): MergeField<FormWithGrants> => {
    const levelOf = ({ grants }: FormWithGrants) => grants.areas[area] ?? 'none';
    return {
      name: area,
      label: areaNames[area].label,
      key: levelOf,
      words: (values) => levelNames[levelOf(values)],
      take: ({ grants }, from) => ({
        grants: { ...grants, areas: withLevel(grants.areas, area, levelOf(from)) },
      }),
    };
  }),
  {
    name: 'properties',
    label: 'Where',
    key: ({ grants: { isAll, chosen } }) =>
      isAll ? 'all' : JSON.stringify(chosen.map(({ id }) => id).toSorted()),
    words: ({ grants: { isAll, chosen } }) =>
      isAll ? 'All properties' : chosen.map(({ title }) => title).join(', '),
    take: ({ grants }, { grants: { isAll, chosen } }) => ({ grants: { ...grants, isAll, chosen } }),
  },
];
