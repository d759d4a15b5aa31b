import * as z from 'zod';
import { documentLimits } from '../domain/documents';
import { limits } from '../domain/limits';
import { Application, ApplicationFields, stages } from '../domain/screening/application';
import { applicationFileTypes } from '../domain/screening/application-files';
import { ListingTerms } from '../domain/screening/listing';
import { personKinds } from '../domain/screening/people';
import { Report } from '../domain/screening/report';
import { payers, Screening, ScreeningConsent } from '../domain/screening/screening';
import { applicantMessages } from './applicant-messages';
import { anyone, bearer, bodyLimits, endpoints, linkHolder } from './endpoint';
import { Home, myApplications } from './my-applications';
import { cursor, done, id, line, nameLine, pageLimit, success } from './parts';
import { version } from './units';

const hour = 60 * 60;
const rate = [{ by: 'address', limit: 120, windowSeconds: hour }] as const;
const linkValue = z.string().min(1).max(200);
const note = z.string().max(limits.descriptionCharacters);
/** Dollars as they were typed; the rule says which field is no amount. */
const typedAmount = z.union([z.number(), z.string().max(30)]);
const email = z.string().max(limits.emailCharacters);
const mayChange = bearer('applicants', 'change');

/** An applicant as a list shows it. Instants are UTC; income in cents a month. */
export const ApplicantLine = z.object({
  application_id: id,
  name: z.string(),
  email: z.string(),
  unit_id: id,
  unit_number: z.string(),
  property_title: z.string(),
  stage: z.enum(stages),
  screening_status: Screening.shape.status.optional(),
  income: z.number().int(),
  move_in: z.string(),
  started_at: z.string(),
  submitted_at: z.string().optional(),
  /** Co-applicants and guarantors beside the one who is named. */
  people: z.number().int(),
  /** The applicant wrote last. */
  has_message: z.boolean(),
});
export type ApplicantLine = z.infer<typeof ApplicantLine>;

/** One applicant. The first fields are the spec's applicant data; amounts there are dollars as text, empty when unknown. */
export const ApplicantDetails = z.object({
  applicant_id: id,
  ...{ first_name: z.string(), last_name: z.string(), email: z.string() },
  ...{ rent_amount: z.string(), deposit_amount: z.string(), lease_months: z.string() },
  ...{ owner_first_name: z.string(), owner_last_name: z.string(), owner_email: z.string() },
  ...{ owner_phone: z.string(), ro_userrole_id: z.string() },
  ...{ address: z.string(), city: z.string(), zipcode: z.string() },
  ...{ property_title: z.string(), unit_number: z.string(), unit_id: id, property_id: id },
  version,
  /** How many others of the unit still wait for a decision, once this one is approved. */
  others: z.number().int(),
  /** Co-applicants and guarantors, each with a page of their own. */
  people: z.array(
    z.object({
      ...{ applicant_id: id, kind: z.enum(personKinds), stage: z.enum(stages) },
      ...{ first_name: z.string(), last_name: z.string(), email: z.string(), income: z.number().int() },
      screening_status: Screening.shape.status.optional(),
      may_order: z.boolean(),
    }),
  ),
  application: Application.omit({ screening: true }),
  /** What the applicant said to the bureau stays with it. */
  screening: Screening.omit({ consent: true, bureauId: true, askAt: true, asked: true, page: true })
    .extend({ consent: ScreeningConsent.pick({ name: true, at: true, version: true }).optional() })
    .optional(),
  /** What the caller may do now. */
  may: z.object({
    decide: z.boolean(),
    order: z.boolean(),
    cancel: z.boolean(),
    record_fee: z.boolean(),
    pay_fee: z.boolean(),
    read_report: z.boolean(),
  }),
});
export type ApplicantDetails = z.infer<typeof ApplicantDetails>;

