import type { ApplicantDetails } from '../../../shared/contract/screening-shapes';
import { Application } from '../../../shared/domain/screening/application';
import { openMoves } from '../../../shared/domain/screening/open-moves';
import type { StoredApplication } from '../../table/screening/record';
import { shownFee, zoneOfHome } from '../home-of';

/** A co-applicant or guarantor beside the first applicant; their answers are on a page of their own. */
function personOf(part: StoredApplication, now: Date): ApplicantDetails['people'][number] {
  const { applicationId, partOf, fields, stage, screening } = part;
  return {
    applicant_id: applicationId,
    kind: partOf?.kind ?? 'coApplicant',
    stage,
    first_name: fields.firstName,
    last_name: fields.lastName,
    email: fields.email,
    income: fields.monthlyIncome,
    screening_status: screening?.status,
    may_order: openMoves(Application.parse(part), { at: now.toISOString(), isChanger: true }).order,
  };
}

/** A further application of the same mail address. */
const furtherOf = ({ applicationId, home, unitId, stage, partOf }: StoredApplication) => ({
  application_id: applicationId,
  unit_id: unitId,
  stage,
  kind: partOf?.kind,
  unit_number: home.unitNumber,
  property_title: home.title,
});

/** Cents as the order's form shows them; empty for none. */
const dollars = (cents: number | undefined): string => (cents === undefined ? '' : (cents / 100).toFixed(2));

type Beside = Pick<ApplicantDetails, 'others' | 'may'> & {
  readonly now: Date;
  readonly parts: readonly StoredApplication[];
  readonly further: readonly StoredApplication[];
  /** What the home's public page asks of everybody, in cents. */
  readonly deposit: number | undefined;
};

export function readApplicant(stored: StoredApplication, beside: Beside): ApplicantDetails {
  const { screening, fee: _, ...application } = Application.parse(stored);
  const { home, takenBy } = stored;
  const { now, parts, further, deposit, others, may } = beside;
  const { firstName: first_name, lastName: last_name, email } = application.fields;
  return {
    applicant_id: stored.applicationId,
    first_name,
    last_name,
    email,
    rent_amount: dollars(home.rent),
    deposit_amount: dollars(deposit),
    lease_months: '',
    owner_first_name: takenBy.firstName,
    owner_last_name: takenBy.lastName,
    owner_email: takenBy.email,
    owner_phone: takenBy.mobile,
    ro_userrole_id: takenBy.userRoleId,
    address: home.street,
    city: home.city,
    zipcode: home.zipcode,
    property_title: home.title,
    unit_number: home.unitNumber,
    unit_id: stored.unitId,
    property_id: stored.propertyId,
    version: stored.version,
    further: further.map(furtherOf),
    people: parts.map((part) => personOf(part, now)),
    application,
    zone: zoneOfHome(home),
    fee: shownFee(stored),
    screening,
    others,
    may,
  };
}
