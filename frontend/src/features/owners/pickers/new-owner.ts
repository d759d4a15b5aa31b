import { messages } from '../../../../../shared/domain/messages';
import { isInList, newOwnerProblems } from '../../../../../shared/domain/owners';
import type { Problem } from '../../../../../shared/domain/problem';
import type { OwnerValues } from './owner-values';

export type NewOwnerValues = Omit<OwnerValues, 'userId' | 'percentage'>;

export const emptyOwner: NewOwnerValues = {
  isCompany: false,
  companyName: '',
  firstName: '',
  lastName: '',
  email: '',
  mobile: '',
};

/** The spec's sentences for the new owner form (PRP-17 to PRP-20); `others` are the owners that stand in the list already. */
export const problemsBeside =
  (others: readonly Pick<OwnerValues, 'email'>[]) =>
  (values: NewOwnerValues): Problem[] => [
    ...newOwnerProblems({ ...values, userId: '' }),
    ...(isInList(values.email, others) ? [{ path: ['email'], message: messages.ownerEmailInList }] : []),
  ];

/** The owner that the form makes. A company keeps no person's name it does not ask for. */
export const newAsOwner = (values: NewOwnerValues, percentage: string): OwnerValues => ({
  ...values,
  companyName: values.isCompany ? values.companyName : '',
  userId: '',
  percentage,
});
