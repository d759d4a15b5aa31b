import type { AuditFacts } from '../../../shared/domain/audit/audit-words';
import type { Unit } from '../../table/units/record';

/** What the audit log keeps of a unit; photos by what they show. */
export const auditedUnit = (unit: Unit) =>
  ({
    unitNumber: unit.unitNumber,
    bedrooms: unit.bedrooms,
    bathrooms: unit.bathrooms,
    halfBaths: unit.halfBaths,
    sizeSqft: unit.sizeSqft,
    availableDate: unit.availableDate,
    monthlyRent: unit.monthlyRent,
    offMarket: unit.offMarket,
    appliances: [...unit.appliances],
    photos: unit.images.map((key) => ({
      image: key.slice(key.lastIndexOf('/') + 1),
      alt: unit.imageFacts?.[key]?.alt ?? '',
    })),
  }) satisfies AuditFacts;

export const unitAsObject = ({ unitId, unitNumber }: Unit) => ({
  kind: 'unit' as const,
  id: unitId,
  name: unitNumber,
});
