import type { FieldErrors, Resolver } from 'react-hook-form';
import { messages } from '../../../../shared/domain/messages';
import { isInList, newOwnerProblems } from '../../../../shared/domain/owners';
import type { OwnerValues } from './owner-values';

export type NewOwnerValues = Omit<OwnerValues, 'userId' | 'percentage'>;

export const emptyOwner: NewOwnerValues = {
  firstName: '',
  lastName: '',
  companyName: '',
  email: '',
  mobile: '',
  isCompany: false,
};

/** The spec's sentences for the new owner form (PRP-17 to PRP-20); `others` are the owners that stand in the list already. */
export const newOwnerResolver =
  (others: readonly Pick<OwnerValues, 'email'>[]): Resolver<NewOwnerValues> =>
  (values) => {
    const errors: FieldErrors<NewOwnerValues> = {};
    const twice = isInList(values.email, others)
      ? [{ path: ['email'], message: messages.ownerEmailInList }]
      : [];
    for (const { path, message } of [...newOwnerProblems({ ...values, userId: '' }), ...twice]) {
      const name = String(path[0]) as keyof NewOwnerValues;
      errors[name] ??= { type: 'rule', message };
    }
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };

/** The owner that the form makes. A company keeps no person's name it does not ask for. */
export const newAsOwner = (values: NewOwnerValues, percentage: string): OwnerValues => ({
  ...values,
  ...(values.isCompany ? {} : { companyName: '' }),
  userId: '',
  percentage,
});
