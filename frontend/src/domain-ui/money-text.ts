import { displayDollars } from '../../../shared/domain/money';

/** Dollars with cents only where there are some: `$61,240`, `$61,240.50`. */
export const shortDollars = (cents: number): string => displayDollars(cents).replace(/\.00$/, '');
