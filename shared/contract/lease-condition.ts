import * as z from 'zod';
import {
  Deduction,
  Report,
  reportKinds,
  reportLimits,
  SignedReport,
  WrittenRemark,
} from '../domain/leases/condition/report';
import { Day, SentDay } from '../domain/leases/moments';
import { limits } from '../domain/limits';
import { bearer, bodyLimits, inFiveMinutes } from './endpoint';
import { id, line, pictureType, success, uploadPlace, version, versioned } from './parts';

const kind = z.enum(reportKinds);
const refusals = ['not-found', 'conflict', 'changed-meanwhile', 'invalid'] as const;

/** A drawing like the one a lease is signed with. */
export const hand = z.object({
  name: line,
  signature: z.string().max(90_000),
  /** Absent for a drawn one. */
  method: z.enum(['drawn', 'typed']).optional(),
});

/** A tenant's answer; `consent` is the version of the consent to sign electronically that was agreed to. */
export const ReportAnswer = z.discriminatedUnion('is', [
  hand.extend({ is: z.literal('signed'), consent: line }),
  z.object({ is: z.literal('refused'), reason: z.string().max(reportLimits.noteCharacters) }),
]);
export type ReportAnswer = z.infer<typeof ReportAnswer>;

const signedHand = z.object({ name: z.string(), signature_url: z.string() });

/** What both sides see of a report beside its text. Days are the property's own. */
export const ReportShown = z.object({
  signed: SignedReport.pick({ at: true, on: true, hash: true, unsigned: true })
    .extend({ landlord: signedHand, tenant: signedHand.optional() })
    .optional(),
  /** Present while the tenants are to answer; `name` signed for the landlord. */
  asked: z.object({ on: Day, until: Day, name: z.string() }).optional(),
  remarks: z.array(WrittenRemark.omit({ by: true }).extend({ is_mine: z.boolean() })),
  /** Signed URLs that expire, by the photo's name. */
  pictures: z.record(z.string(), z.string()),
});
export type ReportShown = z.infer<typeof ReportShown>;

/** A report with what its screen needs. `version` 0: a proposal, not stored. Days are the property's own. */
export const ConditionReport = ReportShown.extend({
  lease_id: id,
  kind,
  version: z.number().int().min(0),
  unit_id: id,
  unit_number: z.string(),
  property_title: z.string(),
  address: z.string(),
  tenants: z.array(z.string()),
  /** Whoever the landlord's side signs as, unless they write another name. */
  caller: z.string(),
  today: Day,
  report: Report,
  deductions: z.array(Deduction).readonly(),
  /** At move-out: the move-in report that the landlord signed. */
  before: Report.optional(),
  /** Whether everyone has signed the lease, so that there is somebody to move. */
  is_signed_lease: z.boolean(),
  may_change: z.boolean(),
});
export type ConditionReport = z.infer<typeof ConditionReport>;

/** One photo for a report, sent straight to storage. */
export const photoUpload = z.object({
  lease_id: id,
  contentType: pictureType,
  bytes: z.number().int().min(1).max(limits.imageBytesPerUnit),
});

const movingRefusals = ['keys-back', 'no-last-day', 'bad-day', 'unit-taken', 'wrong-status'] as const;

/** The calls for the condition of a home when its tenants move in and out. */
export const leaseCondition = {
  getConditionReport: {
    method: 'GET',
    path: '/api/leases/getConditionReport/{leaseId}/{kind}',
    auth: bearer('leases'),
    summary: 'The condition report of a move-in or move-out, or the proposal for one',
    params: z.object({ leaseId: id, kind }),
    reply: z.object({ success, data: ConditionReport }),
    refusals: ['not-found'],
  },
  createConditionUpload: {
    method: 'POST',
    path: '/api/leases/createConditionUpload',
    auth: bearer('leases', 'change'),
    summary: 'Where and how to send one photo of a condition report straight to storage',
    body: photoUpload,
    reply: uploadPlace,
    refusals: ['not-found'],
    rate: [inFiveMinutes(200)],
  },
  saveConditionReport: {
    method: 'PUT',
    path: '/api/leases/saveConditionReport',
    auth: bearer('leases', 'change'),
    summary:
      'Keep a condition report until both sides sign it; an upload among the photos becomes one of them',
    body: z.object({
      lease_id: id,
      kind,
      version: z.number().int().min(0),
      report: Report.extend({ day: SentDay }),
    }),
    reply: versioned,
    refusals: [...refusals, 'report-signed', 'report-sent', 'wrong-status'],
    bodyLimit: bodyLimits.form,
  },
  signConditionReport: {
    method: 'POST',
    path: '/api/leases/signConditionReport',
    auth: bearer('leases', 'change'),
    summary: 'Both sides sign the condition report; the tenants have moved in, or the keys are back',
    body: z.object({
      lease_id: id,
      kind,
      version,
      landlord: hand,
      tenant: hand,
      /** The version of the consent to sign electronically that both sides were shown. */
      consent: line,
    }),
    reply: versioned,
    refusals: [...refusals, 'report-signed', 'signature-missing', 'consent-missing', ...movingRefusals],
    bodyLimit: bodyLimits.form,
    idempotent: true,
  },
  sendConditionReport: {
    method: 'POST',
    path: '/api/leases/sendConditionReport',
    auth: bearer('leases', 'change'),
    summary: 'Sign the condition report for the landlord and ask the tenants to; the move is recorded',
    body: z.object({ lease_id: id, kind, version, landlord: hand }),
    reply: versioned,
    refusals: [...refusals, 'report-signed', 'report-sent', 'signature-missing', ...movingRefusals],
    bodyLimit: bodyLimits.form,
    idempotent: true,
  },
  closeConditionReport: {
    method: 'POST',
    path: '/api/leases/closeConditionReport',
    auth: bearer('leases', 'change'),
    summary: 'Take a report back from the tenants, or record after the last day that nobody answered',
    body: z.object({ lease_id: id, kind, version, outcome: z.enum(['taken-back', 'no-answer']) }),
    reply: versioned,
    refusals: [...refusals, 'report-signed', 'wrong-status'],
  },
  changeDeductions: {
    method: 'PUT',
    path: '/api/leases/changeDeductions',
    auth: bearer('leases', 'change'),
    summary: 'Draft what is kept from the deposit, difference by difference; nothing is posted',
    body: z.object({
      lease_id: id,
      version,
      deductions: z.array(Deduction).max(reportLimits.deductions).readonly(),
    }),
    reply: versioned,
    refusals: [...refusals],
  },
} as const;
