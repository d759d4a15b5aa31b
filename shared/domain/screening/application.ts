import * as z from 'zod';
import { Appointment } from '../appointment';
import { limits } from '../limits';
import { ApplicationFee } from './application-fee';
import { ApplicationFile } from './application-files';
import { Conditions } from './conditions';
import { Agency } from './decision-letters';
import { ApplicationPerson, PartOf } from './people';
import { Screening } from './screening';

const line = z.string().max(limits.textCharacters);
const longText = z.string().max(limits.descriptionCharacters);

/** An applicant's answers, empty if not given; local dates, cents a month. No social security number. */
export const ApplicationFields = z.object({
  firstName: line,
  lastName: line,
  email: z.string().max(limits.emailCharacters),
  mobile: z.string().max(30),
  moveIn: z.string().max(10),
  currentAddress: line,
  livesThereSince: line,
  landlord: line,
  landlordMobile: z.string().max(30),
  whyMoving: longText,
  employer: line,
  jobTitle: line,
  monthlyIncome: z.number().int().min(0).max(limits.rentCents),
  otherIncome: longText,
  occupants: longText,
  pets: longText,
  remarks: longText,
  /** The applicant says that all of it is true. */
  isTrue: z.boolean(),
});
export type ApplicationFields = z.infer<typeof ApplicationFields>;

export const stages = ['draft', 'submitted', 'waiting', 'approved', 'declined'] as const;
export type Stage = (typeof stages)[number];

const By = z.object({ userId: z.string(), name: z.string() });

/**
 * `notice`: the adverse-action notice was sent; `noNotice`: why none was due despite a report (D49).
 * `agency`: whom the notice to this very person names. `isTaken`: declined because another got the home.
 */
export const Decision = z.object({
  at: z.string(),
  by: By,
  note: longText,
  notice: z.boolean(),
  noNotice: longText.optional(),
  agency: Agency.optional(),
  isTaken: z.literal(true).optional(),
  leaseId: z.string().optional(),
  /** Of an approval that asks for more than usual. */
  conditions: Conditions.optional(),
});

export const Application = z.object({
  stage: z.enum(stages),
  fields: ApplicationFields,
  /** UTC instants. */
  startedAt: z.string(),
  /** When the applicant sent their own part; `submittedAt` once everybody has. */
  sentAt: z.string().optional(),
  submittedAt: z.string().optional(),
  /** Co-applicants and guarantors; `partOf` on the part of one of them. */
  people: z.array(ApplicationPerson).optional(),
  partOf: PartOf.optional(),
  screening: Screening.optional(),
  /** Canceled ones that the bureau had an order of: their consent stays provable (D49). */
  formerScreenings: z.array(Screening).optional(),
  decision: Decision.optional(),
  /** It began with a question on the home's page: hidden until its mail address was confirmed. */
  asked: z.object({ at: z.string(), confirmedAt: z.string().optional() }).optional(),
  showing: Appointment.optional(),
  /** Of the first applicant, where the home's page asks for one. */
  fee: ApplicationFee.optional(),
  documents: z.array(ApplicationFile).optional(),
  notes: z.array(By.extend({ at: z.string(), text: longText })),
});
export type Application = z.infer<typeof Application>;
