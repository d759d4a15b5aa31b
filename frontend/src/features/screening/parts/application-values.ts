import { readCents } from '../../../../../shared/domain/screening/amounts';
import type { ApplicationFields } from '../../../../../shared/domain/screening/application';
import {
  type ApplicationStep,
  applicationSteps,
  emptyApplication,
} from '../../../../../shared/domain/screening/application-rules';

/** The answers as a form holds them; the income in dollars as it is typed. */
export type ApplicationValues = Omit<ApplicationFields, 'monthlyIncome'> & { income: string };

export const valuesOf = ({ monthlyIncome, ...fields }: ApplicationFields): ApplicationValues => ({
  ...fields,
  income: monthlyIncome === 0 ? '' : (monthlyIncome / 100).toFixed(2).replace(/\.00$/, ''),
});

export const fieldsOf = ({ income, ...values }: ApplicationValues): ApplicationFields => ({
  ...values,
  monthlyIncome: readCents(income) ?? 0,
});

export const stepProblems = (step: ApplicationStep, values: ApplicationValues) =>
  applicationSteps[step](fieldsOf(values));

const nothing = valuesOf(emptyApplication);

/** Values as a browser stored them; undefined for those of an older form. A confirmation is never stored. */
export function readValues(stored: unknown): ApplicationValues | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const known = Object.entries(stored);
  const values = Object.fromEntries(known.filter(([name]) => name in nothing));
  const isWhole = Object.entries(nothing).every(([name, value]) => typeof values[name] === typeof value);
  return isWhole ? { ...nothing, ...values, isTrue: false } : undefined;
}
