import { useState } from 'react';
import type { LeaseDebt } from '../../../../../shared/contract/ledger-bulk';
import { ListTools } from '../../../ui/list/list-tools';

/** Rows shown before the person asks for more. */
const step = 100;

const textOf = ({ tenants, unit_number, property_title }: LeaseDebt): string =>
  [...tenants, unit_number, property_title].join(' ').toLowerCase();

/** The leases of one property or a search; the choice itself stays when the filter changes. */
export function useLeaseFilter(leases: readonly LeaseDebt[]) {
  const [place, setPlace] = useState<{ search?: string; property?: string }>({});
  const [most, setMost] = useState(step);
  const { search = '', property = '' } = place;
  const wanted = search.trim().toLowerCase();
  const found = leases.filter(
    (lease) => (property === '' || lease.property_id === property) && textOf(lease).includes(wanted),
  );
  const names = new Map(leases.map(({ property_id, property_title }) => [property_id, property_title]));
  const properties = [...names].map(([value, label]) => ({ value, label }));
  const selects =
    properties.length > 1
      ? [
          {
            name: 'property',
            label: 'Property',
            options: [{ value: '', label: 'All properties' }, ...properties],
          },
        ]
      : [];
  const tools = (
    <ListTools
      search={{ label: 'Search tenant, unit or property' }}
      selects={selects}
      place={place}
      onChange={(change) => setPlace({ ...place, ...change })}
    />
  );
  return {
    found,
    shown: found.slice(0, most),
    tools,
    more: () => setMost(most + step),
    left: found.length - most,
  };
}
