import { messages } from '../../../../../shared/domain/messages';
import { isInList, newOwnerProblems } from '../../../../../shared/domain/portfolio/owners';
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

/** The spec's messages for a new owner (PRP-17 to PRP-20); `others` are already in the list. */
export const problemsBeside =
  (others: readonly Pick<OwnerValues, 'email'>[]) =>
  (values: NewOwnerValues): Problem[] => [
    ...newOwnerProblems({ ...values, userId: '' }),
    ...(isInList(values.email, others) ? [{ path: ['email'], message: messages.ownerEmailInList }] : []),
  ];

/** A person keeps no company name that was typed before the switch. */
export const newAsOwner = (values: NewOwnerValues, percentage: string): OwnerValues => ({
  ...values,
  companyName: values.isCompany ? values.companyName : '',
  userId: '',
  percentage,
});
