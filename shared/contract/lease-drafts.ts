import * as z from 'zod';
import { SentDay } from '../domain/leases/moments';
import { CoSigner, LeaseAgent, LeaseOwner, Parties, peopleLimits, Tenant } from '../domain/leases/parties';
import { TermFields, UploadedFile } from '../domain/leases/term';
import { bearer, bodyLimits } from './endpoint';
import { answer, id, version, versioned } from './parts';

/** A person’s id in a lease’s form. */
export const personId = z
  .string()
  .max(64)
  .regex(/^[\w-]+$/);
const person = { id: true, firstName: true, lastName: true, email: true, mobile: true } as const;
const maxSigners = peopleLimits.tenants + peopleLimits.coSigners + peopleLimits.owners + 1;

/** A draft's people as a caller may name them. The server adds ids of owners, agent and accounts. */
const PartiesForm = Parties.extend({
  tenants: z.array(Tenant.pick(person).extend({ id: personId })).max(peopleLimits.tenants),
  coSigners: z
    .array(CoSigner.pick({ ...person, address: true }).extend({ id: personId }))
    .max(peopleLimits.coSigners),
  owners: z.array(LeaseOwner.pick({ signs: true }).extend({ ownerId: id })).max(peopleLimits.owners),
  agent: LeaseAgent.pick({ authority: true }).optional(),
  signingOrder: z.array(id).max(maxSigners).optional(),
});

/** What a caller may set in a draft. A whole `Term` can be sent: fields not declared here are dropped. */
export const TermForm = TermFields.extend({
  from: z.union([z.literal(''), SentDay]),
  to: z.union([z.literal(''), SentDay]).optional(),
  parties: PartiesForm,
  text: z
    .discriminatedUnion('from', [
      z.object({ from: z.literal('template'), templateId: id, version: z.number().int().min(1) }),
      UploadedFile.extend({ from: z.literal('pdf') }),
    ])
    .optional(),
});
export type TermForm = z.infer<typeof TermForm>;

export const leaseParams = z.object({ leaseId: id });
export const changeRefusals = ['not-found', 'changed-meanwhile', 'conflict'] as const;

/** A lease's draft, from the first one to the version after a void. */
export const leaseDrafts = {
  createDraft: {
    method: 'POST',
    path: '/api/leases/createDraft',
    auth: bearer('leases', 'change'),
    summary: 'A draft of a new lease for a unit, filled in from what unit, property and owners say',
    body: z.object({ unit_id: id }),
    reply: answer({ lease_id: id, version }),
    refusals: ['not-found', 'too-many-drafts', 'property-archived', 'conflict'],
    idempotent: true,
  },
  changeDraft: {
    method: 'PUT',
    path: '/api/leases/changeDraft/{leaseId}',
    auth: bearer('leases', 'change'),
    summary: 'Save the draft as the wizard has it, complete or not; another device goes on from there',
    params: leaseParams,
    body: z.object({ version, term: TermForm }),
    reply: versioned,
    refusals: [...changeRefusals, 'lease-frozen', 'wrong-status'],
    bodyLimit: bodyLimits.form,
  },
  discardDraft: {
    method: 'POST',
    path: '/api/leases/discardDraft',
    auth: bearer('leases', 'change'),
    summary: 'Give a draft up; it is kept among the ended ones',
    body: z.object({ lease_id: id, version }),
    reply: versioned,
    refusals: [...changeRefusals, 'lease-frozen', 'wrong-status'],
    idempotent: true,
  },
  draftAgain: {
    method: 'POST',
    path: '/api/leases/draftAgain',
    auth: bearer('leases', 'change'),
    summary: 'A new version of a lease that is void or was discarded, to be changed and sent again',
    body: z.object({ lease_id: id, version }),
    reply: versioned,
    refusals: [
      ...changeRefusals,
      'lease-frozen',
      'wrong-status',
      'too-many-drafts',
      'renewal-open',
      'notice-given',
    ],
    idempotent: true,
  },
} as const;
