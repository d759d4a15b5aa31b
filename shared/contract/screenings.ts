import * as z from 'zod';
import { limits } from '../domain/limits';
import { Report } from '../domain/screening/report';
import { payers, Screening } from '../domain/screening/screening';
import { anyone, bearer, bodyLimits, linkHolder } from './endpoint';
import { linkRate, linkToken } from './link-rows';
import { answer, done, id, line, nameLine, success, versioned } from './parts';
import { ScreeningDetail } from './screening-shapes';

/** Dollars as they were typed; the rule says which field is no amount. */
const typedAmount = z.union([z.number(), z.string().max(30)]);
const email = z.string().max(limits.emailCharacters);
const mayChange = bearer('applicants', 'change');

/** Ordering, completing and paying for screenings. */
export const screenings = {
  addScreeningOrder: {
    method: 'POST',
    path: '/api/properties/addScreeningOrder',
    auth: mayChange,
    summary: 'Order a screening; the applicant is mailed the link to complete it (API-27)',
    body: z.object({
      applicantId: id,
      /** As the screen showed them; what counts is the applicant’s record. */
      property: line,
      unit: line,
      zipcode: line,
      leaseMonths: typedAmount,
      depositAmount: typedAmount,
      rentAmount: typedAmount,
      chargeTo: z.enum(payers),
      feeDetails: z
        .array(z.object({ firstName: nameLine, lastName: nameLine, email, amount: typedAmount }))
        .max(20),
      requesterInfo: z.object({
        firstName: nameLine,
        lastName: nameLine,
        email,
        mobile: z.string().max(30),
        role_id: z.union([id, z.literal(''), z.number()]),
      }),
    }),
    reply: z.object({ success: z.literal(true) }),
    refusals: ['not-found', 'conflict', 'application-closed', 'screening-open'],
    idempotent: true,
  },
  cancelScreening: {
    method: 'POST',
    path: '/api/applicants/cancelScreening',
    auth: mayChange,
    summary: 'Take an order back that has no report yet; its link ends and the applicant is told',
    body: z.object({ application_id: id }),
    reply: versioned,
    refusals: ['not-found', 'conflict', 'screening-ended', 'screening-moved'],
    idempotent: true,
  },
  refreshScreening: {
    method: 'POST',
    path: '/api/applicants/refreshScreening',
    auth: mayChange,
    summary: 'Ask the bureau where an order stands, or the provider for its fee, if no message reached us',
    body: z.object({ application_id: id }),
    reply: answer({ status: Screening.shape.status }),
    refusals: ['not-found', 'conflict', 'screening-ended', 'bureau-away', 'payments-away'],
  },
  recordScreeningFee: {
    method: 'POST',
    path: '/api/applicants/recordScreeningFee',
    auth: mayChange,
    summary: 'Write down, once, that the fee of a screening was paid; the screening is closed',
    body: z.object({ application_id: id }),
    reply: versioned,
    refusals: ['not-found', 'conflict', 'screening-moved'],
    idempotent: true,
  },
  payScreeningFee: {
    method: 'POST',
    path: '/api/applicants/payScreeningFee',
    auth: mayChange,
    summary: 'The provider’s page where the requester pays the fee of a screening that has its reports',
    body: z.object({ application_id: id }),
    reply: answer({ url: z.string() }),
    refusals: ['not-found', 'conflict', 'screening-moved', 'payments-away'],
  },
  getScreeningReport: {
    method: 'GET',
    path: '/api/applicants/getScreeningReport/{applicationId}',
    auth: bearer('applicants'),
    summary: 'The report, for those on its access list, until its date; each look is logged (D50)',
    params: z.object({ applicationId: id }),
    reply: answer({
      report: Report,
      arrived_at: z.string(),
      until: z.string(),
      readers: z.array(z.string()),
    }),
    refusals: ['not-found'],
    viewAs: 'refused',
  },
  completeScreening: {
    method: 'GET',
    path: '/api/properties/completeScreening',
    auth: linkHolder,
    summary: 'What a screening’s link asks its applicant to complete (API-28)',
    query: z.object({ screeningId: linkToken }),
    reply: z.object({ success, encryptedData: ScreeningDetail }),
    refusals: ['not-found'],
    rate: linkRate,
  },
  startScreening: {
    method: 'POST',
    path: '/api/properties/startScreening',
    auth: linkHolder,
    summary: 'The applicant begins; later on it changes nothing',
    body: z.object({ screeningId: linkToken }),
    reply: done,
    refusals: ['not-found', 'conflict', 'screening-ended'],
    rate: linkRate,
  },
  consentToScreening: {
    method: 'POST',
    path: '/api/properties/consentToScreening',
    auth: linkHolder,
    summary: 'The applicant says who they are and agrees; only then the reports are ordered (D49)',
    body: z.object({
      screeningId: linkToken,
      version: line,
      name: nameLine,
      birthDate: z.string().max(10),
      address: line,
      agrees: z.boolean(),
    }),
    reply: done,
    refusals: ['not-found', 'conflict', 'screening-ended', 'consent-missing'],
    rate: linkRate,
  },
  payOwnScreeningFee: {
    method: 'POST',
    path: '/api/properties/payOwnScreeningFee',
    auth: linkHolder,
    summary: 'The provider’s page where the applicant pays the fee once the reports are there',
    body: z.object({ screeningId: linkToken }),
    reply: answer({ url: z.string() }),
    refusals: ['not-found', 'conflict', 'screening-moved', 'payments-away'],
    rate: linkRate,
  },
  receiveReport: {
    method: 'POST',
    path: '/api/screening/webhook',
    auth: anyone,
    summary: 'The bureau’s notices: signed over the raw body; each only says which order to look at',
    reply: done,
    refusals: ['bad-signature', 'bureau-away', 'payments-away', 'conflict'],
    bodyLimit: bodyLimits.small,
    raw: true,
  },
} as const;
