import { displayDollars } from '../../../../shared/domain/money';
import { Figure, FigureRow } from '../../ui/figure';
import type { Dashboard, Owed } from './attention';

const count = (value: number): string => value.toLocaleString('en-US');
const ofPlan = (most: number | undefined): string | undefined =>
  most === undefined ? undefined : `of ${count(most)} in your plan`;

/** The portfolio's figures; each links to the list it counts, if there is one. */
export function Figures({ dashboard, owed }: { dashboard: Dashboard; owed?: Owed | undefined }) {
  const { properties, units, unitsWithoutLease, owners, limits } = dashboard;
  const list = '/propertiesList';
  return (
    <FigureRow>
      {owed && (
        <Figure
          label="Past due"
          value={displayDollars(owed.totals.past_due)}
          hint={`of ${displayDollars(owed.totals.balance + owed.totals.prepaid)} owed`}
          to="/ledges-totalpayment"
        />
      )}
      <Figure label="Properties" value={count(properties)} hint={ofPlan(limits?.properties)} to={list} />
      <Figure label="Units" value={count(units)} hint={ofPlan(limits?.units)} to="/units" />
      <Figure
        label="Units without a lease"
        value={count(unitsWithoutLease)}
        hint="ready to rent"
        to="/units"
      />
      {owners === undefined ? (
        <Figure label="Rental owners" value="–" hint="You don’t have permission to see them" />
      ) : (
        <Figure label="Rental owners" value={count(owners)} hint="in your properties" to="/owners" />
      )}
    </FigureRow>
  );
}
