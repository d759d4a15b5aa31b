import { useSearch } from '@tanstack/react-router';
import type { HomeLease } from '../../../../shared/contract/tenants';
import { hasDesk } from '../../../../shared/domain/people/permissions';
import { MyUnitPage } from '../../features/tenants/home/my-unit';
import { TenantList } from '../../features/tenants/list/tenant-list';
import { tenantPlaces } from '../../features/tenants/list/tenant-place';
import { TenantPage } from '../../features/tenants/show/tenant-page';
import { parseTenantPlace } from '../../features/tenants/show/tenant-tab';
import { NoPermission } from '../../ui/feedback/no-permission';
import { Page } from '../../ui/layout/page';
import { Section } from '../../ui/layout/section';
import { MyHome } from './my-home';
import { rightsOf } from './rights';
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
  const at = useListPlace(tenantPlaces.parse, '/tenantsList', 'tenants');
  const person = usePerson();
  if (!person) return null;
  return seesTenants(person) ? (
    <TenantList {...at} mayChange={rightsOf(person).leases} />
  ) : (
    <Closed title="Tenants" />
  );
}

/** /tenants-LoginData: by `id`; without one there is the list to choose from. */
export function TenantAccessScreen() {
  const { id = '', tab } = parseTenantPlace(useSearch({ strict: false }));
  const at = useListPlace(tenantPlaces.parse, '/tenantsList');
  const person = usePerson();
  if (!person) return null;
  if (!seesTenants(person)) return <Closed title="Tenant" />;
  return id === '' ? (
    <TenantList {...at} mayChange={rightsOf(person).leases} />
  ) : (
    <TenantPage key={id} id={id} tab={tab} isOwner={person.viewer.roleLabel === 'rentalOwner'} />
  );
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
