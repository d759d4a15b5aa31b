import type { LeaseTab } from '../../../../../shared/contract/leases';
import { oneOf, text } from '../../../ui/list/address-parts';
import { listPlaces, type PlaceOf } from '../../../ui/list/list-place';

const tabs = ['drafts', 'out', 'active', 'expiring', 'ended'] as const satisfies readonly LeaseTab[];

/** Without a tab: all leases. */
export const leasePlaces = listPlaces({ filters: { search: text() }, kept: { tab: oneOf(tabs) } });
export type LeasesPlace = PlaceOf<typeof leasePlaces>;
