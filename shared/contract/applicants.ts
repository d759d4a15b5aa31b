import * as z from 'zod';
import { limits } from '../domain/limits';
import { ApplicationFields, stages } from '../domain/screening/application';
import { byHand } from '../domain/screening/application-fee';
import { Conditions } from '../domain/screening/conditions';
import { ListingTerms } from '../domain/screening/listing';
import { bearer } from './endpoint';
import { fileLinks } from './link-rows';
import {
  answer,
  chosen,
  cursor,
  id,
  line,
  note,
  paging,
  placeFilters,
  success,
  version,
  versioned,
} from './parts';
import { ApplicantDetails, ApplicantLine, ComparedApplicant } from './screening-shapes';

const mayChange = bearer('applicants', 'change');
const applicationParams = z.object({ applicationId: id });
const changeRefusals = ['not-found', 'changed-meanwhile', 'conflict'] as const;
const oneVersion = z.object({ application_id: id, version });

/** What leaves some of the applicants that the caller may see. */
const applicantFilters = {
  /** A part of the name, mail address, unit number or property’s name. */
  search: z.string().max(limits.textCharacters).optional(),
  ...placeFilters,
  /** Units, by their ids. */
  unit: chosen.optional(),
};

/** What staff do with applicants. */
export const applicants = {
  listApplicants: {
    method: 'GET',
    path: '/api/applicants/listApplicants',
    auth: bearer('applicants'),
    summary: 'The applicants that the caller may see, the newest first, by stage, unit and search, paged',
    query: z.object({
      stage: z.enum(stages).optional(),
      unit_id: id.optional(),
      ...applicantFilters,
      /** `income.desc`; without it the newest first. */
      sort: line.optional(),
      /** Also reads the rent that each unit asks for. */
      rents: z.literal('with').optional(),
      ...paging,
    }),
    reply: answer({
      applicants: z.array(ApplicantLine),
      next: cursor.optional(),
      /** Of one unit alone, or where the list was read whole for another order or a filter. */
      total: z.number().int().optional(),
    }),
    refusals: [],
  },
  countApplicants: {
    method: 'GET',
    path: '/api/applicants/countApplicants',
    auth: bearer('applicants'),
    summary: 'How many applicants each stage has, among those that the filters leave',
    query: z.object(applicantFilters),
    reply: answer({ views: z.record(z.enum(['all', ...stages]), z.number().int()) }),
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
    reply: answer({
      unit_number: z.string(),
      property_title: z.string(),
      /** Cents a month; absent when not set. */
      rent: z.number().int().optional(),
      terms: ListingTerms.optional(),
      applicants: z.array(ComparedApplicant),
      /** Only the newest are shown. */
      more: z.boolean(),
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
    reply: answer({ told: z.number().int(), left: z.number().int() }),
    refusals: ['not-found', 'conflict', 'wrong-status'],
  },
  addApplicant: {
    method: 'POST',
    path: '/api/applicants/addApplicant',
    auth: mayChange,
    summary: 'Type an applicant in; with `invite` they are mailed a link to fill in the rest themselves',
    body: ApplicationFields.extend({ unit_id: id, invite: z.boolean() }),
    reply: answer({ application_id: id, version }),
    refusals: ['not-found', 'property-archived', 'conflict'],
    idempotent: true,
  },
  setApplicationLink: {
    method: 'POST',
    path: '/api/applicants/setApplicationLink',
    auth: mayChange,
    summary: 'Open a unit for applications, say what is asked, or close it; answers the address to share',
    body: z.object({ unit_id: id, open: z.boolean(), terms: ListingTerms.optional() }),
    reply: answer({
      address: z.string().optional(),
      until: z.string().optional(),
      terms: ListingTerms.optional(),
    }),
    refusals: ['not-found', 'property-archived', 'conflict'],
    idempotent: true,
  },
  addApplicantNote: {
    method: 'POST',
    path: '/api/applicants/addApplicantNote',
    auth: mayChange,
    summary: 'Write a note about an applicant; the applicant does not see it',
    body: z.object({ application_id: id, note: note.min(1) }),
    reply: versioned,
    refusals: ['not-found', 'conflict', 'note-limit'],
    idempotent: true,
  },
  decideApplication: {
    method: 'POST',
    path: '/api/applicants/decideApplication',
    auth: mayChange,
    summary:
      'Approve, which drafts the lease, or decline; conditions or a decline by a report take a notice or a reason (D49)',
    body: oneVersion.extend({
      decision: z.enum(['approved', 'declined']),
      /** Of an approval: a deposit above the usual one, a co-signer, or both. */
      conditions: Conditions.optional(),
      note,
      /** Send the adverse-action notice. */
      notice: z.boolean(),
      /** Why none is due although a report is there. */
      reason: note.optional(),
    }),
    reply: answer({ version, lease_id: id.optional() }),
    refusals: [
      ...changeRefusals,
      'application-closed',
      'conditions-missing',
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
    reply: answer({
      told: z.number().int(),
      /** Answered already, or to be decided alone because of a report. */
      left: z.array(z.object({ application_id: id, why: z.enum(['closed', 'report']) })),
    }),
    refusals: ['not-found', 'conflict'],
  },
  recordApplicationFee: {
    method: 'POST',
    path: '/api/applicants/recordApplicationFee',
    auth: mayChange,
    summary: 'Write down, once, that the application fee was paid in another way, or waive it',
    body: z.object({ application_id: id, how: z.enum(byHand) }),
    reply: versioned,
    refusals: ['not-found', 'conflict', 'fee-not-due'],
    idempotent: true,
  },
  refundApplicationFee: {
    method: 'POST',
    path: '/api/applicants/refundApplicationFee',
    auth: mayChange,
    summary:
      'Send an application fee that was paid online back, whole and once; the applicant is told by mail',
    body: z.object({ application_id: id, reason: note.min(1) }),
    reply: versioned,
    refusals: ['not-found', 'conflict', 'fee-not-refundable', 'payments-away'],
    idempotent: true,
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
} as const;
