import { zoneAt } from '../../../shared/domain/leases/time-zones';
import type { SharesOn } from '../../../shared/domain/ledger/rent/covers';
import { isRentFirst } from '../../../shared/domain/ledger/rent/rent-first-laws';
import { sharesOn } from '../../../shared/domain/portfolio/shares';
import type { Deps } from '../../runtime/deps/deps';
import type { LedgerRead } from '../../table/ledger/read';
import type { StoredHead } from '../../table/ledger/record';
import { type PropertyHead, shareSetsOf } from '../../table/properties/record';
import { type LeaseAt, type LeasePlace, momentAt } from '../leases/lease-at';
import { lineOf } from '../leases/lease-line';

/** Who owns what of the property on a day, and the order that its state's law has payments cover (D21). */
export const ownersOn = (head: PropertyHead): SharesOn =>
  Object.assign((on: string) => sharesOn(shareSetsOf(head), on), {
    isRentFirst: (on: string) => isRentFirst(head.property.state, on),
  });

export const ledgerKeyOf = ({ unit, read }: LeaseAt): LedgerRead['key'] => ({
  organizationId: unit.organizationId,
  propertyId: unit.propertyId,
  leaseId: read.lease.leaseId,
});

/** What a log entry is about: a lease's ledger. */
export const aboutLedger = ({ unit, read }: LeaseAt) =>
  ({
    object: { kind: 'ledger', id: read.lease.leaseId, name: unit.unitNumber },
    about: unit.propertyId,
  }) as const;

/** What a list shows of the lease, as it is called today. */
export function shownOf(at: LeaseAt, now: Date): StoredHead['shown'] {
  const { unit, head, read } = at;
  const { on } = momentAt(at, now);
  const { unitId, unitNumber, propertyTitle, tenants } = lineOf(read.lease, {
    unit,
    property: head.property,
    on,
  });
  const zone = zoneAt(head.property, now);
  return { unitId, unitNumber, propertyTitle, tenants: [...tenants], zone };
}

/** Money that is paid online goes to the owners, so each must have an account that can be paid (D30). */
export const isReadyFor = ({ head: { shares } }: LeasePlace): boolean =>
  shares.length > 0 && shares.every(({ bankReady }) => bankReady);

/** Whether and how rent of a lease can be paid online, by what was chosen and by who can be paid. */
export async function onlineChoice(at: LeaseAt, { ledgers }: Pick<Deps, 'ledgers'>) {
  const isReady = isReadyFor(at);
  return { ...(await ledgers.onlineModes({ key: ledgerKeyOf(at), isReady })), isReady };
}
