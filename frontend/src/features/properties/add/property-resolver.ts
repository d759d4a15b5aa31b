import { type FieldErrors, type Resolver, set } from 'react-hook-form';
import { limits } from '../../../../../shared/domain/limits';
import { fieldName, type Problem } from '../../../../../shared/domain/problem';
import { propertyProblems } from '../../../../../shared/domain/properties';
import { type PropertyValues, today, toPropertyForm } from './property-values';

/** The list itself has its sentence beside those of its entries. */
const place = (path: Problem['path']): string =>
  path.length === 1 && path[0] === 'rentalOwners' ? 'rentalOwners.root' : fieldName(path);

/** Problems as react-hook-form holds them; the first sentence of a field wins. */
export function toFieldErrors(problems: readonly Problem[]): FieldErrors<PropertyValues> {
  const errors: FieldErrors<PropertyValues> = {};
  const seen = new Set<string>();
  for (const problem of problems) {
    const name = place(problem.path);
    if (seen.has(name)) continue;
    seen.add(name);
    set(errors, name, { type: 'rule', message: problem.message });
  }
  return errors;
}

const parkingProblems = (typed: string): Problem[] =>
  Number(typed || 0) <= limits.parkingSpaces
    ? []
    : [{ path: ['parking'], message: `At most ${limits.parkingSpaces} spaces` }];

/** The rules of shared/domain, the same that the server runs, as the form's resolver. `now` is asked at every run: a form may be open past midnight. */
export const propertyResolver =
  (now: () => Date): Resolver<PropertyValues> =>
  (values) => {
    const problems = [
      ...propertyProblems(toPropertyForm(values), { today: today(now()) }),
      ...parkingProblems(values.parking),
    ];
    return problems.length === 0 ? { values, errors: {} } : { values: {}, errors: toFieldErrors(problems) };
  };
