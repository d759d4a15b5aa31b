import type { Resolver } from 'react-hook-form';
import { oneUnitProblems } from '../../../../../shared/domain/units';
import { today } from '../form/property-values';
import { toFieldErrors } from '../form/to-field-errors';
import { toUnitForm, type UnitFormValues } from './unit-form-values';

/** The rules of shared/domain for one unit, as the form's resolver. `before` is the availability date it had: a day gone by may stay. */
export const unitResolver =
  ({ now, before }: { now: () => Date; before?: () => string }): Resolver<UnitFormValues> =>
  (values) => {
    const { propertyType } = values;
    const problems = oneUnitProblems(toUnitForm(values), {
      propertyType,
      today: today(now()),
      ...(before && { before: before() }),
    }).map(({ path: [, ...field], message }) => ({ path: ['units', 0, ...field], message }));
    return problems.length === 0
      ? { values, errors: {} }
      : { values: {}, errors: toFieldErrors<UnitFormValues>(problems) };
  };
