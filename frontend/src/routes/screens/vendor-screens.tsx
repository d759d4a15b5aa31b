import { useNavigate, useSearch } from '@tanstack/react-router';
import { looksAfterRequests } from '../../../../shared/domain/requests/desk';
import { mayKeepVendors } from '../../../../shared/domain/requests/keep-vendors';
import { VendorList } from '../../features/vendors/list/vendor-list';
import { vendorPlaces } from '../../features/vendors/list/vendor-place';
import { VendorPage } from '../../features/vendors/vendor-page';
import { NoPermission } from '../../ui/feedback/no-permission';
import { Page } from '../../ui/layout/page';
import { Section } from '../../ui/layout/section';
import { useListPlace } from './use-list-place';
import { usePerson } from './use-person';

const Closed = () => (
  <Page title="Vendors">
    <Section>
      <NoPermission />
    </Section>
  </Page>
);

/** /vendors: for who looks after requests. */
export function VendorsScreen() {
  const at = useListPlace(vendorPlaces.parse, '/vendors', 'vendors');
  const navigate = useNavigate();
  const person = usePerson();
  if (!person) return null;
  if (!looksAfterRequests(person.viewer)) return <Closed />;
  return (
    <VendorList
      {...at}
      mayAdd={person.user.account.canChange}
      mayKeep={person.user.account.canChange && mayKeepVendors(person.viewer)}
      onAdded={(id) => void navigate({ to: '/vendor', search: { id } })}
    />
  );
}

/** /vendor: by `id`. */
export function VendorScreen() {
  const { id }: { id?: unknown } = useSearch({ strict: false });
  const person = usePerson();
  if (!person) return null;
  if (!looksAfterRequests(person.viewer)) return <Closed />;
  return <VendorPage id={String(id ?? '')} />;
}
