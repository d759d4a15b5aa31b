import { type FieldErrors, type FieldValues, set } from 'react-hook-form';
import { fieldName, type Problem } from '../../../../../shared/domain/problem';

/** The list itself has its sentence beside those of its entries. */
const place = (path: Problem['path']): string =>
  path.length === 1 && path[0] === 'rentalOwners' ? 'rentalOwners.root' : fieldName(path);

/** Problems as react-hook-form holds them; the first sentence of a field wins. */
export function toFieldErrors<V extends FieldValues>(problems: readonly Problem[]): FieldErrors<V> {
  const errors: FieldErrors<V> = {};
  const seen = new Set<string>();
  for (const problem of problems) {
    const name = place(problem.path);
    if (seen.has(name)) continue;
    seen.add(name);
    set(errors, name, { type: 'rule', message: problem.message });
  }
  return errors;
}
