import * as z from 'zod';
import { Appointment } from '../domain/appointment';
import { Application, ApplicationFields, stages } from '../domain/screening/application';
import { ApplicationFee } from '../domain/screening/application-fee';
import { ListingTerms } from '../domain/screening/listing';
import { personKinds } from '../domain/screening/people';
import { Screening, ScreeningConsent } from '../domain/screening/screening';
import { Home, OwnDecision, OwnFee } from './my-applications';
import { Office } from './office';
import { id, version } from './parts';

/** A further application with the same mail address, one that the caller may see. */
export const FurtherApplication = z.object({
  application_id: id,
  unit_id: id,
  unit_number: z.string(),
  property_title: z.string(),
  stage: z.enum(stages),
});
export type FurtherApplication = z.infer<typeof FurtherApplication>;

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
  /** With `rents`: cents a month that the unit asks for; absent when not set. */
  rent: z.number().int().optional(),
  move_in: z.string(),
  started_at: z.string(),
  submitted_at: z.string().optional(),
  /** Co-applicants and guarantors beside the one who is named. */
  people: z.number().int(),
  /** The applicant wrote last. */
  has_message: z.boolean(),
  /** Approved with conditions. */
  is_conditional: z.boolean(),
  /** The newest first. */
  further: z.array(FurtherApplication),
});
export type ApplicantLine = z.infer<typeof ApplicantLine>;

/** One applicant. The first fields are the spec's applicant data, amounts in dollars as text or empty. */
export const ApplicantDetails = z.object({
  applicant_id: id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  rent_amount: z.string(),
  deposit_amount: z.string(),
  lease_months: z.string(),
  owner_first_name: z.string(),
  owner_last_name: z.string(),
  owner_email: z.string(),
  owner_phone: z.string(),
  ro_userrole_id: z.string(),
  address: z.string(),
  city: z.string(),
  zipcode: z.string(),
  property_title: z.string(),
  unit_number: z.string(),
  unit_id: id,
  property_id: id,
  version,
  /** How many others of the unit still wait for a decision, once this one is approved. */
  others: z.number().int(),
  /** Co-applicants and guarantors, each with a page of their own. */
  people: z.array(
    z.object({
      applicant_id: id,
      kind: z.enum(personKinds),
      stage: z.enum(stages),
      first_name: z.string(),
      last_name: z.string(),
      email: z.string(),
      income: z.number().int(),
      screening_status: Screening.shape.status.optional(),
      may_order: z.boolean(),
    }),
  ),
  application: Application.omit({ screening: true, formerScreenings: true, fee: true }),
  /** The home's time zone, for its showing. */
  zone: z.string(),
  /** The application fee; its page at the provider stays with it. */
  fee: OwnFee.extend({
    settled: ApplicationFee.shape.settled.unwrap().omit({ paidBy: true }).optional(),
    back: ApplicationFee.shape.back,
  }).optional(),
  /** Of the same mail address; one as a co-applicant or guarantor has a kind. */
  further: z.array(FurtherApplication.extend({ kind: z.enum(personKinds).optional() })),
  /** What the applicant said to the bureau stays with it. */
  screening: Screening.omit({
    consent: true,
    bureauId: true,
    askAt: true,
    asked: true,
    page: true,
    paidBy: true,
  })
    .extend({ consent: ScreeningConsent.pick({ name: true, at: true, version: true }).optional() })
    .optional(),
  /** What the caller may do now. */
  may: z.object({
    decide: z.boolean(),
    order: z.boolean(),
    cancel: z.boolean(),
    record_fee: z.boolean(),
    record_application_fee: z.boolean(),
    refund_application_fee: z.boolean(),
    pay_fee: z.boolean(),
    read_report: z.boolean(),
  }),
});
export type ApplicantDetails = z.infer<typeof ApplicantDetails>;

/** An applicant beside the unit's others: the same facts of each, in their own words, and no score. */
export const ComparedApplicant = z.object({
  application_id: id,
  name: z.string(),
  email: z.string(),
  submitted_at: z.string(),
  /** Everybody of the application with cents a month, the first applicant without a kind. */
  earners: z.array(
    z.object({ name: z.string(), kind: z.enum(personKinds).optional(), income: z.number().int() }),
  ),
  /** How often the rent goes into the renters' income, guarantors not counted; absent without either. */
  times: z.number().optional(),
  move_in: z.string(),
  current_address: z.string(),
  lives_there_since: z.string(),
  landlord: z.string(),
  employer: z.string(),
  occupants: z.string(),
  pets: z.string(),
  screening_status: Screening.shape.status.optional(),
  /** Another application of the list has the same mail address. */
  is_repeated: z.boolean(),
});
export type ComparedApplicant = z.infer<typeof ComparedApplicant>;

/** A home as anyone with its link sees it. Rent and deposit in cents. */
export const OpenedListing = z.object({
  home: Home,
  bedrooms: z.string(),
  bathrooms: z.string(),
  size: z.string(),
  appliances: z.array(z.string()),
  photos: z.array(z.object({ url: z.string(), alt: z.string() })),
  /** Whose home it is; absent while the organization says nothing of itself. */
  office: Office.pick({ phone: true, license: true, logo_url: true }).optional(),
  terms: ListingTerms,
  until: z.string(),
  /** The home's time zone, for times to see it. */
  zone: z.string(),
});
export type OpenedListing = z.infer<typeof OpenedListing>;

export const OpenedApplication = z.object({
  home: Home,
  /** The home's time zone, for its showing. */
  zone: z.string(),
  /** Of the first applicant alone, where the home's page asks for one. */
  fee: OwnFee.optional(),
  /** Absent for a unit's own link: a new application begins. */
  application: z
    .object({
      version,
      stage: z.enum(stages),
      fields: ApplicationFields,
      submitted_at: z.string().optional(),
      /** The caller's own part was sent; others may still be at theirs. */
      is_sent: z.boolean(),
      /** It began with a question, which is sent once the link of its mail was used. */
      question: z.object({ is_sent: z.boolean() }).optional(),
      showing: Appointment.optional(),
      /** Whom the caller named; nothing of their parts. */
      people: z.array(
        z.object({
          person_id: id,
          kind: z.enum(personKinds),
          name: z.string(),
          email: z.string(),
          is_done: z.boolean(),
        }),
      ),
      documents: z.array(z.object({ document_id: id, name: z.string(), bytes: z.number().int() })),
      /** For one who was named: as what, and by whom. */
      part: z.object({ kind: z.enum(personKinds), named_by: z.string() }).optional(),
      decision: OwnDecision.optional(),
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

/** What is kept about an applicant. Instants are UTC; without `until` it stays with its lease. */
export const KeptFacts = z.object({
  until: z.string().optional(),
  notes: z.number().int(),
  messages: z.number().int(),
  /** The application fee in cents. */
  fee: z.number().int().optional(),
  consent: ScreeningConsent.pick({ name: true, at: true }).optional(),
  identity_until: z.string().optional(),
  report_until: z.string().optional(),
  may_remove: z.boolean(),
});
export type KeptFacts = z.infer<typeof KeptFacts>;
