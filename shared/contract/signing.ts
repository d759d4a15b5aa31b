import * as z from 'zod';
import { Remark, reportLimits } from '../domain/leases/condition/report';
import { ClauseChange } from '../domain/leases/document/clause-change';
import { LeaseDocument } from '../domain/leases/document/lease-document';
import { Day, Sha256 } from '../domain/leases/moments';
import { SignerRole } from '../domain/leases/packet';
import { limits } from '../domain/limits';
import { anyone, bodyLimits, endpoints, linkHolder } from './endpoint';
import { photoUpload, ReportAnswer } from './lease-condition';
import { answer, done, FileShown, id, line, nameLine, success, uploadPlace } from './parts';
import { MyReport } from './tenants';

const hour = 60 * 60;
const rate = [{ by: 'address', limit: 120, windowSeconds: hour }] as const;
const linkValue = z.string().min(1).max(200);
/** A PNG of at most 64 KB as a data URL. */
const signature = z.string().max(90_000);
const endedLink = ['link-not-valid', 'link-ended', 'conflict'] as const;

/** The consent to sign electronically, one paragraph per entry. */
export const ConsentText = z.object({ version: z.string(), paragraphs: z.array(z.string()) });

/**
 * What a link opens. `signed`: this person has signed, and sees nothing else; `waiting`: others sign first;
 * `open`: the text can be read and signed. A link that was replaced, has ended or is void opens nothing.
 */
export const Signing = z.object({
  state: z.enum(['open', 'waiting', 'signed']),
  name: z.string(),
  role: SignerRole,
  organization: z.string(),
  /** The home's address, as in the text. */
  place: z.string(),
  expires_on: Day,
  /** Whether everyone has signed. */
  is_complete: z.boolean(),
  consent: ConsentText.extend({ is_given: z.boolean() }),
  /** Only while it can be signed; `text_hash` is sent back with the signature. */
  text: z.object({ document: LeaseDocument, text_hash: Sha256, file: FileShown.optional() }).optional(),
  /** For a renewal: what changed since this person last signed. Absent for a first signature. */
  changes: z.array(ClauseChange).optional(),
  /** Who signs, by name only. */
  signers: z.array(z.object({ name: z.string(), role: SignerRole, has_signed: z.boolean() })),
});
export type Signing = z.infer<typeof Signing>;

/** A signer's copy. `url` downloads it for some minutes; `hash` is the file's SHA-256. */
const paper = z.object({ url: z.string(), hash: Sha256 });
export const SignedCopy = z.object({
  organization: z.string(),
  place: z.string(),
  /** Absent while it is being prepared. */
  lease: paper.optional(),
  /** The page that says the lease is void. */
  void: paper.optional(),
  /** The letter that settles the deposit, for tenants. */
  settlement: paper.optional(),
  is_void: z.boolean(),
});
export type SignedCopy = z.infer<typeof SignedCopy>;

/** A condition report as a tenant's link opens it; `asked` is there while it is to be answered. */
export const MailedReport = MyReport.omit({ lease_id: true }).extend({
  /** The home's address. */
  place: z.string(),
  consent: ConsentText,
});
export type MailedReport = z.infer<typeof MailedReport>;

