import { limits } from '../../../../shared/domain/limits';
import { api } from '../../api/client';
import type { KitFilter } from '../../ui/list/kit/kit-filter';

/** The units that the caller sees, for lists of what stands at a unit. */
export const unitFilter: KitFilter = {
  name: 'unit',
  label: 'Unit',
  kind: 'many',
  load: async ({ search, after }, signal) => {
    const query = { search: search || undefined, after, limit: limits.listPageMax };
    const { units, next } = (await api.units.searchUnits({ query }, { signal })).data;
    const rows = units.map(({ unit_id: value, unit_number, property_title }) => ({
      value,
      label: `${unit_number}, ${property_title}`,
    }));
    return { rows, next };
  },
};
