import { limits } from '../../../../../shared/domain/limits';
import { api } from '../../../api/client';
import { statusLooks } from '../../../ui/lease-look';
import type { CsvSource } from '../../../ui/use-csv-export';
import { accessLooks } from '../access/access-badge';
import { type TenantsPlace, tenantPlaces } from './tenant-place';

/** The tenants that the search lets through, as lines of a file. */
export const tenantSource = (place: TenantsPlace): CsvSource => ({
  what: 'tenants',
  header: ['Name', 'Email', 'Mobile', 'Property', 'Unit', 'Lease', 'First day', 'Last day', 'Account'],
  page: async (after, signal) => {
    const query = { ...tenantPlaces.filtersOf(place), limit: limits.listPageMax, after };
    const { tenants, next } = (await api.tenants.listTenants({ query }, { signal })).data;
    const lines = tenants.map((tenant) => [
      ...[tenant.name, tenant.email, tenant.mobile_number, tenant.property_title, tenant.unit_number],
      ...[statusLooks[tenant.status].word, tenant.from, tenant.to ?? ''],
      accessLooks[tenant.access].word,
    ]);
    return { lines, next };
  },
});
