import type { Resolver } from 'react-hook-form';
import { limits } from '../../../../../shared/domain/limits';
import type { Problem } from '../../../../../shared/domain/problem';
import { propertyFieldProblems, propertyProblems } from '../../../../../shared/domain/properties';
import { type PropertyValues, today, toPropertyForm } from './property-values';
import { toFieldErrors } from './to-field-errors';

const parkingProblems = (typed: string): Problem[] =>
  Number(typed || 0) <= limits.parkingSpaces
    ? []
    : [{ path: ['parking'], message: `At most ${limits.parkingSpaces} spaces` }];

const resolved = (values: PropertyValues, problems: readonly Problem[]) =>
  problems.length === 0
    ? { values, errors: {} }
    : { values: {}, errors: toFieldErrors<PropertyValues>(problems) };

/** The rules of shared/domain, the same that the server runs, as the form's resolver. `now` is asked at every run: a form may be open past midnight. */
export const propertyResolver =
  (now: () => Date): Resolver<PropertyValues> =>
  (values) =>
    resolved(values, [
      ...propertyProblems(toPropertyForm(values), { today: today(now()) }),
      ...parkingProblems(values.parking),
    ]);

/** The same for a property's own fields alone: its units and owners are changed elsewhere. */
export const propertyFactsResolver: Resolver<PropertyValues> = (values) =>
  resolved(values, [...propertyFieldProblems(toPropertyForm(values)), ...parkingProblems(values.parking)]);
