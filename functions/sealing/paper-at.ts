import type { Packet } from '../../shared/domain/leases/packet';
import type { LeaseAt } from '../common/leases/lease-at';
import type { Organization } from '../table/organizations/record';

/** What a paper is made of: a packet, its lease and whose it is. */
export type PaperAt = LeaseAt & { readonly organization: Organization; readonly packet: Packet };
