import type { RoleLabel } from '../../../shared/domain/people/roles';

/** Exists only locally, never in a deployed stage (decisions, Running on one machine). */
export const demoPassword = 'Rent-2026!';

export type DemoOrganization = 'northgate' | 'maple' | 'fletcher' | 'empty';

export type DemoAccount = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly mobile: string;
  readonly roleLabel: RoleLabel;
  readonly organization: DemoOrganization;
  /** Printed next to the login when the product starts. */
  readonly says: string;
};

/** The head of each organization comes before its other members. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    email: 'orgadmin@demo.test',
    firstName: 'Olivia',
    lastName: 'Grant',
    mobile: '6145550101',
    roleLabel: 'orgAdmin',
    organization: 'northgate',
    says: 'Olivia Grant, head of Northgate Homes (Org plan)',
  },
  {
    email: 'rentalmanager@demo.test',
    firstName: 'Marcus',
    lastName: 'Reed',
    mobile: '6145550102',
    roleLabel: 'rentalManager',
    organization: 'northgate',
    says: 'Marcus Reed, staff of Northgate Homes, may change everything',
  },
  {
    email: 'rentalowner@demo.test',
    firstName: 'Rosa',
    lastName: 'Delgado',
    mobile: '6145550103',
    roleLabel: 'rentalOwner',
    organization: 'northgate',
    says: 'Rosa Delgado, owns shares that Northgate Homes runs',
  },
  {
    email: 'tenant@demo.test',
    firstName: 'Theo',
    lastName: 'Barnes',
    mobile: '6145550104',
    roleLabel: 'tenant',
    organization: 'northgate',
    says: 'Theo Barnes, tenant at Northgate Homes',
  },
  {
    email: 'applicant@demo.test',
    firstName: 'Ava',
    lastName: 'Lindqvist',
    mobile: '6145550105',
    roleLabel: 'applicant',
    organization: 'northgate',
    says: 'Ava Lindqvist, applicant at Northgate Homes',
  },
  {
    email: 'manager@demo.test',
    firstName: 'Maya',
    lastName: 'Okafor',
    mobile: '5035550106',
    roleLabel: 'manager',
    organization: 'maple',
    says: 'Maya Okafor, Maple Street Management (Manager plan)',
  },
  {
    email: 'owner@demo.test',
    firstName: 'Owen',
    lastName: 'Fletcher',
    mobile: '5125550107',
    roleLabel: 'owner',
    organization: 'fletcher',
    says: 'Owen Fletcher, landlord of his own (Landlord plan)',
  },
  {
    email: 'empty@demo.test',
    firstName: 'Erin',
    lastName: 'Park',
    mobile: '2065550108',
    roleLabel: 'owner',
    organization: 'empty',
    says: 'Erin Park, just signed up: nothing there yet, on trial',
  },
];
