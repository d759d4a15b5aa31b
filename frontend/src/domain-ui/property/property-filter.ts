import { limits } from '../../../../shared/domain/limits';
import { api } from '../../api/client';
import type { KitFilter } from '../../ui/list/kit/kit-filter';

/** The properties that the caller sees, for the filter of every list. */
export const propertyFilter: KitFilter = {
  name: 'property',
  label: 'Property',
  kind: 'many',
  load: async ({ search, after }, signal) => {
    const query = { search: search || undefined, sort: 'name' as const, after, limit: limits.listPageMax };
    const { properties, next } = (await api.properties.listProperties({ query }, { signal })).data;
    return {
      rows: properties.map(({ property_id: value, property_title: label }) => ({ value, label })),
      next,
    };
  },
};
