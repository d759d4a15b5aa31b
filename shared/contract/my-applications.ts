import * as z from 'zod';
import { ApplicationFields, stages } from '../domain/screening/application';
import { ApplicationFee } from '../domain/screening/application-fee';
import { Conditions } from '../domain/screening/conditions';
import { Agency } from '../domain/screening/decision-letters';
import { personKinds } from '../domain/screening/people';
import { Screening } from '../domain/screening/screening';
import { bearer, linkHolder } from './endpoint';
import { hour, linkToken } from './link-rows';
import { answer, done, id } from './parts';

/** Where the home is, as an applicant reads it. */
export const Home = z.object({
  organization: z.string(),
  title: z.string(),
  location: z.string(),
  type: z.string(),
  unit: z.string(),
  /** Cents a month; absent when not set. */
  rent: z.number().int().optional(),
  available: z.string(),
});

/** The application fee in cents as its applicant reads it; `settled` and `back` say how and when (UTC). */
export const OwnFee = ApplicationFee.pick({ cents: true }).extend({
  is_due: z.boolean(),
  settled: ApplicationFee.shape.settled.unwrap().pick({ how: true, at: true }).optional(),
  back: ApplicationFee.shape.back.unwrap().pick({ state: true, at: true }).optional(),
});
export type OwnFee = z.infer<typeof OwnFee>;

/** A decision as one person of the application reads it: what the letter of that day said. UTC. */
export const OwnDecision = z.object({
  at: z.string(),
  /** What the approval asks for beyond the usual. */
  conditions: Conditions.optional(),
  /** Whom the adverse-action notice names; absent on a notice from before it was stored (D49). */
  agency: Agency.optional(),
  has_notice: z.boolean(),
  /** Another applicant got the home. */
  is_taken: z.boolean(),
});
export type OwnDecision = z.infer<typeof OwnDecision>;

/** One of the caller's own applications, or their own part of one. Instants are UTC. */
export const MyApplication = z.object({
  application_id: id,
  home: Home,
  stage: z.enum(stages),
  /** The caller's own part was sent; others may still be at theirs. */
  is_sent: z.boolean(),
  /** As what somebody else named the caller; absent for the first applicant. */
  kind: z.enum(personKinds).optional(),
  /** Whose application the caller's part belongs to. */
  named_by: z.string().optional(),
  started_at: z.string(),
  submitted_at: z.string().optional(),
  decision: OwnDecision.optional(),
  fee: OwnFee.optional(),
  /** While one is open: until when to agree, and the caller's fee in cents once reports are there. */
  screening: Screening.pick({ status: true })
    .extend({ until: z.string(), fee: z.number().int().optional() })
    .optional(),
  /** The landlord wrote last. */
  has_message: z.boolean(),
  documents: z.array(z.object({ name: z.string(), bytes: z.number().int() })),
});
export type MyApplication = z.infer<typeof MyApplication>;

/** What applicants do from an account of their own. */
export const myApplications = {
  getMyApplications: {
    method: 'GET',
    path: '/api/applications/getMyApplications',
    auth: bearer('applicants'),
    summary:
      'The caller’s own applications as an applicant, the newest first: where they stand, what is next',
    reply: answer({ applications: z.array(MyApplication) }),
    refusals: [],
  },
  reuseMyAnswers: {
    method: 'POST',
    path: '/api/applications/reuseMyAnswers',
    auth: bearer('applicants'),
    summary:
      'The caller’s newest answers to the landlord of this unit’s link, to begin another application with',
    body: z.object({ token: linkToken }),
    reply: answer({
      /** Absent where the caller never applied to this landlord. Nothing of reports, identity or consent. */
      answers: z
        .object({ fields: ApplicationFields, home: Home.pick({ title: true, unit: true }) })
        .optional(),
    }),
    refusals: ['link-not-valid'],
  },
  openMyApplication: {
    method: 'POST',
    path: '/api/applications/openMyApplication',
    auth: bearer('applicants'),
    summary: 'The path of the caller’s own part of an application, or of its screening; it works for a day',
    body: z.object({ application_id: id, page: z.enum(['application', 'screening']) }),
    reply: answer({ path: z.string() }),
    refusals: ['not-found', 'conflict', 'screening-ended'],
    // A landlord whose plan has ended keeps no applicant from what is theirs.
    whenReadOnly: true,
  },
  askForAccount: {
    method: 'POST',
    path: '/api/applications/askForAccount',
    auth: linkHolder,
    summary:
      'Mail the applicant a link to an account that follows the application; the same answer to everybody',
    body: z.object({ token: linkToken }),
    reply: done,
    refusals: ['link-not-valid', 'conflict'],
    rate: [{ by: 'address', limit: 10, windowSeconds: hour }],
  },
} as const;
