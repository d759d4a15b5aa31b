import * as z from 'zod';
import { limits } from '../limits';
import { Letterhead } from '../settings/letterhead';
import { Day, Moment, Sha256 } from './moments';
import { UploadedFile } from './term';

const line = z.string().max(limits.textCharacters);

export const SignerRole = z.enum(['tenant', 'co-signer', 'owner', 'agent']);
export type SignerRole = z.infer<typeof SignerRole>;

/** Where a call came from, for the evidence (D48). */
export const Origin = z.object({ ipAddress: line, userAgent: z.string().max(500) });
export type Origin = z.infer<typeof Origin>;

export const SigningMethod = z.enum(['drawn', 'typed', 'in-person']);

/** `name` as the signer wrote it; `image` is the hash of the signature's PNG, absent for a scan. */
export const Signature = Moment.extend({
  method: SigningMethod,
  name: line,
  image: Sha256.optional(),
  origin: Origin,
});

/**
 * One person’s part in a packet. `order` 1 signs first; equal ones sign in any order. `devices` are the user
 * agents that opened it, `mail` is what became of the last mail.
 */
export const Signer = z.object({
  term: z.number().int().min(1),
  version: z.number().int().min(1),
  id: z.string(),
  role: SignerRole,
  name: line,
  email: z.string().max(limits.emailCharacters),
  authority: line.optional(),
  order: z.number().int().min(1),
  mail: z.object({ state: z.enum(['delivered', 'bounced']), on: Day }).optional(),
  opened: Moment.optional(),
  devices: z.array(z.string().max(500)),
  consented: Moment.extend({ textVersion: line }).optional(),
  signed: Signature.optional(),
  declined: Moment.extend({ reason: z.string().max(limits.descriptionCharacters) }).optional(),
});
export type Signer = z.infer<typeof Signer>;

export const VoidReason = z.enum([
  'voided',
  'declined',
  'expired',
  'notice-given',
  'keys-back',
  'lease-ended',
  'earlier-term-voided',
]);
export type VoidReason = z.infer<typeof VoidReason>;

/** The last event of the chain: its number and hash; 0 and empty before the first. */
export const ChainHead = z.object({ seq: z.number().int().min(0), hash: z.union([z.literal(''), Sha256]) });

/** A sealed PDF of the packet, by its SHA-256. */
const Sealed = Moment.extend({ hash: Sha256 });

/**
 * One version of a term's text, sent to be signed: text and people are frozen (D47). Each of its
 * `signerCount` signers must sign; `signedOn` has the day of each signature.
 */
export const Packet = z.object({
  term: z.number().int().min(1),
  version: z.number().int().min(1),
  textHash: Sha256,
  /** The PDF that the text names, for a lease brought as one. */
  file: UploadedFile.optional(),
  /** The head of its pages, as it was when it was sent; absent for none. */
  letterhead: Letterhead.optional(),
  consentVersion: line,
  sent: Moment,
  /** The last day on which it can be signed. */
  expiresOn: Day,
  signerCount: z.number().int().min(1),
  signedOn: z.array(Day),
  inPerson: z.object({ witness: line, scan: Sha256 }).optional(),
  completed: Moment.optional(),
  voided: Moment.extend({ why: VoidReason, note: z.string().max(limits.descriptionCharacters) }).optional(),
  /** `lease` is the signed lease, `void` the page that says it is void. */
  sealed: z.object({ lease: Sealed.optional(), void: Sealed.optional() }).optional(),
  chain: ChainHead,
});
export type Packet = z.infer<typeof Packet>;
