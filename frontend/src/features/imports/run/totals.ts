import type { ImportTotals } from '../../../../../shared/contract/imports';
import { counted } from '../../../../../shared/domain/counted';
import { displayDollars } from '../../../../../shared/domain/money';

export const count = (value: number): string => value.toLocaleString('en-US');

export const propertiesText = (value: number): string => counted(value, 'property', 'properties');
export const unitsText = (value: number): string => counted(value, 'unit', 'units');
export const linesText = (value: number): string => counted(value, 'line', 'lines');

/** The totals that people compare with their own books. */
export const totalsLines = (totals: ImportTotals): readonly { label: string; value: string }[] => [
  { label: 'Properties', value: count(totals.properties) },
  { label: 'Units', value: count(totals.units) },
  { label: 'Owners', value: count(totals.owners) },
  { label: 'Monthly rents', value: displayDollars(totals.rent_cents) },
];

/** `3 properties with 12 units`. */
export const madeText = ({ properties, units }: Pick<ImportTotals, 'properties' | 'units'>): string =>
  `${propertiesText(properties)} with ${unitsText(units)}`;

/** Time left in words; empty while the rate is unknown. */
export function timeLeftText(seconds: number): string {
  if (!Number.isFinite(seconds)) return '';
  if (seconds < 60) return `about ${Math.max(1, Math.round(seconds))} s left`;
  return `about ${Math.round(seconds / 60)} min left`;
}
