import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PropertyFallback } from '../../domain-ui/property/property-fallback';
import { ChooseProperty } from '../../features/properties/pickers/choose-property';
import { propertyQuery } from '../../features/properties/queries';
import { AddApplicant } from '../../features/screening/add/add-applicant';
import { ComparePage } from '../../features/screening/compare/compare-page';
import { ApplicantList } from '../../features/screening/list/applicant-list';
import { applicantPlaces } from '../../features/screening/list/applicant-place';
import { NoApplicant, toApplicants } from '../../features/screening/parts/waiting-applicant';
import { ApplicantPage } from '../../features/screening/show/applicant-page';
import { ApplicationPage } from '../../features/screening/show/application-page';
import { ChooseUnit } from '../../features/units/pickers/choose-unit';
import { unitQuery } from '../../features/units/queries';
import { ClosedPage } from './closed-page';
import { DeskPage } from './desk-page';
import { mayChangeApplicants } from './rights';
import { unitIdOf } from './unit-place';
import { useListPlace } from './use-list-place';
import { type Person, usePerson } from './use-person';

/** /applicantsList: the address is its state. */
export function ApplicantsListScreen() {
  const at = useListPlace(applicantPlaces.parse, '/applicantsList', 'applicants');
  return (
    <DeskPage title="Applicants" area="applicants">
      {(person) => <ApplicantList {...at} mayAdd={mayChangeApplicants(person)} />}
    </DeskPage>
  );
}

/** The unit that the address or the navigation state names. */
function useUnitId(): string {
  const { state } = useLocation();
  return unitIdOf(useSearch({ strict: false }), state);
}

/** /addApplicant: for the unit `id`; without one the person chooses. */
export function AddApplicantScreen() {
  const person = usePerson();
  const unitId = useUnitId();
  if (!person) return null;
  if (!mayChangeApplicants(person))
    return <ClosedPage person={person} title="Add applicant" back={toApplicants} />;
  if (unitId === '') return <ChosenUnit title="Add applicant" to="/addApplicant" />;
  return <ForUnit key={unitId} unitId={unitId} />;
}

function ForUnit({ unitId }: { unitId: string }) {
  const read = useQuery(unitQuery(unitId));
  if (!read.data) return <PropertyFallback read={read} what="unit" width="form" />;
  return <AddApplicant unit={read.data} />;
}

type Choosing = { title: string; to: '/addApplicant' | '/compareApplicants' };

/** The person chooses a property, unless the address names one, and then its unit. */
function ChosenUnit({ title, to }: Choosing) {
  const { property_id: propertyId }: { property_id?: unknown } = useSearch({ strict: false });
  if (typeof propertyId === 'string') return <UnitOf title={title} to={to} propertyId={propertyId} />;
  return (
    <ChooseProperty
      title={title}
      lead="Choose the property that the unit is in."
      back={toApplicants}
      placeOf={(id) => ({ to, search: { property_id: id } })}
    />
  );
}

function UnitOf({ title, to, propertyId }: Choosing & { propertyId: string }) {
  const read = useQuery(propertyQuery(propertyId));
  if (!read.data) return <PropertyFallback read={read} width="form" />;
  return (
    <ChooseUnit
      property={read.data}
      title={title}
      lead={`Choose the unit in ${read.data.property_title}.`}
      back={{ to, label: 'Properties' }}
      placeOf={(id) => ({ to, search: { id, property_id: propertyId } })}
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

/** A page about one applicant, for people who manage applicants. */
function OfApplicant({ children }: { children: (id: string, person: Person) => ReactNode }) {
  const id = useApplicantId();
  return (
    <DeskPage title="Applicant" area="applicants">
      {(person) => (id === '' ? <NoApplicant /> : children(id, person))}
    </DeskPage>
  );
}

/** /applicant-details and /view-Applicant, by `id`. */
export const ApplicantScreen = () => (
  <OfApplicant>
    {(id, person) => <ApplicantPage key={id} id={id} mayChange={mayChangeApplicants(person)} />}
  </OfApplicant>
);

/** /compareApplicants, by the unit's `id`; without one the person chooses. */
export function CompareScreen() {
  const unitId = useUnitId();
  return (
    <DeskPage title="Compare applicants" area="applicants">
      {() =>
        unitId === '' ? (
          <ChosenUnit title="Compare applicants" to="/compareApplicants" />
        ) : (
          <ComparePage unitId={unitId} />
        )
      }
    </DeskPage>
  );
}

/** /application-details, by `id`. */
export const ApplicationScreen = () => <OfApplicant>{(id) => <ApplicationPage id={id} />}</OfApplicant>;
