import type { UnitValues } from '../../units/pickers/unit-values';

/** `101` after 101 is 102, `B-9` after is `B-10`; a number without digits at its end is left for the person to type. */
export function nextUnitNumber(number: string, taken: readonly string[]): string {
  const parts = /^(.*?)(\d{1,9})$/.exec(number.trim());
  if (!parts) return '';
  const [, before = '', digits = ''] = parts;
  const used = new Set(taken.map((other) => other.trim().toLowerCase()));
  for (let value = Number(digits) + 1; ; value += 1) {
    const next = `${before}${String(value).padStart(digits.length, '0')}`;
    if (!used.has(next.toLowerCase())) return next;
  }
}

/** A unit like this one under the next free number. Photos stay with the unit they show. */
export const copyUnit = (unit: UnitValues, all: readonly UnitValues[]): UnitValues => ({
  ...unit,
  unitNumber: nextUnitNumber(
    unit.unitNumber,
    all.map((other) => other.unitNumber),
  ),
  appliances: unit.appliances.map((appliance) => ({ ...appliance })),
  photos: [],
});
