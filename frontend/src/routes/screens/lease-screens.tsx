import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { mayKeepTemplates } from '../../../../shared/domain/leases/templates/keep-templates';
import { may } from '../../../../shared/domain/people/permissions';
import { PropertyFallback } from '../../domain-ui/property/property-fallback';
import { StartLease } from '../../features/leases/draft/start-lease';
import { LeaseList } from '../../features/leases/list/lease-list';
import { leasePlaces } from '../../features/leases/list/lease-place';
import { LeasePage } from '../../features/leases/show/lease-page';
import { parseLeasePlace } from '../../features/leases/show/lease-place';
import { TemplateList } from '../../features/leases/templates/list/template-list';
import { ChooseProperty } from '../../features/properties/pickers/choose-property';
import { propertyQuery } from '../../features/properties/queries';
import { MyLease } from '../../features/tenants/home/my-lease';
import { ChooseUnit } from '../../features/units/pickers/choose-unit';
import { NoPermission } from '../../ui/feedback/no-permission';
import { Page } from '../../ui/layout/page';
import { Section } from '../../ui/layout/section';
import { ClosedPage } from './closed-page';
import { MyHome } from './my-home';
import { rightsOf } from './rights';
import { unitIdOf } from './unit-place';
import { useListPlace } from './use-list-place';
import { usePerson } from './use-person';

const list = { to: '/leasesList', label: 'Leases' } as const;

/** /leasesList: its state is in the address. */
export function LeasesListScreen() {
  const at = useListPlace(leasePlaces.parse, '/leasesList', 'leases');
  const person = usePerson();
  if (!person) return null;
  if (!may(person.viewer, { area: 'leases', level: 'view' }))
    return (
      <Page title="Leases">
        <Section>
          <NoPermission />
        </Section>
      </Page>
    );
  return <LeaseList {...at} mayAdd={rightsOf(person).leases} />;
}

/** /addLease: for the unit `id`; otherwise the person chooses one, of `property_id` if given. */
export function AddLeaseScreen() {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const { state } = useLocation();
  const navigate = useNavigate();
  const person = usePerson();
  const unitId = unitIdOf(search, state);
  if (!person) return null;
  if (!rightsOf(person).leases) return <ClosedPage person={person} title="New lease" back={list} />;
  if (unitId !== '')
    return (
      <StartLease
        key={unitId}
        unitId={unitId}
        onDraft={(id) => void navigate({ to: '/updateLease', search: { id, step: 'term' }, replace: true })}
      />
    );
  const { property_id: propertyId } = search;
  if (typeof propertyId === 'string') return <UnitOf propertyId={propertyId} />;
  return (
    <ChooseProperty
      title="New lease"
      lead="Choose the property that the unit is in."
      back={list}
      placeOf={(id) => ({ to: '/addLease', search: { property_id: id } })}
    />
  );
}

function UnitOf({ propertyId }: { propertyId: string }) {
  const read = useQuery(propertyQuery(propertyId));
  if (!read.data) return <PropertyFallback read={read} width="form" />;
  return (
    <ChooseUnit
      property={read.data}
      title="New lease"
      lead={`Choose the unit in ${read.data.property_title}.`}
      back={{ to: '/addLease', label: 'Properties' }}
      placeOf={(id) => ({ to: '/addLease', search: { id, property_id: propertyId } })}
    />
  );
}

/** /leaseTemplates: for people who may change leases. */
export function LeaseTemplatesScreen() {
  const person = usePerson();
  if (!person) return null;
  if (!may(person.viewer, { area: 'leases', level: 'change' }))
    return <ClosedPage person={person} title="Lease templates" back={list} />;
  return <TemplateList mayKeep={mayKeepTemplates(person.viewer)} />;
}

/** /showLease: by `id`. A tenant sees their own. */
export function ShowLeaseScreen() {
  const { id = '', tab } = parseLeasePlace(useSearch({ strict: false }));
  const person = usePerson();
  if (person?.role.role_label === 'tenant')
    return (
      <MyHome title="My lease" choose={([first]) => first}>
        {(own) => <MyLease id={own} />}
      </MyHome>
    );
  return <LeasePage id={id} tab={tab} />;
}
