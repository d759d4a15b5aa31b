import { limits } from '../../../../shared/domain/limits';
import { api } from '../../api/client';
import type { KitFilter } from '../../ui/list/kit/kit-filter';

/** The owners that the caller sees, for the filter of every list. */
export const ownerFilter: KitFilter = {
  name: 'owner',
  label: 'Owner',
  kind: 'many',
  load: async ({ search, after }, signal) => {
    const query = { search: search || undefined, after, limit: limits.listPageMax };
    const { owners, next } = (await api.owners.searchOwners({ query }, { signal })).data;
    return { rows: owners.map(({ owner_id: value, name: label }) => ({ value, label })), next };
  },
};
