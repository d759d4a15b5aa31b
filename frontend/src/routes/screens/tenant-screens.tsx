import { useSearch } from '@tanstack/react-router';
import type { HomeLease } from '../../../../shared/contract/tenants';
import { hasDesk } from '../../../../shared/domain/permissions';
import { TenantPage } from '../../features/tenants/access/tenant-page';
import { MyUnitPage } from '../../features/tenants/home/my-unit';
import { TenantList } from '../../features/tenants/list/tenant-list';
import { tenantPlaces } from '../../features/tenants/list/tenant-place';
import { NoPermission } from '../../ui/no-permission';
import { Page } from '../../ui/page';
import { Section } from '../../ui/section';
import { MyHome } from './my-home';
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

const livedIn = (leases: readonly HomeLease[]) => leases.find(({ lives_there }) => lives_there);

/** /tenants-UnitData. */
export const MyUnitScreen = () => (
  <MyHome title="My unit" choose={livedIn}>
    {(id) => <MyUnitPage id={id} about="unit" />}
  </MyHome>
);

/** /tenants-PropertyData. */
export const MyBuildingScreen = () => (
  <MyHome title="My building" choose={livedIn}>
    {(id) => <MyUnitPage id={id} about="building" />}
  </MyHome>
);
