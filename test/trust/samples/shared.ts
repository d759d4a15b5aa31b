import { localDateOf } from '../../../shared/domain/dates';
import { reachOf, type Viewer } from '../../../shared/domain/people/roles';
import { newLeaseIn } from '../support/leases';
import type { LeaseState } from '../support/make-lease';
import type { Making } from './making';

export const unit = { unitNumber: '1', rentprice: '850', availableDate: '2026-07-01' };

/** The number in a fresh word, so that each call changes something. */
export const digitsOf = (fresh: string): string => fresh.replace(/\D/g, '');

/** A change of a lease that everyone signed, in this state. */
export const moveOf = <B extends object>(state: LeaseState, over: (making: Making) => B) => ({
  names: ['property'] as const,
  input: async (making: Making) => {
    const { lease_id } = await newLeaseIn(making, making.id('property'), state);
    return { body: { lease_id, ...over(making) } };
  },
});

export const todayOf = ({ world }: Making) => localDateOf(world.deps.clock.now());

/** A change of what a ledger has, a charge or a payment. */
export const ledgerOf = <N extends object, B extends object>(
  make: (making: Making, propertyId: string) => Promise<N>,
  over: (making: Making) => B,
) => ({
  names: ['rent'] as const,
  input: async (making: Making) => ({
    body: { ...(await make(making, making.id('rent'))), ...over(making) },
  }),
});

/** Who may say who owns what. Nobody may for themselves alone. */
export const saysWhoOwns = (viewer: Viewer): boolean =>
  ['all', 'granted'].includes(reachOf(viewer, { area: 'owners', level: 'change' }));