/** An applicant beside the others of the unit: the same facts of each, in the words they used, and no score. */
export const ComparedApplicant = z.object({
  ...{ application_id: id, name: z.string(), email: z.string(), submitted_at: z.string() },
  /** Everybody of the application with cents a month, the first applicant without a kind. */
  earners: z.array(
    z.object({ name: z.string(), kind: z.enum(personKinds).optional(), income: z.number().int() }),
  ),
  /** How often the rent goes into what those who rent together earn, guarantors not; absent without a rent or an income. */
  times: z.number().optional(),
  ...{ move_in: z.string(), current_address: z.string(), lives_there_since: z.string() },
  ...{ landlord: z.string(), employer: z.string(), occupants: z.string(), pets: z.string() },
  screening_status: Screening.shape.status.optional(),
  /** Another application of the list has the same mail address. */
  is_repeated: z.boolean(),
});
export type ComparedApplicant = z.infer<typeof ComparedApplicant>;

const fileType = z.enum(applicationFileTypes);
/** Signed URLs that expire. */
const fileLinks = z.object({ view_url: z.string(), download_url: z.string() });
const applicationParams = z.object({ applicationId: id });
const versioned = z.object({ success, data: z.object({ version }) });
const changeRefusals = [
  'not-found',
  'changed-meanwhile',
  'conflict',
  'account-read-only',
  'key-reused',
] as const;
const oneVersion = z.object({ application_id: id, version });

/** A home as anyone with its link sees it. Rent and deposit in cents. */
export const OpenedListing = z.object({
  home: Home,
  ...{ bedrooms: z.string(), bathrooms: z.string(), size: z.string() },
  appliances: z.array(z.string()),
  photos: z.array(z.object({ url: z.string(), alt: z.string() })),
  terms: ListingTerms,
  until: z.string(),
});
export type OpenedListing = z.infer<typeof OpenedListing>;

export const OpenedApplication = z.object({
  home: Home,
  /** Absent for a unit's own link: a new application begins. */
  application: z
    .object({
      version,
      stage: z.enum(stages),
      fields: ApplicationFields,
      submitted_at: z.string().optional(),
      /** The caller's own part was sent; others may still be at theirs. */
      is_sent: z.boolean(),
      /** Whom the caller named; nothing of their parts. */
      people: z.array(
        z.object({
          ...{ person_id: id, kind: z.enum(personKinds) },
          ...{ name: z.string(), email: z.string(), is_done: z.boolean() },
        }),
      ),
      documents: z.array(z.object({ document_id: id, name: z.string(), bytes: z.number().int() })),
      /** For one who was named: as what, and by whom. */
      part: z.object({ kind: z.enum(personKinds), named_by: z.string() }).optional(),
    })
    .optional(),
});
export type OpenedApplication = z.infer<typeof OpenedApplication>;

/** API-28. Beyond the spec's fields: `consent`, which the person is asked for, and `fee`. */
export const ScreeningDetail = z.object({
  applicantName: z.string(),
  propertyTitle: z.string(),
  propertyLocation: z.string(),
  propertyType: z.string(),
  unitDetails: z.string(),
  applicationDate: z.string(),
  screeningId: z.string(),
  status: Screening.shape.status,
  /** The fee in cents that the applicant pays online once the reports are there. */
  fee: z.number().int().optional(),
  organization: z.string(),
  consent: z.object({ version: z.string(), paragraphs: z.array(z.string()) }),
});
export type ScreeningDetail = z.infer<typeof ScreeningDetail>;

/** What is kept about an applicant, beyond the answers. Instants are UTC; without `until` it stays with its lease. */
export const KeptFacts = z.object({
  until: z.string().optional(),
  notes: z.number().int(),
  messages: z.number().int(),
  consent: ScreeningConsent.pick({ name: true, at: true }).optional(),
  identity_until: z.string().optional(),
  report_until: z.string().optional(),
  may_remove: z.boolean(),
});
export type KeptFacts = z.infer<typeof KeptFacts>;

