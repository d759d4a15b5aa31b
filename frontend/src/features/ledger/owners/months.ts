import { addToMonth, displayMonth, localDateOf, monthOf } from '../../../../../shared/domain/dates';
import { now } from '../../../api/clock';

/** The last whole month. */
export const lastMonth = (): string => addToMonth(monthOf(localDateOf(now())), -1);

/** This month and the year before it. */
export const monthsBack = () =>
  Array.from({ length: 13 }, (_, back) => addToMonth(lastMonth(), 1 - back)).map((value) => ({
    value,
    label: displayMonth(value),
  }));
