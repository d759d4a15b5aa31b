import { endLease, giveNotice } from '../../../functions/leases/moves/lease-moves';
import { offerRenewal } from '../../../functions/leases/moves/offer-renewal';
import { voidLease } from '../../../functions/leases/signing/void-lease';
import { setRentShares } from '../../../functions/leases/terms/set-rent-shares';
import type { Deps } from '../../../functions/runtime/deps/deps';
import type { ViewerCall } from '../../../functions/runtime/handler';
import { perform } from '../../../functions/runtime/perform';
import { addDays, localDateOf } from '../../../shared/domain/dates';
import { signDemoReport } from './demo-report';

type Living = {
  readonly leaseId: string;
  readonly deps: Deps;
  /** A call by the head of the organization, so many days ago. */
  readonly callOn: (daysAgo: number) => ViewerCall;
  readonly now: Date;
};

type Life = {
  /** When it was drafted and sent; it begins ten days later and runs for a year. */
  readonly daysAgo: number;
  readonly state: 'sent' | 'active';
  readonly atEnd?: 'month-to-month' | 'end';
  /** Two tenants share the home. */
  readonly hasRoommate?: true;
  /** Old mails count as read. */
  readonly isLongAgo: boolean;
  /** What happened since, by the product's own calls. */
  readonly goesOn?: (living: Living) => Promise<unknown>;
};

const life = (daysAgo: number, more: Partial<Life> = {}): Life => ({
  daysAgo,
  state: 'active',
  isLongAgo: true,
  ...more,
});

/** A lease in each status that follows signing. */
export const demoLives = {
  'to-come': life(4, { isLongAgo: false }),
  // Its tenants are asked about the home they just moved into: the link in the outbox works.
  'moving-in': life(13, {
    goesOn: ({ leaseId, deps, callOn }) =>
      signDemoReport({ leaseId, kind: 'in', call: callOn(2), isAsked: true }, deps),
  }),
  expiring: life(331),
  renewing: life(325, {
    goesOn: async ({ leaseId: lease_id, deps, callOn }) => {
      await signDemoReport({ leaseId: lease_id, kind: 'in', call: callOn(314) }, deps);
      const rent = { kind: 'percent', hundredths: 300 } as const;
      return perform(offerRenewal, { ...callOn(1), body: { lease_id, months: 12, rent } }, deps);
    },
  }),
  'month-to-month': life(440, {
    hasRoommate: true,
    goesOn: ({ leaseId: lease_id, deps, callOn, now }) => {
      const shares = [
        { tenant_id: 'tenant', amount: 5_500 },
        { tenant_id: 'roommate', amount: 4_500 },
      ];
      const from = `${localDateOf(now).slice(0, 7)}-01`;
      return perform(
        setRentShares,
        { ...callOn(2), body: { lease_id, from, unit: 'percent', shares } },
        deps,
      );
    },
  }),
  holdover: life(380, { atEnd: 'end' }),
  noticed: life(200, {
    goesOn: async ({ leaseId: lease_id, deps, callOn, now }) => {
      await signDemoReport({ leaseId: lease_id, kind: 'in', call: callOn(189), isAsked: true }, deps);
      const last_day = addDays(localDateOf(now), 40);
      const body = { lease_id, by: 'tenants', last_day, reason: '' } as const;
      return perform(giveNotice, { ...callOn(3), body }, deps);
    },
  }),
  ended: life(280, {
    goesOn: async ({ leaseId, deps, callOn, now }) => {
      await signDemoReport({ leaseId, kind: 'in', call: callOn(269) }, deps);
      const day = addDays(localDateOf(now), -14);
      const body = { lease_id: leaseId, day, why: 'move-out', note: '' } as const;
      await perform(endLease, { ...callOn(13), body }, deps);
      await signDemoReport({ leaseId, kind: 'out', call: callOn(13) }, deps);
    },
  }),
  // Its deposit is settled once its rent is paid.
  settled: life(300, {
    goesOn: ({ leaseId: lease_id, deps, callOn, now }) => {
      const day = addDays(localDateOf(now), -40);
      const body = { lease_id, day, why: 'agreement', note: '' } as const;
      return perform(endLease, { ...callOn(39), body }, deps);
    },
  }),
  voided: life(3, {
    state: 'sent',
    isLongAgo: false,
    goesOn: ({ leaseId: lease_id, deps, callOn }) => {
      const body = { lease_id, note: 'The deposit was wrong' };
      return perform(voidLease, { ...callOn(1), body }, deps);
    },
  }),
} satisfies Record<string, Life>;

export type DemoLife = keyof typeof demoLives;
export const isLife = (state: string): state is DemoLife => Object.hasOwn(demoLives, state);

/** The leases of the largest property, in the order of its units. */
export const endings = [
  'expiring',
  'renewing',
  'month-to-month',
  'holdover',
  'noticed',
  'ended',
  'voided',
] as const satisfies readonly DemoLife[];
