import { addToMonth, displayMonth, monthOf } from '../../../../../shared/domain/dates';
import { today } from '../../../ui/data/instant';

/** The last whole month. */
export const lastMonth = (): string => addToMonth(monthOf(today()), -1);

/** This month and the year before it. */
export const monthsBack = () =>
  Array.from({ length: 13 }, (_, back) => addToMonth(lastMonth(), 1 - back)).map((value) => ({
    value,
    label: displayMonth(value),
  }));