export const screening = endpoints({
  ...myApplications,
  ...applicantMessages,
  listApplicants: {
    method: 'GET',
    path: '/api/applicants/listApplicants',
    auth: bearer('applicants'),
    summary: 'The applicants that the caller may see, the newest first, by stage, unit and search, paged',
    query: z.object({
      stage: z.enum(stages).optional(),
      unit_id: id.optional(),
      /** A part of the name, mail address, unit number or property’s name. */
      search: z.string().max(limits.textCharacters).optional(),
      after: cursor.optional(),
      limit: pageLimit.optional(),
    }),
    reply: z.object({
      success,
      data: z.object({ applicants: z.array(ApplicantLine), next: cursor.optional() }),
    }),
    refusals: [],
  },
  getApplicant: {
    method: 'GET',
    path: '/api/applicants/getApplicant/{applicationId}',
    auth: bearer('applicants'),
    summary: 'One applicant: the application, its screening and decision, notes, and what may be done',
    params: applicationParams,
    reply: z.object({ success, data: ApplicantDetails }),
    refusals: ['not-found'],
  },
  compareApplicants: {
    method: 'GET',
    path: '/api/applicants/compareApplicants/{unitId}',
    auth: bearer('applicants'),
    summary:
      'The applicants of a unit who wait for a decision, side by side by what its page asks of everybody',
    params: z.object({ unitId: id }),
    reply: z.object({
      success,
      data: z.object({
        ...{ unit_number: z.string(), property_title: z.string() },
        /** Cents a month; absent when not set. */
        rent: z.number().int().optional(),
        terms: ListingTerms.optional(),
        applicants: z.array(ComparedApplicant),
        /** There are more than are shown: the oldest come first. */
        more: z.boolean(),
      }),
    }),
    refusals: ['not-found'],
  },
  tellOtherApplicants: {
    method: 'POST',
    path: '/api/applicants/tellOtherApplicants',
    auth: mayChange,
    summary:
      'Decline the others of an approved applicant’s unit by a kind letter, but not who has a report (D49), or let them wait',
    body: z.object({ application_id: id, answer: z.enum(['declined', 'waiting']) }),
    reply: z.object({ success, data: z.object({ told: z.number().int(), left: z.number().int() }) }),
    refusals: ['not-found', 'conflict', 'account-read-only', 'wrong-status'],
  },
  addApplicant: {
    method: 'POST',
    path: '/api/applicants/addApplicant',
    auth: mayChange,
    summary: 'Type an applicant in; with `invite` they are mailed a link to fill in the rest themselves',
    body: ApplicationFields.extend({ unit_id: id, invite: z.boolean() }),
    reply: z.object({ success, data: z.object({ application_id: id, version }) }),
    refusals: ['not-found', 'property-archived', 'conflict', 'account-read-only', 'key-reused'],
    idempotent: true,
  },
  setApplicationLink: {
    method: 'POST',
    path: '/api/applicants/setApplicationLink',
    auth: mayChange,
    summary: 'Open a unit for applications, say what is asked, or close it; answers the address to share',
    body: z.object({ unit_id: id, open: z.boolean(), terms: ListingTerms.optional() }),
    reply: z.object({
      success,
      data: z.object({
        ...{ address: z.string().optional(), until: z.string().optional() },
        terms: ListingTerms.optional(),
      }),
    }),
    refusals: ['not-found', 'property-archived', 'conflict', 'account-read-only', 'key-reused'],
    idempotent: true,
  },
  addApplicantNote: {
    method: 'POST',
    path: '/api/applicants/addApplicantNote',
    auth: mayChange,
    summary: 'Write a note about an applicant; the applicant does not see it',
    body: z.object({ application_id: id, note: note.min(1) }),
    reply: versioned,
    refusals: ['not-found', 'conflict', 'account-read-only', 'key-reused', 'note-limit'],
    idempotent: true,
  },
  decideApplication: {
    method: 'POST',
    path: '/api/applicants/decideApplication',
    auth: mayChange,
    summary:
      'Approve, which drafts the lease, or decline; with a report at hand by a notice or a recorded reason (D49)',
    body: oneVersion.extend({
      decision: z.enum(['approved', 'declined']),
      note,
      /** Send the adverse-action notice. */
      notice: z.boolean(),
      /** Why none is due although a report is there. */
      reason: note.optional(),
    }),
    reply: z.object({ success, data: z.object({ version, lease_id: id.optional() }) }),
    refusals: [
      ...changeRefusals,
      'application-closed',
      'notice-missing',
      'property-archived',
      'too-many-drafts',
    ],
    idempotent: true,
  },
  moveApplicant: {
    method: 'POST',
    path: '/api/applicants/moveApplicant',
    auth: mayChange,
    summary:
      'Put an applicant on the waiting list, or take them from it to a decision, about another unit if named',
    body: oneVersion.extend({ to: z.enum(['waiting', 'submitted']), unit_id: id.optional() }),
    reply: versioned,
    refusals: [...changeRefusals, 'application-closed', 'property-archived'],
    idempotent: true,
  },
  answerApplicants: {
    method: 'POST',
    path: '/api/applicants/answerApplicants',
    auth: mayChange,
    summary:
      'Decline several applicants by mail, but not who has a report (D49), or put them on the waiting list',
    body: z.object({
      application_ids: z.array(id).min(1).max(25),
      answer: z.enum(['declined', 'waiting']),
      /** The applicants do not see it. */
      note,
    }),
    reply: z.object({
      success,
      data: z.object({
        told: z.number().int(),
        /** Answered already, or to be decided alone because of a report. */
        left: z.array(z.object({ application_id: id, why: z.enum(['closed', 'report']) })),
      }),
    }),
    refusals: ['not-found', 'conflict', 'account-read-only'],
  },
  addScreeningOrder: {
    method: 'POST',
    path: '/api/properties/addScreeningOrder',
    auth: mayChange,
    summary: 'Order a screening; the applicant is mailed the link to complete it (API-27)',
    body: z.object({
      applicantId: id,
      /** As the screen showed them; what counts is the applicant’s record. */
      ...{ property: line, unit: line, zipcode: line },
      ...{ leaseMonths: typedAmount, depositAmount: typedAmount, rentAmount: typedAmount },
      chargeTo: z.enum(payers),
      feeDetails: z
        .array(z.object({ firstName: nameLine, lastName: nameLine, email, amount: typedAmount }))
        .max(20),
      requesterInfo: z.object({
        ...{ firstName: nameLine, lastName: nameLine, email, mobile: z.string().max(30) },
        role_id: z.union([id, z.literal(''), z.number()]),
      }),
    }),
    reply: z.object({ success: z.literal(true) }),
    refusals: [
      'not-found',
      'conflict',
      'account-read-only',
      'key-reused',
      'application-closed',
      'screening-open',
    ],
    idempotent: true,
  },
  cancelScreening: {
    method: 'POST',
    path: '/api/applicants/cancelScreening',
    auth: mayChange,
    summary: 'Take an order back that has no report yet; its link ends and the applicant is told',
    body: z.object({ application_id: id }),
    reply: versioned,
    refusals: [
      ...(['not-found', 'conflict', 'account-read-only', 'key-reused'] as const),
      ...(['screening-ended', 'screening-moved'] as const),
    ],
    idempotent: true,
  },
  refreshScreening: {
    method: 'POST',
    path: '/api/applicants/refreshScreening',
    auth: mayChange,
    summary: 'Ask the bureau where an order stands, or the provider for its fee, if no message reached us',
    body: z.object({ application_id: id }),
    reply: z.object({ success, data: z.object({ status: Screening.shape.status }) }),
    refusals: [
      'not-found',
      'conflict',
      'account-read-only',
      'screening-ended',
      'bureau-away',
      'payments-away',
    ],
  },
  recordScreeningFee: {
    method: 'POST',
    path: '/api/applicants/recordScreeningFee',
    auth: mayChange,
    summary: 'Write down, once, that the fee of a screening was paid; the screening is closed',
    body: z.object({ application_id: id }),
    reply: versioned,
    refusals: ['not-found', 'conflict', 'account-read-only', 'key-reused', 'screening-moved'],
    idempotent: true,
  },
  payScreeningFee: {
    method: 'POST',
    path: '/api/applicants/payScreeningFee',
    auth: mayChange,
    summary: 'The provider’s page where the requester pays the fee of a screening that has its reports',
    body: z.object({ application_id: id }),
    reply: z.object({ success, data: z.object({ url: z.string() }) }),
    refusals: ['not-found', 'conflict', 'account-read-only', 'screening-moved', 'payments-away'],
  },
  getScreeningReport: {
    method: 'GET',
    path: '/api/applicants/getScreeningReport/{applicationId}',
    auth: bearer('applicants'),
    summary: 'The report, for those on its access list, until its date; each look is logged (D50)',
    params: applicationParams,
    reply: z.object({
      success,
      data: z.object({
        report: Report,
        arrived_at: z.string(),
        until: z.string(),
        readers: z.array(z.string()),
      }),
    }),
    refusals: ['not-found'],
    viewAs: 'refused',
  },
  openApplicantDocument: {
    method: 'GET',
    path: '/api/applicants/openApplicantDocument/{applicationId}/{documentId}',
    auth: bearer('applicants'),
    summary: 'Links to a document that an applicant added; signed addresses that expire; each look is logged',
    params: applicationParams.extend({ documentId: id }),
    reply: z.object({ success, data: fileLinks }),
    refusals: ['not-found'],
  },
  openListing: {
    method: 'POST',
    path: '/api/applications/openListing',
    auth: linkHolder,
    summary: 'A unit that is open for applications, as its public page shows it',
    body: z.object({ token: linkValue }),
    reply: z.object({ success, data: OpenedListing }),
    refusals: ['link-not-valid'],
    rate: [...rate],
  },
  openApplication: {
    method: 'POST',
    path: '/api/applications/openApplication',
    auth: linkHolder,
    summary: 'What a unit’s or an application’s link leads to; a POST, so that the token stands in no log',
    body: z.object({ token: linkValue }),
    reply: z.object({ success, data: OpenedApplication }),
    refusals: ['link-not-valid'],
    rate: [...rate],
  },
  startApplication: {
    method: 'POST',
    path: '/api/applications/startApplication',
    auth: linkHolder,
    summary: 'Begin an application by a unit’s link; its own link is answered and mailed, to go on anywhere',
    body: ApplicationFields.extend({ token: linkValue }),
    reply: z.object({ success, data: z.object({ token: z.string(), version }) }),
    refusals: ['link-not-valid', 'conflict', 'key-reused'],
    idempotent: true,
    rate: [
      { by: 'address', limit: 30, windowSeconds: hour },
      { by: { accountField: 'email' }, limit: 5, windowSeconds: hour },
    ],
  },
  saveApplication: {
    method: 'POST',
    path: '/api/applications/saveApplication',
    auth: linkHolder,
    summary: 'Save an application as its form has it, complete or not; `submit` sends a complete one',
    body: ApplicationFields.extend({ token: linkValue, version, submit: z.boolean() }),
    reply: versioned,
    refusals: ['link-not-valid', 'conflict', 'changed-meanwhile', 'application-closed'],
    rate: [{ by: 'address', limit: 600, windowSeconds: hour }],
  },
  addApplicationPerson: {
    method: 'POST',
    path: '/api/applications/addApplicationPerson',
    auth: linkHolder,
    summary: 'Name a co-applicant or guarantor, who is mailed a link to their own part; again for a new link',
    body: z.object({
      ...{ token: linkValue, kind: z.enum(personKinds), firstName: nameLine, lastName: nameLine, email },
    }),
    reply: done,
    refusals: ['link-not-valid', 'conflict', 'application-closed', 'people-limit'],
    rate: [
      { by: 'address', limit: 30, windowSeconds: hour },
      { by: { accountField: 'email' }, limit: 5, windowSeconds: hour },
    ],
  },
  removeApplicationPerson: {
    method: 'POST',
    path: '/api/applications/removeApplicationPerson',
    auth: linkHolder,
    summary: 'Take a person who was named out again; nothing of their part is kept',
    body: z.object({ token: linkValue, person_id: id }),
    reply: done,
    refusals: ['link-not-valid', 'conflict', 'application-closed', 'must-be-kept'],
    rate: [...rate],
  },
  createApplicationUpload: {
    method: 'POST',
    path: '/api/applications/createApplicationUpload',
    auth: linkHolder,
    summary: 'Where and how an applicant sends one document straight to storage',
    body: z.object({
      ...{ token: linkValue, contentType: fileType },
      bytes: z.number().int().min(1).max(documentLimits.bytes),
    }),
    reply: z.object({
      success,
      data: z.object({ upload: z.string(), url: z.string(), fields: z.record(z.string(), z.string()) }),
    }),
    refusals: ['link-not-valid', 'application-closed', 'file-limit'],
    rate: [{ by: 'address', limit: 60, windowSeconds: hour }],
  },
  addApplicationDocument: {
    method: 'POST',
    path: '/api/applications/addApplicationDocument',
    auth: linkHolder,
    summary: 'Keep what was sent with the application; its content must be of the announced type',
    body: z.object({
      token: linkValue,
      upload: z.string().min(1).max(200),
      contentType: fileType,
      name: line,
    }),
    reply: done,
    refusals: ['link-not-valid', 'not-found', 'conflict', 'application-closed', 'file-limit'],
    rate: [{ by: 'address', limit: 60, windowSeconds: hour }],
  },
  openApplicationDocument: {
    method: 'POST',
    path: '/api/applications/openApplicationDocument',
    auth: linkHolder,
    summary: 'Links to a document that the link’s holder added; signed addresses that expire',
    body: z.object({ token: linkValue, document_id: id }),
    reply: z.object({ success, data: fileLinks }),
    refusals: ['link-not-valid', 'not-found'],
    rate: [...rate],
  },
  removeApplicationDocument: {
    method: 'POST',
    path: '/api/applications/removeApplicationDocument',
    auth: linkHolder,
    summary: 'Take a document back; its file goes too',
    body: z.object({ token: linkValue, document_id: id }),
    reply: done,
    refusals: ['link-not-valid', 'conflict', 'application-closed'],
    rate: [...rate],
  },
  askWhatIsKept: {
    method: 'POST',
    path: '/api/applications/askWhatIsKept',
    auth: linkHolder,
    summary: 'What is kept about an applicant, until when, and whether it can go now; the question is logged',
    body: z.object({ token: linkValue }),
    reply: z.object({ success, data: KeptFacts }),
    refusals: ['link-not-valid'],
    rate: [...rate],
  },
  removeApplication: {
    method: 'POST',
    path: '/api/applications/removeApplication',
    auth: linkHolder,
    summary: 'The applicant has everything removed, unless a lease or a report came of it; logged (D50)',
    body: z.object({ token: linkValue }),
    reply: done,
    refusals: ['link-not-valid', 'conflict', 'must-be-kept', 'application-closed'],
    rate: [...rate],
  },
  completeScreening: {
    method: 'GET',
    path: '/api/properties/completeScreening',
    auth: linkHolder,
    summary: 'What a screening’s link asks its applicant to complete (API-28)',
    query: z.object({ screeningId: linkValue }),
    reply: z.object({ success, encryptedData: ScreeningDetail }),
    refusals: ['not-found'],
    rate: [...rate],
  },
  startScreening: {
    method: 'POST',
    path: '/api/properties/startScreening',
    auth: linkHolder,
    summary: 'The applicant begins; later on it changes nothing',
    body: z.object({ screeningId: linkValue }),
    reply: done,
    refusals: ['not-found', 'conflict', 'screening-ended'],
    rate: [...rate],
  },
  consentToScreening: {
    method: 'POST',
    path: '/api/properties/consentToScreening',
    auth: linkHolder,
    summary: 'The applicant says who they are and agrees; only then the reports are ordered (D49)',
    body: z.object({
      screeningId: linkValue,
      version: line,
      name: nameLine,
      birthDate: z.string().max(10),
      address: line,
      agrees: z.boolean(),
    }),
    reply: done,
    refusals: ['not-found', 'conflict', 'screening-ended', 'consent-missing'],
    rate: [...rate],
  },
  payOwnScreeningFee: {
    method: 'POST',
    path: '/api/properties/payOwnScreeningFee',
    auth: linkHolder,
    summary: 'The provider’s page where the applicant pays the fee once the reports are there',
    body: z.object({ screeningId: linkValue }),
    reply: z.object({ success, data: z.object({ url: z.string() }) }),
    refusals: ['not-found', 'conflict', 'screening-moved', 'payments-away'],
    rate: [...rate],
  },
  receiveReport: {
    method: 'POST',
    path: '/api/screening/webhook',
    auth: anyone,
    summary: 'The bureau’s notices: signed over the raw body; each only says which order to look at',
    reply: done,
    refusals: ['bad-signature', 'bureau-away', 'conflict'],
    bodyLimit: bodyLimits.small,
    raw: true,
  },
});
