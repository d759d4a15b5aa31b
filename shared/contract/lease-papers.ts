import * as z from 'zod';
import { ClauseChange } from '../domain/leases/document/clause-change';
import { LeaseDocument } from '../domain/leases/document/lease-document';
import { SentDay, Sha256 } from '../domain/leases/moments';
import { UploadedFile } from '../domain/leases/term';
import { limits } from '../domain/limits';
import { documentLimits } from '../domain/portfolio/documents';
import { InlineFile } from '../wire/files';
import { atOnce, bearer, bodyLimits, inFiveMinutes } from './endpoint';
import { changeRefusals, leaseParams } from './lease-drafts';
import { answer, FileShown, id, nameLine, success, uploadPlace, version, versioned } from './parts';

/** A PDF of 3 MB as base64, which the envelope makes a third larger. */
const Scan = InlineFile.extend({ data: z.string().startsWith('data:').max(4_200_000) });

/** A lease's text and packets: read, brought as a PDF, sent, signed on paper, voided. */
export const leasePapers = {
  getLeaseText: {
    method: 'GET',
    path: '/api/leases/getLeaseText/{leaseId}',
    auth: bearer('leases'),
    summary: 'The text as it was sent, or of a draft as it would be sent today',
    params: leaseParams,
    reply: answer({
      document: LeaseDocument,
      /** SHA-256 of the frozen text; absent for a preview. */
      text_hash: z.string().optional(),
      /** Fields without a value; empty for a frozen text. */
      missing: z.array(z.string()),
      /** For a renewal: the changes since the text that everyone signed before. */
      changes: z.array(ClauseChange).optional(),
      /** For a lease brought as a PDF. */
      file: FileShown.optional(),
    }),
    refusals: ['not-found'],
  },
  createLeaseUpload: {
    method: 'POST',
    path: '/api/leases/createLeaseUpload',
    auth: bearer('leases', 'change'),
    summary: 'Where and how to send a lease as a PDF straight to storage',
    body: z.object({ lease_id: id, bytes: z.number().int().min(1).max(documentLimits.bytes) }),
    reply: uploadPlace,
    refusals: ['not-found'],
    rate: [inFiveMinutes(30)],
  },
  bringLeaseFile: {
    method: 'POST',
    path: '/api/leases/bringLeaseFile',
    auth: bearer('leases', 'change'),
    summary: 'Check and keep what was sent as a PDF for this lease; a draft then names it as its text',
    body: z.object({ lease_id: id, upload: z.string().min(1).max(200) }),
    reply: z.object({ success, data: UploadedFile }),
    refusals: ['not-found', 'busy'],
    // Reading a PDF keeps a processor busy.
    rate: [inFiveMinutes(30), atOnce(1)],
  },
  getSealedPaper: {
    method: 'GET',
    path: '/api/leases/getSealedPaper/{leaseId}/{hash}',
    auth: bearer('leases'),
    summary: 'An address that downloads a sealed PDF of this lease, or its scan, for some minutes',
    params: leaseParams.extend({ hash: Sha256 }),
    reply: answer({ url: z.string() }),
    refusals: ['not-found'],
  },
  sendLease: {
    method: 'POST',
    path: '/api/leases/sendLease',
    auth: bearer('leases', 'change'),
    summary: 'Freeze text and people and mail each signer a link; the unit’s days are taken',
    body: z.object({ lease_id: id, version, expires_on: SentDay.optional() }),
    reply: versioned,
    refusals: [
      ...changeRefusals,
      'lease-frozen',
      'wrong-status',
      'lease-incomplete',
      'unit-taken',
      'renewal-open',
      'notice-given',
      'busy',
    ],
    idempotent: true,
  },
  voidLease: {
    method: 'POST',
    path: '/api/leases/voidLease',
    auth: bearer('leases', 'change'),
    summary:
      'Void the paper that is out, or that everyone signed before its first day; links end, signers are told',
    body: z.object({ lease_id: id, note: z.string().max(limits.descriptionCharacters) }),
    reply: versioned,
    refusals: ['not-found', 'conflict', 'wrong-status', 'term-begun', 'unit-taken'],
    idempotent: true,
  },
  signInPerson: {
    method: 'POST',
    path: '/api/leases/signInPerson',
    auth: bearer('leases', 'change'),
    summary: 'Everyone who has not signed signed on paper before a witness; the scan, a PDF, is kept (D47)',
    body: z.object({ lease_id: id, witness: nameLine, scan: Scan }),
    reply: versioned,
    refusals: [...changeRefusals, 'wrong-status', 'witness-missing', 'unit-taken'],
    bodyLimit: bodyLimits.files,
    rate: [inFiveMinutes(20)],
    idempotent: true,
  },
  resendLink: {
    method: 'POST',
    path: '/api/leases/resendLink',
    auth: bearer('leases', 'change'),
    summary: 'Mail a signer a new link; the one before ends',
    body: z.object({ lease_id: id, signer_id: id }),
    reply: versioned,
    refusals: [...changeRefusals, 'already-signed', 'not-your-turn', 'link-ended'],
    idempotent: true,
  },
} as const;
