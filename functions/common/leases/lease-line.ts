import { defined } from '../../../shared/domain/defined';
import type { Lease } from '../../../shared/domain/leases/lease';
import { LeaseOutline } from '../../../shared/domain/leases/lease';
import type { Day } from '../../../shared/domain/leases/moments';
import { nameOf } from '../../../shared/domain/leases/parties';
import { rentOn } from '../../../shared/domain/leases/rent/rent-rates';
import { attentionOf } from '../../../shared/domain/leases/status/attention';
import {
  lastDayOf,
  latestSigned,
  openPacketOf,
  termInForce,
} from '../../../shared/domain/leases/status/standing';
import { type LeaseStatus, statusOf } from '../../../shared/domain/leases/status/status';
import { zonesOf } from '../../../shared/domain/leases/time-zones';
import type { LeaseGroup, LeaseLine } from '../../table/leases/record';
import type { Property } from '../../table/properties/record';
import type { Unit } from '../../table/units/record';

const groups: Record<LeaseStatus, LeaseGroup> = {
  draft: 'draft',
  sent: 'out',
  'partly-signed': 'out',
  signed: 'running',
  active: 'running',
  expiring: 'running',
  'month-to-month': 'running',
  holdover: 'running',
  'notice-given': 'running',
  ended: 'over',
  settled: 'over',
  void: 'over',
};

/** Sorts after every day. */
const noEnd = '9999';

const dayIn: Record<LeaseGroup, (lease: Lease, on: Day) => string> = {
  draft: ({ terms }) => terms[0]?.from ?? '',
  out: (lease, on) => openPacketOf(lease, { term: 1, on })?.expiresOn ?? on,
  running: (lease, on) => lastDayOf(lease, on) ?? latestSigned(lease, on)?.to ?? noEnd,
  over: (lease, on) => lastDayOf(lease, on) ?? on,
};

type Place = { readonly unit: Unit; readonly property: Property };

/** A lease's line in the list, by its facts on a day. Rent in cents. */
export function lineOf(lease: Lease, { unit, property, on }: Place & { readonly on: Day }): LeaseLine {
  const { leaseId, unitId, propertyId, terms } = lease;
  const group = groups[statusOf(lease, on)];
  const shown = termInForce(lease, on) ?? latestSigned(lease, on) ?? terms.at(-1);
  return {
    organizationId: unit.organizationId,
    leaseId,
    unitId,
    propertyId,
    unitNumber: unit.unitNumber,
    propertyTitle: property.title,
    tenants: (shown?.parties.tenants ?? []).map(nameOf),
    rent: shown ? rentOn(lease, shown, on) : 0,
    outline: LeaseOutline.parse(lease),
    zones: [...zonesOf(property)],
    ...defined({
      attention: attentionOf(lease, on, property.state),
      pets: shown?.pets.length || undefined,
    }),
    group,
    day: dayIn[group](lease, on),
  };
}
