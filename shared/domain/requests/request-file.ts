import * as z from 'zod';
import { Instant, Sha256 } from '../leases/moments';
import { limits } from '../limits';
import { type Fixed, RequestActor } from './request';

/** A photo, a short video or a paper of a request, stored under its hash. */
export const fileAudiences = ['all', 'vendor', 'staff'] as const;
export const RequestFile = z.object({
  fileId: z.string(),
  contentType: z.string(),
  bytes: z.number().int(),
  name: z.string().max(limits.textCharacters),
  kind: z.enum(['raised', 'done', 'estimate', 'bill', 'message', 'other']),
  audience: z.enum(fileAudiences),
  hash: Sha256.optional(),
  at: Instant,
  by: RequestActor,
});
export type RequestFile = Fixed<z.infer<typeof RequestFile>>;
