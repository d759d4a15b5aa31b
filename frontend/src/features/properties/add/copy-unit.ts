import { nextUnitNumber } from '../../units/pickers/next-unit-number';
import type { UnitValues } from '../../units/pickers/unit-values';

/** Copies a unit under the next free number. Photos stay with the unit they show. */
export const copyUnit = (unit: UnitValues, all: readonly UnitValues[]): UnitValues => ({
  ...unit,
  unitNumber: nextUnitNumber(
    unit.unitNumber,
    all.map((other) => other.unitNumber),
  ),
  appliances: unit.appliances.map((appliance) => ({ ...appliance })),
  photos: [],
});
