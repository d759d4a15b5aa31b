import { sumOf } from '../../ledger/accounts';
import type { Lease } from '../lease';
import type { Day } from '../moments';
import type { Term } from '../term';
import type { RentLine } from './rent-terms';

/** A term's rent lines on a day, with all changes up to then. */
export const rentLinesOn = ({ rentChanges }: Pick<Lease, 'rentChanges'>, term: Term, on: Day): RentLine[] =>
  term.rentLines.map((line) => {
    const changes = rentChanges.filter(
      (change) => change.term === term.number && change.line === line.id && change.from <= on,
    );
    const latest = changes.toSorted((one, other) => one.from.localeCompare(other.from)).at(-1);
    return latest ? { ...line, cents: latest.cents } : line;
  });

/** All rent of a month at the rates of a day, in cents. */
export const rentOn = (lease: Pick<Lease, 'rentChanges'>, term: Term, on: Day): number =>
  sumOf(rentLinesOn(lease, term, on).map(({ cents }) => cents));
