import type { LocalDate } from '../dates';
import type { RollLease, RollProperty, RollUnit } from './rent-roll';

/** A unit and a property while their rows are gathered. */
export type BuiltUnit = Omit<RollUnit, 'leases'> & { leases: RollLease[] };
export type BuiltProperty = Omit<RollProperty, 'units'> & { readonly units: BuiltUnit[] };

/** The same tenants' lease again, or one more tenant of it: a line for each tenant. */
function isSameLease(one: RollLease, other: RollLease): boolean {
  const isSameTime = one.from === other.from && one.to === other.to && one.standing === other.standing;
  return isSameTime && (other.rentCents === 0 || other.rentCents === one.rentCents);
}

const joinLease = (one: RollLease, other: RollLease): RollLease => ({
  ...one,
  tenants: [...one.tenants, ...other.tenants],
  phone: [one.phone, other.phone].filter(Boolean).join('; '),
  email: [one.email, other.email].filter(Boolean).join('; '),
  depositCents: other.rentCents === 0 ? one.depositCents + other.depositCents : one.depositCents,
  owedCents: other.rentCents === 0 ? one.owedCents + other.owedCents : one.owedCents,
  prepaidCents: other.rentCents === 0 ? one.prepaidCents + other.prepaidCents : one.prepaidCents,
});

/** Without a status, days say which lease of a unit runs. */
function standingByDays(lease: RollLease, all: readonly RollLease[], asOf: LocalDate): RollLease['standing'] {
  if (lease.from !== undefined && lease.from > asOf) return 'to-come';
  const isFollowed = all.some(({ from }) => from !== undefined && lease.to !== undefined && from > lease.to);
  return lease.to !== undefined && lease.to < asOf && isFollowed ? 'ended' : lease.standing;
}

/** One more lease of a unit, or more of one that it has. */
export function addLease(unit: BuiltUnit, lease: RollLease | undefined): void {
  if (!lease) return;
  const at = unit.leases.findIndex((one) => isSameLease(one, lease));
  const same = unit.leases[at];
  if (same) unit.leases[at] = joinLease(same, lease);
  else unit.leases.push(lease);
}

/** Which of several leases of a unit runs, where no status says so. */
export const settled = (
  properties: readonly BuiltProperty[],
  asOf: LocalDate | undefined,
  hasStatus: boolean,
): RollProperty[] =>
  properties.map((property) => ({
    ...property,
    units: property.units.map((unit) => ({
      ...unit,
      leases:
        asOf === undefined || hasStatus
          ? unit.leases
          : unit.leases.map((lease) => ({ ...lease, standing: standingByDays(lease, unit.leases, asOf) })),
    })),
  }));
