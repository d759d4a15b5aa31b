import type { audit } from '../../../../shared/contract/audit';
import type { InputOf } from '../../../../shared/contract/endpoint';
import { auditActions } from '../../../../shared/domain/audit/audit';
import { auditedKinds } from '../../../../shared/domain/audit/audited-kinds';
import { isLocalDate } from '../../../../shared/domain/dates';
import { type AddressPart, anId, keyOf, oneOf, text } from '../../ui/list/address-parts';
import { listPlaces, type PlaceOf } from '../../ui/list/list-place';

const day: AddressPart<string> = (raw) => (typeof raw === 'string' && isLocalDate(raw) ? raw : undefined);

/** `from` and `to` are the person's local dates, both inclusive. */
export const auditPlaces = listPlaces({
  filters: {
    person: anId,
    action: keyOf(auditActions),
    kind: oneOf(auditedKinds),
    thing: text(),
    from: day,
    to: day,
  },
});
export type AuditPlace = PlaceOf<typeof auditPlaces>;

/** The instant at which a local day starts, `days` later. */
function beginningOf(localDay: string, days = 0): string {
  const [year = 0, month = 1, date = 1] = localDay.split('-').map(Number);
  return new Date(year, month - 1, date + days).toISOString();
}

/** The server's query: days become the instants that bound them. */
export function filtersOf(place: AuditPlace): InputOf<typeof audit.exportEntries>['query'] {
  const { from, to, ...filters } = auditPlaces.filtersOf(place);
  return { ...filters, from: from && beginningOf(from), to: to && beginningOf(to, 1) };
}
