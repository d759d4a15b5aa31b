import * as z from 'zod';
import { EndReason, Notice } from '../domain/leases/lease';
import { SentDay } from '../domain/leases/moments';
import { maxOfferMonths, RentRule } from '../domain/leases/moves/offer-renewal';
import { limits } from '../domain/limits';
import { appointmentMove, appointmentRefusals } from './appointments';
import { bearer } from './endpoint';
import { done, id, line, note, versioned } from './parts';
import { sharesBody } from './rent-shares';

/** What every change of a signed lease has in common. */
const move = {
  method: 'POST',
  auth: bearer('leases', 'change'),
  reply: versioned,
  idempotent: true,
} as const;
const refusals = ['not-found', 'conflict', 'wrong-status'] as const;

/** The calls for a lease that everyone has signed, from renewal to end. Days are the property's own. */
export const leaseLife = {
  renewLease: {
    ...move,
    path: '/api/leases/renewLease',
    summary: 'Draft the next term of a lease, as the term before it, from the day after its end',
    body: z.object({ lease_id: id }),
    refusals: [...refusals, 'renewal-open', 'notice-given'],
  },
  offerRenewal: {
    ...move,
    path: '/api/leases/offerRenewal',
    summary: 'Draft the next term with a new rent and send it to be signed, in one go',
    body: z.object({
      lease_id: id,
      months: z.number().int().min(1).max(maxOfferMonths),
      rent: RentRule,
    }),
    refusals: [...refusals, 'renewal-open', 'notice-given', 'lease-incomplete', 'unit-taken', 'busy'],
  },
  giveNotice: {
    ...move,
    path: '/api/leases/giveNotice',
    summary: 'Record a notice of the tenants, the owner or both; it takes the place of an older one',
    body: z.object({
      lease_id: id,
      by: Notice.shape.by,
      /** Today if left out. */
      given_on: SentDay.optional(),
      last_day: SentDay,
      /** Allows a last day sooner than the notice days. */
      reason: note,
    }),
    refusals: [...refusals, 'keys-back', 'bad-day', 'notice-too-short', 'after-term-end', 'unit-taken'],
  },
  takeNoticeBack: {
    ...move,
    path: '/api/leases/takeNoticeBack',
    summary: 'The lease goes on as if no notice had been given',
    body: z.object({ lease_id: id }),
    refusals: [...refusals, 'keys-back', 'unit-taken'],
  },
  returnKeys: {
    ...move,
    path: '/api/leases/returnKeys',
    summary: 'The keys are back, and where the tenants can be reached from now on',
    body: z.object({ lease_id: id, day: SentDay, address: line }),
    refusals: [...refusals, 'keys-back', 'no-last-day', 'bad-day'],
  },
  moveWalkThrough: {
    ...move,
    path: '/api/leases/moveWalkThrough',
    summary:
      'Propose times to hand the home back, agree to one of the tenants’, or take it back; a mail has the calendar',
    body: z.object({ lease_id: id, ...appointmentMove }),
    refusals: [...refusals, ...appointmentRefusals],
  },
  endLease: {
    ...move,
    path: '/api/leases/endLease',
    summary: 'End a lease on a day up to today',
    body: z.object({ lease_id: id, day: SentDay, why: EndReason, note }),
    refusals: [...refusals, 'bad-day'],
  },
  reopenLease: {
    ...move,
    path: '/api/leases/reopenLease',
    summary: 'Undo the end and the returned keys, before the settlement',
    body: z.object({ lease_id: id }),
    refusals: [...refusals, 'unit-taken'],
  },
  decideHoldover: {
    ...move,
    path: '/api/leases/decideHoldover',
    summary: 'Past its end: let the lease go on month-to-month, or charge the days at the rent of before',
    body: z.object({ lease_id: id, decision: z.enum(['month-to-month', 'charge-rent']) }),
    refusals: [...refusals, 'bad-day', 'unit-taken'],
  },
  chooseTimeZone: {
    method: 'POST',
    path: '/api/leases/chooseTimeZone',
    auth: bearer('leases', 'change'),
    summary: 'The time zone that a property’s days are counted in, from its next midnight on',
    body: z.object({ property_id: id, zone: line }),
    reply: done,
    refusals: ['not-found', 'conflict', 'changed-meanwhile', 'invalid'],
    idempotent: true,
  },
  setRentShares: {
    ...move,
    path: '/api/leases/setRentShares',
    summary: 'Each tenant’s part of the rent from a day on, as a view of one joint balance; none ends them',
    body: sharesBody,
    refusals: [...refusals, 'bad-day', 'bad-shares'],
  },
  changeRent: {
    ...move,
    path: '/api/leases/changeRent',
    summary: 'A new rent while the lease goes on month-to-month, from the first of a month to come',
    body: z.object({
      lease_id: id,
      /** Id of the rent line. */
      line: id,
      cents: z.number().int().min(0).max(limits.rentCents),
      from: SentDay,
      /** When the tenants were told; an increase starts the notice days after it at the earliest. */
      notice_day: SentDay,
    }),
    refusals: [...refusals, 'bad-day', 'notice-too-short'],
  },
} as const;
