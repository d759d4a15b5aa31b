import type { KitFilter } from '../../../ui/list/kit/kit-filter';

/** The states that an address can have. Their data loads when somebody asks for them. */
export const stateFilter: KitFilter = {
  name: 'state',
  label: 'State',
  kind: 'many',
  load: async ({ search }) => {
    const [{ countries }, { statesOf }] = await Promise.all([
      import('../../../../../shared/domain/portfolio/locations-data'),
      import('../../../../../shared/domain/portfolio/locations'),
    ]);
    const wanted = search.trim().toLowerCase();
    const names = statesOf(countries, 'United States').map(({ name }) => name);
    const rows = names.filter((name) => name.toLowerCase().includes(wanted));
    return { rows: rows.map((name) => ({ value: name, label: name })) };
  },
};
