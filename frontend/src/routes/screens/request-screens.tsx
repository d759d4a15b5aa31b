import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { zoneOf } from '../../../../shared/domain/leases/time-zones';
import { may } from '../../../../shared/domain/people/permissions';
import { looksAfterRequests } from '../../../../shared/domain/requests/desk';
import { PropertyFallback } from '../../domain-ui/property/property-fallback';
import { ChooseProperty } from '../../features/properties/pickers/choose-property';
import { propertyQuery } from '../../features/properties/queries';
import type { Reader } from '../../features/requests/list/request-kit';
import { RequestList } from '../../features/requests/list/request-list';
import { requestPlaces } from '../../features/requests/list/request-place';
import { RaiseDeskPage, RaiseOwnPage } from '../../features/requests/raise/raise-page';
import { RequestPage } from '../../features/requests/show/request-page';
import { TermsPage } from '../../features/requests/terms/terms-page';
import { ChooseUnit } from '../../features/units/pickers/choose-unit';
import { unitQuery } from '../../features/units/queries';
import { NoPermission } from '../../ui/feedback/no-permission';
import { Row } from '../../ui/layout/layout';
import { Page } from '../../ui/layout/page';
import { Section } from '../../ui/layout/section';
import { LinkButton } from '../../ui/primitives/link-button';
import { ClosedPage } from './closed-page';
import { parseUnitPlace } from './unit-place';
import { useListPlace } from './use-list-place';
import { type Person, usePerson } from './use-person';

const back = { to: '/servicerequest', label: 'Requests' } as const;
const title = 'New request';
const sees = ({ viewer }: Person) => may(viewer, { area: 'requests', level: 'view' });
const isDesk = ({ viewer }: Person) => looksAfterRequests(viewer);

const readerOf = (person: Person): Reader => {
  if (isDesk(person)) return 'staff';
  return person.viewer.roleLabel === 'rentalOwner' ? 'owner' : 'tenant';
};

/** Tenants, staff who may change requests, and rental owners for a property of their own. */
const mayRaise = ({ viewer, user }: Person): boolean =>
  user.account.canChange &&
  (may(viewer, { area: 'requests', level: 'change' }) || viewer.roleLabel === 'rentalOwner');

const NoRequests = () => (
  <Page title="Service requests">
    <Section>
      <NoPermission />
    </Section>
  </Page>
);

/** /servicerequest: its state is in the address. */
export function RequestsScreen() {
  const at = useListPlace(requestPlaces.parse, '/servicerequest', 'requests');
  const person = usePerson();
  if (!person) return null;
  if (!sees(person)) return <NoRequests />;
  return (
    <RequestList
      {...at}
      reader={readerOf(person)}
      mayRaise={mayRaise(person)}
      mayChange={person.user.account.canChange}
    />
  );
}

/** /servicerequest-form: a tenant's home, a rental owner's property, or the place that staff choose. */
export function RaiseScreen() {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const { id = '', property_id = '' } = parseUnitPlace(search);
  const person = usePerson();
  const navigate = useNavigate();
  const onRaised = (raised: string) =>
    void navigate({ to: '/servicerequestDetails-data', search: { id: raised }, replace: true });
  if (!person) return null;
  if (!sees(person)) return <NoRequests />;
  if (!mayRaise(person)) return <ClosedPage person={person} title={title} back={back} />;
  if (!isDesk(person)) return <RaiseOwnPage unitId={id} onRaised={onRaised} />;
  if (id !== '') return <RaiseInUnit unitId={id} onRaised={onRaised} />;
  if (property_id === '')
    return (
      <ChooseProperty
        title={title}
        lead="Choose the property it is in."
        back={back}
        placeOf={(chosen) => ({ to: '/servicerequest-form', search: { property_id: chosen } })}
      />
    );
  return <RaiseInProperty propertyId={property_id} isCommon={search.common === true} onRaised={onRaised} />;
}

type InProperty = { propertyId: string; onRaised: (id: string) => void };

function RaiseInProperty({ propertyId, isCommon, onRaised }: InProperty & { isCommon: boolean }) {
  const read = useQuery(propertyQuery(propertyId));
  if (!read.data) return <PropertyFallback read={read} width="form" />;
  const { property_id, property_title, ...address } = read.data;
  if (isCommon)
    return (
      <RaiseDeskPage
        property={{ property_id, property_title, zone: zoneOf(address) ?? 'UTC' }}
        onRaised={onRaised}
      />
    );
  return (
    <>
      <ChooseUnit
        property={read.data}
        title={title}
        lead={`Choose the unit in ${property_title}.`}
        back={{ to: '/servicerequest-form', label: 'Properties' }}
        placeOf={(id) => ({ to: '/servicerequest-form', search: { id, property_id: propertyId } })}
      />
      <Row maxW="form" mx="auto" mt="4">
        <LinkButton
          variant="outline"
          to="/servicerequest-form"
          search={{ property_id: propertyId, common: true }}
        >
          It is in a common area
        </LinkButton>
      </Row>
    </>
  );
}

function RaiseInUnit({ unitId, onRaised }: { unitId: string; onRaised: (id: string) => void }) {
  const unit = useQuery(unitQuery(unitId));
  const propertyId = unit.data?.property_id ?? '';
  const property = useQuery({ ...propertyQuery(propertyId), enabled: propertyId !== '' });
  if (!unit.data || !property.data)
    return <PropertyFallback read={unit.data ? property : unit} width="form" />;
  const { property_id, property_title, ...address } = property.data;
  return (
    <RaiseDeskPage
      property={{ property_id, property_title, zone: zoneOf(address) ?? 'UTC' }}
      unit={unit.data}
      onRaised={onRaised}
    />
  );
}

/** /servicerequestDetails-data: by `id`. */
export function RequestScreen() {
  const { id }: { id?: unknown } = useSearch({ strict: false });
  const person = usePerson();
  if (!person) return null;
  if (!sees(person)) return <NoRequests />;
  const request = String(id ?? '');
  return <RequestPage key={request} id={request} />;
}

/** /repair-terms: of the property `property_id`, else of the one that is chosen. */
export function RepairTermsScreen() {
  const { property_id = '' } = parseUnitPlace(useSearch({ strict: false }));
  const person = usePerson();
  if (!person) return null;
  if (!isDesk(person)) return <NoRequests />;
  if (property_id === '')
    return (
      <ChooseProperty
        title="Repair rules"
        lead="Choose a property."
        back={back}
        placeOf={(chosen) => ({ to: '/repair-terms', search: { property_id: chosen } })}
      />
    );
  return <TermsOf propertyId={property_id} />;
}

function TermsOf({ propertyId }: { propertyId: string }) {
  const read = useQuery(propertyQuery(propertyId));
  if (!read.data) return <PropertyFallback read={read} width="form" />;
  return <TermsPage propertyId={propertyId} propertyTitle={read.data.property_title} />;
}
