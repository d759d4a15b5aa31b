import { readCents } from '../../../../../shared/domain/screening/amounts';
import type { ApplicationFields } from '../../../../../shared/domain/screening/application';
import {
  type ApplicationStep,
  applicationSteps,
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
