import type { OpenedListing } from '../../../../../shared/contract/screening-shapes';
import { displayDate } from '../../../../../shared/domain/dates';
import { displayDollars } from '../../../../../shared/domain/money';

const Fact = ({ label, children }: { label: string; children: string }) =>
  children !== '' && (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );

const dollars = (cents: number | undefined): string => (cents === undefined ? '' : displayDollars(cents));

/** The income asked for, in dollars where the rent is known. */
function incomeWords({ home: { rent }, terms: { incomeTimes } }: OpenedListing): string {
  if (incomeTimes === undefined) return '';
  const times = `${incomeTimes} times the rent`;
  return rent === undefined ? times : `${times}: ${displayDollars(Math.ceil(rent * incomeTimes))} a month`;
}

/** What the home is, what it costs, and what is asked of everybody who applies. */
export function ListingFacts({ listing }: { listing: OpenedListing }) {
  const { home, terms, bedrooms, bathrooms, size, appliances } = listing;
  const asked = [incomeWords(listing), terms.pets, terms.criteria].some((words) => words !== '');
  return (
    <>
      <section className="card" aria-label="The home">
        {terms.description && (
          <p className="words" dir="auto">
            {terms.description}
          </p>
        )}
        <dl>
          <Fact label="Rent a month">{dollars(home.rent)}</Fact>
          <Fact label="Included">{terms.included ?? ''}</Fact>
          <Fact label="Deposit">{dollars(terms.deposit)}</Fact>
          <Fact label="Application fee">{dollars(terms.applicationFee)}</Fact>
          <Fact label="Available">{displayDate(home.available)}</Fact>
          <Fact label="Type">{home.type}</Fact>
          <Fact label="Bedrooms">{bedrooms}</Fact>
          <Fact label="Bathrooms">{bathrooms}</Fact>
          <Fact label="Size">{size === '' ? '' : `${Number(size).toLocaleString('en-US')} sq ft`}</Fact>
          <Fact label="Appliances">{appliances.join(', ')}</Fact>
        </dl>
      </section>
      {asked && (
        <section className="card" aria-label="Required of everyone">
          <h2>Required of everyone</h2>
          <dl>
            <Fact label="Income">{incomeWords(listing)}</Fact>
            <Fact label="Pets">{terms.pets}</Fact>
            <Fact label="Also">{terms.criteria}</Fact>
          </dl>
        </section>
      )}
    </>
  );
}
