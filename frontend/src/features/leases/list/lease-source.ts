import type { LeaseLine } from '../../../../../shared/contract/leases';
import { limits } from '../../../../../shared/domain/limits';
import { api } from '../../../api/client';
import { statusLooks } from '../../../ui/lease-look';
import type { CsvSource } from '../../../ui/use-csv-export';
import { nextStepText } from '../parts/lease-words';
import { type LeasesPlace, leasePlaces } from './lease-place';

const lineOf = (lease: LeaseLine): string[] => [
  lease.property_title,
  lease.unit_number,
  lease.tenants.join(', '),
  statusLooks[lease.status].word,
  lease.from,
  lease.to ?? '',
  (lease.rent / 100).toFixed(2),
  nextStepText(lease.next_step),
];

/** The tab's leases that match the search, as lines of a file. */
export const leaseSource = (place: LeasesPlace): CsvSource => ({
  what: 'leases',
  header: ['Property', 'Unit', 'Tenants', 'Status', 'First day', 'Last day', 'Monthly rent', 'Next step'],
  page: async (after, signal) => {
    const query = { ...leasePlaces.filtersOf(place), limit: limits.listPageMax, after };
    const { leases, next } = (await api.leases.listLeases({ query }, { signal })).data;
    return { lines: leases.map(lineOf), next };
  },
});
