import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { hasDesk } from '../../../../shared/domain/permissions';
import { TenantPage } from '../../features/tenants/access/tenant-page';
import { MyUnitPage } from '../../features/tenants/home/my-unit';
import { TenantList } from '../../features/tenants/list/tenant-list';
import { tenantPlaces } from '../../features/tenants/list/tenant-place';
import { myHomeQuery } from '../../features/tenants/queries';
import { NoPermission } from '../../ui/no-permission';
import { Page } from '../../ui/page';
import { Section } from '../../ui/section';
import { Nothing, WaitingTenantPage } from '../../ui/waiting-tenant-page';
import { useListPlace } from './use-list-place';
import { usePerson } from './use-person';

/** Whether the person looks after leases, and does not just have one. */
const seesTenants = ({ viewer }: NonNullable<ReturnType<typeof usePerson>>): boolean =>
  hasDesk(viewer, 'leases');

const Closed = ({ title }: { title: string }) => (
  <Page title={title}>
    <Section>
      <NoPermission />
    </Section>
  </Page>
);

/** /tenantsList: the address is its state. */
export function TenantsListScreen() {
  const at = useListPlace(tenantPlaces.parse, '/tenantsList');
  const person = usePerson();
  if (!person) return null;
  return seesTenants(person) ? <TenantList {...at} /> : <Closed title="Tenants" />;
}

function useId(): string {
  const { id }: { id?: unknown } = useSearch({ strict: false });
  return typeof id === 'string' ? id : '';
}

/** /tenants-LoginData: by `id`; without one there is the list to choose from. */
export function TenantAccessScreen() {
  const id = useId();
  const at = useListPlace(tenantPlaces.parse, '/tenantsList');
  const person = usePerson();
  if (!person) return null;
  if (!seesTenants(person)) return <Closed title="Tenant" />;
  return id === '' ? <TenantList {...at} /> : <TenantPage key={id} id={id} />;
}

const home = { to: '/propertyDashboard', label: 'Home' };

/** The unit of the lease `id`, else of the first one that the person lives by. */
function MyHomeScreen({ about, title }: { about: 'unit' | 'building'; title: string }) {
  const id = useId();
  const read = useQuery({ ...myHomeQuery, enabled: id === '' });
  if (id !== '') return <MyUnitPage key={id} id={id} about={about} />;
  if (!read.data) return <WaitingTenantPage title={title} read={read} back={home} />;
  const lease = read.data.find(({ lives_there }) => lives_there);
  if (lease) return <MyUnitPage id={lease.lease_id} about={about} />;
  return (
    <Page title={title} back={home}>
      <Section>
        <Nothing back={home} />
      </Section>
    </Page>
  );
}

/** /tenants-UnitData. */
export const MyUnitScreen = () => <MyHomeScreen about="unit" title="My unit" />;

/** /tenants-PropertyData. */
export const MyBuildingScreen = () => <MyHomeScreen about="building" title="My building" />;
