import * as z from 'zod';
import { Plan } from '../domain/subscriptions';
import { anyone, bearer, bodyLimits, endpoints } from './endpoint';
import { success } from './parts';

export const subscriptions = endpoints({
  getAllPlans: {
    method: 'GET',
    path: '/api/plans/getAllPlans',
    auth: anyone,
    summary: 'The plans on offer, cheapest first',
    reply: z.object({ success, data: z.object({ data: z.array(Plan) }) }),
    sealed: false,
    refusals: [],
    bodyLimit: bodyLimits.none,
    rate: [],
  },
  checkUnitLimit: {
    method: 'GET',
    path: '/api/properties/unitlimitcheck/{roleId}',
    auth: bearer('properties', 'change'),
    summary: 'Whether one more unit fits the plan; {roleId} is the caller’s role_id',
    params: z.object({ roleId: z.coerce.number().int() }),
    reply: z.object({
      success,
      data: z.object({
        WithinLimit: z.union([z.literal(0), z.literal(1)]),
        unitCount: z.number().int(),
        unitLimit: z.number().int(),
      }),
    }),
    sealed: true,
    refusals: ['not-found'],
    bodyLimit: bodyLimits.none,
    rate: [],
  },
});
