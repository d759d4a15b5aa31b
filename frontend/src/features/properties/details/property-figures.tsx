import type { PropertyRead } from '../../../../../shared/contract/properties';
import { type Occupancy, occupancyOf } from '../../../../../shared/domain/leases/unit-row';
import { displayDollars } from '../../../../../shared/domain/money';
import { rentCents } from '../../../../../shared/domain/units';
import { Figure, FigureRow } from '../../../ui/figure';
import { Amount } from '../../../ui/text';

/** With only some of the units loaded, the figures would be wrong, so they are left out. */
function figuresOf({ property_units: units, next_units }: PropertyRead) {
  if (next_units !== undefined) return undefined;
  const counts: Record<Occupancy, number> = { vacant: 0, signing: 0, leased: 0 };
  for (const { lease } of units) counts[occupancyOf(lease?.text)] += 1;
  const rents = units.flatMap(({ rent_price }) => rentCents(rent_price) ?? []);
  return {
    ...counts,
    rent: rents.reduce((sum, cents) => sum + cents, 0),
    withoutRent: units.length - rents.length,
  };
}

const count = (value: number): string => value.toLocaleString('en-US');

export function PropertyFigures({ property }: { property: PropertyRead }) {
  const figures = figuresOf(property);
  return (
    <FigureRow>
      <Figure label="Units" value={count(property.unit_count)} />
      {figures && (
        <>
          <Figure
            label="Leased"
            value={count(figures.leased)}
            hint={figures.signing > 0 && <bdi>{`${count(figures.signing)} signing`}</bdi>}
          />
          <Figure label="Without a lease" value={count(figures.vacant)} />
          <Figure
            label="Monthly rent"
            value={<Amount>{roundDollars(figures.rent)}</Amount>}
            hint={figures.withoutRent > 0 && <bdi>{`${count(figures.withoutRent)} not set`}</bdi>}
          />
        </>
      )}
    </FigureRow>
  );
}

/** Dollars without `.00`. */
const roundDollars = (cents: number): string => displayDollars(cents).replace(/\.00$/, '');
