import { isPlausibleDay } from '../../../../../shared/domain/dates';
import { ledgerFilters } from '../../../../../shared/domain/ledger/ledger-lines';
import { type AddressPart, anId, oneOf } from '../../../ui/list/address-parts';
import { listPlaces, type PlaceOf } from '../../../ui/list/list-place';

const day: AddressPart<string> = (raw) => (typeof raw === 'string' && isPlausibleDay(raw) ? raw : undefined);

/** `id` is the lease's. As of a day, what came later is left out. */
export const ledgerPlaces = listPlaces({
  filters: { show: oneOf(ledgerFilters), as_of: day },
  kept: { id: anId },
});
export type LedgerPlace = PlaceOf<typeof ledgerPlaces>;
