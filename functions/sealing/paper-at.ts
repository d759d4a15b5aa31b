import type { Packet } from '../../shared/domain/leases/packet';
import type { LeaseAt } from '../common/leases/lease-at';
import type { Organization } from '../table/organizations/record';

/** What a PDF is made from: a packet, its lease, and the organization. */
export type PaperAt = LeaseAt & { readonly organization: Organization; readonly packet: Packet };
