import type { PropertyRead } from '../../../../../shared/contract/properties';
import { displayDollars } from '../../../../../shared/domain/money';
import { rentCents } from '../../../../../shared/domain/units';
import { Figure, FigureRow } from '../../../ui/figure';
import { Amount } from '../../../ui/text';

/** With only some of the units loaded, the figures would be wrong, so they are left out. */
function figuresOf({ property_units: units, next_units, unit_count }: PropertyRead) {
  if (next_units !== undefined) return { units: unit_count };
  const leased = units.filter(({ unit_lease_status }) => unit_lease_status === 1).length;
  const rents = units.flatMap(({ rent_price }) => rentCents(rent_price) ?? []);
  return {
    units: unit_count,
    leased,
    rent: rents.reduce((sum, cents) => sum + cents, 0),
    withoutRent: units.length - rents.length,
  };
}

export function PropertyFigures({ property }: { property: PropertyRead }) {
  const { units, leased, rent, withoutRent } = figuresOf(property);
  return (
    <FigureRow>
      <Figure label="Units" value={units.toLocaleString('en-US')} />
      {leased !== undefined && (
        <>
          <Figure label="With a lease" value={leased.toLocaleString('en-US')} />
          <Figure label="Without a lease" value={(units - leased).toLocaleString('en-US')} />
          <Figure
            label="Monthly rent"
            value={<Amount fontSize={{ base: 'xl', md: '2xl' }}>{roundDollars(rent)}</Amount>}
            hint={withoutRent > 0 && <bdi>{`${withoutRent} without a rent yet`}</bdi>}
          />
        </>
      )}
    </FigureRow>
  );
}

/** Dollars without `.00`. */
const roundDollars = (cents: number): string => displayDollars(cents).replace(/\.00$/, '');
