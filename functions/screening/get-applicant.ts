import type { Contract } from '../../shared/contract';
import type { ApplicantDetails } from '../../shared/contract/screening-shapes';
import { may, type Viewer } from '../../shared/domain/roles';
import { onlineFee } from '../../shared/domain/screening/amounts';
import { Application } from '../../shared/domain/screening/application';
import { openScreening } from '../../shared/domain/screening/move-application';
import { mayReadReport } from '../../shared/domain/screening/report';
import { screeningStatuses as is } from '../../shared/domain/screening/screening-statuses';
import { findParty } from '../common/screening/find-party';
import type { Handler } from '../runtime/handler';
import type { StoredApplication, StoredReport } from '../table/screening/record';
import { findApplication } from './find-application';
import { furtherApplications } from './further-applications';
import { shownFee } from './shown-fee';
import { undecidedOfUnit } from './undecided-of-unit';

type Seen = { readonly viewer: Viewer; readonly now: Date; readonly report: StoredReport | undefined };

function mayNow(application: Application, { viewer, now, report }: Seen): ApplicantDetails['may'] {
  const changes = may(viewer, { area: 'applicants', level: 'change' });
  const open = openScreening(application, now.toISOString());
  const isSubmitted = application.stage === 'submitted';
  return {
    decide: changes && !application.partOf && (isSubmitted || application.stage === 'waiting'),
    order: changes && isSubmitted && !open,
    cancel: changes && open !== undefined && open.status < is.ready,
    record_application_fee: changes && application.fee !== undefined && !application.fee.settled,
    record_fee: changes && open?.status === is.ready,
    pay_fee:
      changes &&
      open?.status === is.ready &&
      open.order.chargeTo === 'owner' &&
      onlineFee(open.order) !== undefined,
    read_report: report !== undefined && mayReadReport(viewer, report, now),
  };
}

/** A co-applicant or guarantor beside the first applicant; their answers are on a page of their own. */
function personOf({ applicationId, partOf, fields, ...part }: StoredApplication, now: Date) {
  const { stage, screening } = part;
  const open = openScreening(Application.parse({ ...part, fields }), now.toISOString());
  return {
    ...{ applicant_id: applicationId, kind: partOf?.kind ?? 'coApplicant', stage },
    ...{ first_name: fields.firstName, last_name: fields.lastName, email: fields.email },
    ...{ income: fields.monthlyIncome, screening_status: screening?.status },
    may_order: stage === 'submitted' && !open,
  };
}

/** `deposit`: what the home's public page asks of everybody, in cents. */
type Listed = Seen & Pick<ApplicantDetails, 'further'> & { readonly deposit: number | undefined };

/** Cents as the order's form shows them; empty for none. */
const dollars = (cents: number | undefined): string => (cents === undefined ? '' : (cents / 100).toFixed(2));

function readApplicant(
  stored: StoredApplication,
  {
    deposit,
    further,
    ...seen
  }: Listed & { readonly others: number; readonly parts: readonly StoredApplication[] },
): ApplicantDetails {
  const application = Application.parse(stored);
  const { screening, fee: _, ...rest } = application;
  const { home, takenBy } = stored;
  return {
    applicant_id: stored.applicationId,
    ...{ first_name: rest.fields.firstName, last_name: rest.fields.lastName, email: rest.fields.email },
    ...{ rent_amount: dollars(home.rent), deposit_amount: dollars(deposit), lease_months: '' },
    ...{ owner_first_name: takenBy.firstName, owner_last_name: takenBy.lastName },
    ...{ owner_email: takenBy.email, owner_phone: takenBy.mobile, ro_userrole_id: takenBy.userRoleId },
    ...{ address: home.street, city: home.city, zipcode: home.zipcode },
    ...{ property_title: home.title, unit_number: home.unitNumber },
    ...{ unit_id: stored.unitId, property_id: stored.propertyId, version: stored.version },
    others: seen.others,
    further,
    people: seen.parts.map((part) => personOf(part, seen.now)),
    application: rest,
    fee: shownFee(stored),
    screening,
    may: mayNow(application, seen),
  };
}

/** One applicant. What was said to the bureau and the report itself are not in it. */
export const getApplicant: Handler<Contract['screening']['getApplicant']> = async (request, deps) => {
  const { viewer, now, params } = request;
  const stored = await findApplication({ viewer, now, applicationId: params.applicationId }, deps);
  const { organizationId, screening } = stored;
  const [report, waiting, { parts }, listing, further] = await Promise.all([
    screening?.reportUntil
      ? deps.applications.report({ organizationId, screeningId: screening.screeningId }, { now })
      : undefined,
    stored.stage === 'approved' ? undecidedOfUnit({ viewer, now, unitId: stored.unitId }, deps) : [],
    findParty(stored, deps),
    deps.applications.listing(stored),
    furtherApplications({ of: stored, viewer, now }, deps),
  ]);
  const deposit = listing?.terms?.deposit;
  const seen = { viewer, now, report, parts, others: waiting.length, deposit, further };
  return { success: 1, data: readApplicant(stored, seen) };
};
