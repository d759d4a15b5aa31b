import { bathsText } from '../portfolio/baths';
import type { OwnerForm } from '../portfolio/owners';
import type { PropertyForm } from '../portfolio/properties';
import { furnishedTypes } from '../portfolio/property-types';
import { rentCents, type UnitForm } from '../portfolio/units';
import {
  guardCell,
  readAppliances,
  readSize,
  writeAppliances,
  writeLine,
  writeText,
} from './portfolio-cells';
import { ownersPerLine, type PortfolioColumn, type PortfolioRow } from './portfolio-columns';

type Cells = Readonly<Record<string, string>>;

const propertyCells = (form: PropertyForm): Cells => ({
  property_title: writeLine(form.property_title),
  property_type: writeLine(form.propertyType),
  street: writeLine(form.street),
  city: writeLine(form.city),
  state: writeLine(form.state),
  zipcode: writeLine(form.zipcode),
  country: writeLine(form.country),
  parking: String(form.parking),
  furnished: furnishedTypes[form.furnished_type],
});

/** Typed dollars as `1450.00`; empty without a rent. */
const dollars = (typed: string): string => {
  const cents = rentCents(typed);
  return cents === undefined ? '' : (cents / 100).toFixed(2);
};

const unitCells = (unit: UnitForm): Cells => ({
  unit_number: writeLine(unit.unitNumber),
  bedrooms: unit.bedrooms,
  bathrooms: bathsText(unit.bathrooms, unit.halfBaths),
  size_sqft: readSize(unit.rentprice),
  available_from: unit.availableDate,
  monthly_rent: dollars(unit.monthlyRent),
  appliances: writeAppliances(
    readAppliances(
      writeAppliances(unit.appliances.filter(({ checked }) => checked).map(({ name }) => writeLine(name))),
    ),
  ),
});

const ownerCells = (owners: readonly OwnerForm[]): Cells =>
  Object.fromEntries(
    owners.flatMap((owner, index) =>
      Object.entries({
        first_name: writeLine(owner.firstName),
        last_name: writeLine(owner.lastName),
        company: writeLine(owner.companyName),
        email: owner.email,
        mobile: owner.mobile,
        share: String(owner.percentage),
      }).map(([field, text]) => [`owner${index + 1}_${field}`, text]),
    ),
  );

/** Drops empty cells; `guardCell` protects text that starts like the export's own guard. */
const filled = (cells: Cells): PortfolioRow =>
  Object.fromEntries(
    Object.entries(cells)
      .filter(([, text]) => text !== '')
      .map(([column, text]) => [column as PortfolioColumn, guardCell(text)]),
  );

/** `readPortfolio` turns these lines back into the same form. Many owners may need lines without a unit. */
export function portfolioRows(form: PropertyForm): PortfolioRow[] {
  const { units, rentalOwners } = form;
  const count = Math.max(1, units.length, Math.ceil(rentalOwners.length / ownersPerLine));
  return Array.from({ length: count }, (_, index) => {
    const unit = units[index];
    return filled({
      ...propertyCells(form),
      ...(index === 0 && { description: writeText(form.propertyDesc) }),
      ...(unit && unitCells(unit)),
      ...ownerCells(rentalOwners.slice(index * ownersPerLine, (index + 1) * ownersPerLine)),
    });
  });
}
