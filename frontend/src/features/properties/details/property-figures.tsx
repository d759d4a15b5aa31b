import type { PropertyRead } from '../../../../../shared/contract/properties';
import { occupancyOf } from '../../../../../shared/domain/leases/status/unit-row';
import { displayDollars } from '../../../../../shared/domain/money';
import { rentCents } from '../../../../../shared/domain/portfolio/units';
import { Stat, StatRow } from '../../../ui/data/stat';
import { Amount, Tint } from '../../../ui/primitives/text';

/** What other features know of a property; each absent for who does not see it. */
export type PropertyBeside = {
  /** Open requests. */
  readonly requests?: number | undefined;
  /** Cents that can be paid to the owners today. */
  readonly distributable?: number | undefined;
  /** Whether the person sees documents. */
  readonly documents: boolean;
};

/** With only some of the units loaded, the figures would be wrong, so they are left out. */
export function figuresOf({ property_units: units, next_units }: PropertyRead) {
  if (next_units !== undefined) return undefined;
  const offered = units.filter(({ off_market }) => !off_market);
  const of = (occupancy: string) =>
    offered.filter(({ lease }) => occupancyOf(lease?.text) === occupancy).length;
  const market = units.flatMap(({ rent_price }) => rentCents(rent_price) ?? []);
  return {
    offered: offered.length,
    leased: of('leased'),
    signing: of('signing'),
    vacant: of('vacant'),
    market: market.reduce((sum, cents) => sum + cents, 0),
    withoutRent: units.length - market.length,
    /** Agreed today; undefined for who does not see leases. */
    agreed: units.some(({ rent }) => rent !== undefined)
      ? units.reduce(
          (sum, { rent = 0, lease }) => (occupancyOf(lease?.text) === 'leased' ? sum + rent : sum),
          0,
        )
      : undefined,
  };
}

const count = (value: number): string => value.toLocaleString('en-US');

/** Dollars without `.00`. */
const roundDollars = (cents: number): string => displayDollars(cents).replace(/\.00$/, '');

function occupancyHint({ vacant, signing }: NonNullable<ReturnType<typeof figuresOf>>): string {
  return [vacant > 0 && `${count(vacant)} vacant`, signing > 0 && `${count(signing)} signing`]
    .filter(Boolean)
    .join(' · ');
}

function RentStat({ figures }: { figures: NonNullable<ReturnType<typeof figuresOf>> }) {
  const { agreed, market, withoutRent } = figures;
  const notSet = withoutRent > 0 ? `${count(withoutRent)} not set` : '';
  if (agreed === undefined)
    return (
      <Stat
        label="Monthly rent"
        value={<Amount>{roundDollars(market)}</Amount>}
        hint={notSet && <bdi>{notSet}</bdi>}
      />
    );
  return (
    <Stat
      label="Rent a month"
      value={<Amount>{roundDollars(agreed)}</Amount>}
      hint={<bdi>{[`of ${roundDollars(market)} market`, notSet].filter(Boolean).join(' · ')}</bdi>}
    />
  );
}

type Props = { property: PropertyRead; beside: PropertyBeside };

/** Occupancy, rent, what is past due, open requests, and what the owners can be paid. */
export function PropertyFigures({ property, beside: { requests, distributable } }: Props) {
  const { property_id: id, unit_count, past_due: pastDue } = property;
  const figures = figuresOf(property);
  return (
    <StatRow>
      {figures ? (
        <>
          <Stat
            label="Occupancy"
            value={`${count(figures.leased)}/${count(figures.offered)}`}
            hint={<bdi>{occupancyHint(figures)}</bdi>}
          />
          <RentStat figures={figures} />
        </>
      ) : (
        <Stat label="Units" value={count(unit_count)} />
      )}
      {pastDue !== undefined && (
        <Stat
          label="Past due"
          value={pastDue > 0 ? <Tint color="danger">{displayDollars(pastDue)}</Tint> : <Amount>$0</Amount>}
          to="/ledges-totalpayment"
          search={{ property: id }}
        />
      )}
      {requests !== undefined && (
        <Stat label="Open requests" value={count(requests)} to="/servicerequest" search={{ property: id }} />
      )}
      {distributable !== undefined && (
        <Stat
          label="Available to distribute"
          value={<Amount>{roundDollars(distributable)}</Amount>}
          to="/property-money"
          search={{ id }}
        />
      )}
    </StatRow>
  );
}
