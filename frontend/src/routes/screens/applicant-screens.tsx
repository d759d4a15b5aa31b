import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearch } from '@tanstack/react-router';
import { may } from '../../../../shared/domain/permissions';
import { ChooseProperty } from '../../features/properties/pickers/choose-property';
import { propertyQuery } from '../../features/properties/queries';
import { AddApplicant } from '../../features/screening/add/add-applicant';
import { ComparePage } from '../../features/screening/compare/compare-page';
import { ApplicantList } from '../../features/screening/list/applicant-list';
import { applicantPlaces } from '../../features/screening/list/applicant-place';
import { ApplicantPage } from '../../features/screening/show/applicant-page';
import { ApplicationPage } from '../../features/screening/show/application-page';
import { ChooseUnit } from '../../features/units/pickers/choose-unit';
import { unitQuery } from '../../features/units/queries';
import { NoPermission } from '../../ui/no-permission';
import { Page } from '../../ui/page';
import { PropertyFallback } from '../../ui/property-fallback';
import { Section } from '../../ui/section';
import { ClosedPage } from './closed-page';
import { mayChangeApplicants } from './rights';
import { unitIdOf } from './unit-place';
import { useListPlace } from './use-list-place';
import { usePerson } from './use-person';

const list = { to: '/applicantsList', label: 'Applicants' };

/** /applicantsList: the address is its state. */
export function ApplicantsListScreen() {
  const at = useListPlace(applicantPlaces.parse, '/applicantsList');
  const person = usePerson();
  if (!person) return null;
  if (!may(person.viewer, { area: 'applicants', level: 'view' }))
    return (
      <Page title="Applicants">
        <Section>
          <NoPermission />
        </Section>
      </Page>
    );
  return <ApplicantList {...at} mayAdd={mayChangeApplicants(person)} />;
}

/** /addApplicant: for the unit `id`; without one the person chooses, of `property_id` if there is one. */
export function AddApplicantScreen() {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const { state } = useLocation();
  const person = usePerson();
  const unitId = unitIdOf(search, state);
  if (!person) return null;
  if (!mayChangeApplicants(person)) return <ClosedPage person={person} title="Add applicant" back={list} />;
  if (unitId !== '') return <ForUnit key={unitId} unitId={unitId} />;
  const { property_id: propertyId } = search;
  if (typeof propertyId === 'string') return <UnitOf propertyId={propertyId} />;
  return (
    <ChooseProperty
      title="Add applicant"
      lead="Choose the property that the unit is in."
      back={list}
      placeOf={(id) => ({ to: '/addApplicant', search: { property_id: id } })}
    />
  );
}

function ForUnit({ unitId }: { unitId: string }) {
  const read = useQuery(unitQuery(unitId));
  if (!read.data) return <PropertyFallback read={read} what="unit" width="form" />;
  return <AddApplicant unit={read.data} />;
}

function UnitOf({ propertyId }: { propertyId: string }) {
  const read = useQuery(propertyQuery(propertyId));
  if (!read.data) return <PropertyFallback read={read} width="form" />;
  return (
    <ChooseUnit
      property={read.data}
      title="Add applicant"
      lead={`Choose the unit in ${read.data.property_title}.`}
      back={{ to: '/addApplicant', label: 'Properties' }}
      placeOf={(id) => ({ to: '/addApplicant', search: { id, property_id: propertyId } })}
    />
  );
}

/** The applicant that the address or the navigation state names. */
export function useApplicantId(): string {
  const { id }: { id?: unknown } = useSearch({ strict: false });
  const { state } = useLocation();
  const stated = 'applicant_id' in state ? state.applicant_id : undefined;
  return String(id ?? stated ?? '');
}

/** /applicant-details and /view-Applicant, by `id`. */
export function ApplicantScreen() {
  const id = useApplicantId();
  return <ApplicantPage key={id} id={id} mayChange={mayChangeApplicants(usePerson())} />;
}

/** /compareApplicants, by the unit's `id`. */
export function CompareScreen() {
  const { state } = useLocation();
  return <ComparePage unitId={unitIdOf(useSearch({ strict: false }), state)} />;
}

/** /application-details, by `id`. */
export function ApplicationScreen() {
  return <ApplicationPage id={useApplicantId()} />;
}