export const signing = endpoints({
  openSigning: {
    method: 'POST',
    path: '/api/signing/openSigning',
    auth: linkHolder,
    summary: 'What a signer’s link asks them to sign; a POST, so that the token stands in no log',
    body: z.object({ token: linkValue }),
    reply: z.object({ success, data: Signing }),
    refusals: [...endedLink],
    rate: [...rate],
  },
  consentToSign: {
    method: 'POST',
    path: '/api/signing/consentToSign',
    auth: linkHolder,
    summary: 'The signer agrees to sign electronically, to the version of the text that was shown',
    body: z.object({ token: linkValue, version: line }),
    reply: done,
    refusals: [...endedLink, 'already-signed', 'not-your-turn'],
    rate: [...rate],
  },
  signLease: {
    method: 'POST',
    path: '/api/signing/signLease',
    auth: linkHolder,
    summary: 'The signer signs the text that was shown; the last signature makes the lease complete',
    body: z.object({
      token: linkValue,
      text_hash: z.string().length(64),
      name: nameLine,
      method: z.enum(['drawn', 'typed']),
      signature,
    }),
    reply: answer({ is_complete: z.boolean() }),
    refusals: [...endedLink, 'already-signed', 'not-your-turn', 'consent-missing', 'signature-missing'],
    bodyLimit: bodyLimits.form,
    rate: [...rate],
  },
  declineToSign: {
    method: 'POST',
    path: '/api/signing/declineToSign',
    auth: linkHolder,
    summary: 'The signer declines and says why, which voids the paper; the sender is told',
    body: z.object({ token: linkValue, reason: z.string().min(1).max(limits.descriptionCharacters) }),
    reply: done,
    refusals: [...endedLink, 'already-signed', 'not-your-turn'],
    rate: [...rate],
  },
  askQuestion: {
    method: 'POST',
    path: '/api/signing/askQuestion',
    auth: linkHolder,
    summary: 'The signer asks the sender a question, which goes out by mail and is answered by mail',
    body: z.object({
      token: linkValue,
      question: z.string().trim().min(1).max(limits.descriptionCharacters),
    }),
    reply: done,
    refusals: [...endedLink, 'already-signed', 'not-your-turn'],
    rate: [{ by: 'address', limit: 20, windowSeconds: hour }],
  },
  getSignedCopy: {
    method: 'POST',
    path: '/api/signing/getSignedCopy',
    auth: linkHolder,
    summary:
      'The sealed lease, for a signer, once everyone has signed; a POST, so that the token stands in no log',
    body: z.object({ token: linkValue }),
    reply: z.object({ success, data: SignedCopy }),
    refusals: ['link-not-valid'],
    rate: [...rate],
  },
  openMailedReport: {
    method: 'POST',
    path: '/api/signing/openMailedReport',
    auth: linkHolder,
    summary: 'The condition report that a tenant’s link leads to; a POST, so that the token stands in no log',
    body: z.object({ token: linkValue }),
    reply: z.object({ success, data: MailedReport }),
    refusals: ['link-not-valid'],
    rate: [...rate],
  },
  createReportUpload: {
    method: 'POST',
    path: '/api/signing/createReportUpload',
    auth: linkHolder,
    summary: 'Where and how a tenant sends one photo for a remark on a condition report straight to storage',
    body: photoUpload.omit({ lease_id: true }).extend({ token: linkValue }),
    reply: uploadPlace,
    refusals: ['link-not-valid', 'report-signed'],
    rate: [...rate],
  },
  saveReportRemarks: {
    method: 'PUT',
    path: '/api/signing/saveReportRemarks',
    auth: linkHolder,
    summary: 'Keep a tenant’s remarks with their photos until they sign, in place of their earlier ones',
    body: z.object({ token: linkValue, remarks: z.array(Remark).max(reportLimits.remarks).readonly() }),
    reply: done,
    refusals: ['link-not-valid', 'conflict', 'report-signed', 'not-found', 'invalid'],
    bodyLimit: bodyLimits.form,
    rate: [...rate],
  },
  answerMailedReport: {
    method: 'POST',
    path: '/api/signing/answerMailedReport',
    auth: linkHolder,
    summary: 'The tenant disputes things of a condition report, and signs it or refuses to with a reason',
    body: z.object({
      token: linkValue,
      /** Of the report as it was read. */
      hash: Sha256,
      /** All of this tenant's, in place of earlier ones. No new photos. */
      remarks: z.array(Remark).max(reportLimits.remarks).readonly(),
      answer: ReportAnswer,
    }),
    reply: done,
    refusals: [
      'link-not-valid',
      'conflict',
      'report-signed',
      'changed-meanwhile',
      'not-found',
      'consent-missing',
      'signature-missing',
      'invalid',
    ],
    bodyLimit: bodyLimits.form,
    rate: [...rate],
  },
  getSealCertificates: {
    method: 'GET',
    path: '/api/signing/getSealCertificates',
    auth: anyone,
    summary: 'The certificates of the keys that seal leases (DER in base64), to check a sealed PDF with',
    reply: answer({ certificates: z.array(z.string()) }),
    refusals: [],
    rate: [...rate],
  },
  getLeaseDetailsForCosigner: {
    method: 'GET',
    path: '/api/leaseinfo/getLeaseDetailsForCosigner/{LeasId}',
    auth: linkHolder,
    summary: 'The lease that a co-signer’s link asks them to sign; an empty list once they have',
    params: z.object({ LeasId: linkValue }),
    reply: z.object({
      success,
      data: z.array(
        z.object({
          /** The second value of the link, for the two calls below. */
          unit_id: z.string(),
          /** The text with its fields in double curly braces. */
          leaseaggrementdetails: z.string(),
          /** The same text with its headings, lists and tables. */
          document: LeaseDocument,
          /** What submitting the signature agrees to; shown next to the button. */
          consent: ConsentText,
          /** Who asks, for which home, and for whom: names only. */
          organization: z.string(),
          place: z.string(),
          tenants: z.array(z.string()),
          /** The obligor's name, as the sender wrote it. */
          cosigner_name: z.string(),
          /** At a renewal: what changed since they last signed. */
          changes: z.array(ClauseChange).optional(),
          /** For a lease brought as a PDF. */
          file: FileShown.optional(),
          expires_on: Day,
        }),
      ),
    }),
    refusals: [...endedLink],
    rate: [...rate],
  },
  getLeaseMergeFieldData: {
    method: 'POST',
    path: '/api/leaseinfo/getLeaseAggrementMergeFieldData',
    auth: linkHolder,
    summary: 'The values of the fields in a co-signer’s lease text; `unitid` as the call before answered it',
    body: z.object({ unitid: id }),
    reply: z.object({ success, data: z.array(z.record(z.string(), z.string())) }),
    refusals: [...endedLink],
    rate: [...rate],
  },
  cosignerESign: {
    method: 'POST',
    path: '/api/leaseinfo/cosignerESign',
    auth: linkHolder,
    summary: 'The co-signer agrees to sign electronically and signs; 0 rows when that was done before',
    body: z.object({
      unitid: id,
      leaseId: linkValue,
      name: nameLine,
      cosignerSignature: signature,
      /**
       * Local date as the page showed it, YYYY-MM-DD; the server's instant counts. Another day changes
       * nothing.
       */
      cosignedate: z.string().max(100),
      /** Beyond the spec's fields; absent for a drawn signature. */
      method: z.enum(['drawn', 'typed']).optional(),
    }),
    reply: answer({
      affectedRows: z.number().int(),
      changedRows: z.number().int(),
      /** The field that kept it from being signed, with why. */
      fields: z.record(z.string(), z.string()).optional(),
    }),
    refusals: [...endedLink, 'not-your-turn', 'signature-missing'],
    bodyLimit: bodyLimits.form,
    rate: [...rate],
  },
});
