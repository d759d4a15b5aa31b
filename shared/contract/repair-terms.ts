import * as z from 'zod';
import { limits } from '../domain/limits';
import { bearer } from './endpoint';
import { answer, cents, id, note } from './parts';

const part = cents.min(0).max(limits.rentCents);

/** Of one property. `version` 0: nothing was set, these are the usual ones. Amounts are in cents. */
const terms = {
  /** What may be spent on one request without asking the owners. */
  usual_cents: part,
  emergency_cents: part,
  /** Owners see every request, or only those with an ask, a cost or a hazard. */
  owners_see: z.enum(['all', 'asked']),
  /** One owner who decides alone. */
  decides_alone: id.optional(),
  /** Who is told of a hazard, in order: user roles of the staff. */
  on_call: z.array(id).max(5),
  /** Where water, gas and power are shut off. */
  shut_offs: note,
};

export const repairTerms = {
  getRepairTerms: {
    method: 'GET',
    auth: bearer('requests'),
    path: '/api/requests/getRepairTerms/{propertyId}',
    summary: 'What may be spent on a property’s requests, who is on call, and where things are shut off',
    params: z.object({ propertyId: id }),
    reply: answer({
      version: z.number().int().min(0),
      ...terms,
      owners: z.array(z.object({ owner_id: id, name: z.string(), percentage: z.number() })),
      people: z.array(z.object({ user_role_id: id, name: z.string() })),
      may_change: z.boolean(),
    }),
    refusals: ['not-found', 'not-permitted'],
  },
  setRepairTerms: {
    method: 'POST',
    auth: bearer('requests', 'change'),
    path: '/api/requests/setRepairTerms',
    summary: 'Set them for requests to come; those that are open keep what they were raised with',
    body: z.object({ property_id: id, version: z.number().int().min(0), ...terms }),
    reply: answer({ version: z.number().int() }),
    refusals: ['not-found', 'conflict', 'changed-meanwhile', 'invalid', 'not-permitted', 'property-archived'],
  },
  getShutOffs: {
    method: 'GET',
    auth: bearer('requests'),
    path: '/api/requests/getShutOffs/{unitId}',
    summary: 'Where water, gas and power of one unit are shut off; empty: as the property says',
    params: z.object({ unitId: id }),
    reply: answer({ shut_offs: z.string() }),
    refusals: ['not-found', 'not-permitted'],
  },
  setShutOffs: {
    method: 'POST',
    auth: bearer('requests', 'change'),
    path: '/api/requests/setShutOffs',
    summary: 'Write down where water, gas and power of one unit are shut off',
    body: z.object({ unit_id: id, shut_offs: note }),
    reply: answer({ shut_offs: z.string() }),
    refusals: ['not-found', 'conflict', 'not-permitted', 'property-archived'],
  },
} as const;
