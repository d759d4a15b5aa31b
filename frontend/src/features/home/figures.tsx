import { Figure, FigureRow } from '../../ui/figure';
import type { Dashboard } from './attention';

const count = (value: number): string => value.toLocaleString('en-US');
const ofPlan = (most: number | undefined): string | undefined =>
  most === undefined ? undefined : `of ${count(most)} in your plan`;

/** The portfolio's four figures; each links to the list it counts, if there is one. */
export function Figures({ dashboard }: { dashboard: Dashboard }) {
  const { properties, units, unitsWithoutLease, owners, limits } = dashboard;
  const list = '/propertiesList';
  return (
    <FigureRow>
      <Figure label="Properties" value={count(properties)} hint={ofPlan(limits?.properties)} to={list} />
      <Figure label="Units" value={count(units)} hint={ofPlan(limits?.units)} to="/units" />
      <Figure
        label="Units without a lease"
        value={count(unitsWithoutLease)}
        hint="ready to let"
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
