import type { ExistingOwner } from '../../../../../shared/contract/owners';
import type { Level, RoleLabel } from '../../../../../shared/domain/people/roles';
import { isInList, type OwnerForm, shareFrom } from '../../../../../shared/domain/portfolio/owners';

/** An owner in the form: the share stays text until the rules read it. */
export type OwnerValues = Omit<OwnerForm, 'percentage'> & { percentage: string };

/** What the rules read and the call carries. */
export const toOwnerForm = (owner: OwnerValues): OwnerForm => ({
  ...owner,
  percentage: shareFrom(owner.percentage),
});

/** The person who fills in the form, as an owner. */
export type Self = {
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly mobile: string;
};

/** The person who adds owners. Role and plan decide which ones. */
export type Owning = {
  readonly self: Self;
  readonly roleLabel: RoleLabel;
  readonly planId: number;
  readonly adminId: string;
  /** What the person may do with owners; `none` sees nobody else. */
  readonly owners: Level | 'none';
};

/** The person as an owner. Their user id identifies them, so they retype nothing. */
export const selfAsOwner = (self: Self, percentage: string): OwnerValues => ({
  ...self,
  companyName: '',
  isCompany: false,
  percentage,
});

/** Whether the person is among the owners, by user id or as an owner with the same address. */
export const hasSelf = (owners: readonly OwnerValues[], self: Self): boolean =>
  owners.some(({ userId }) => userId === self.userId) || isInList(self.email, owners);

/** One of the organization's owners, identified by the owner's id. */
export const existingAsOwner = (owner: ExistingOwner, percentage: string): OwnerValues => ({
  userId: owner.id,
  firstName: owner.first_name,
  lastName: owner.last_name,
  companyName: owner.company_name,
  email: owner.email,
  mobile: owner.mobile_number,
  isCompany: owner.company_name !== '',
  percentage,
});

type Named = Pick<OwnerValues, 'firstName' | 'lastName' | 'companyName' | 'email'>;

/** The company, else the person's name, else the email address. */
export const ownerName = ({ firstName, lastName, companyName, email }: Named): string =>
  companyName.trim() || `${firstName} ${lastName}`.trim() || email;
