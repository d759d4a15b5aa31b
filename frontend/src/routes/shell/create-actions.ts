import { hasDesk, may, mayAddUnits } from '../../../../shared/domain/people/permissions';
import type { ScreenPath } from '../../ui/primitives/screen-path';

export type CreateAction = {
  readonly key:
    | 'property'
    | 'unit'
    | 'owner'
    | 'lease'
    | 'applicant'
    | 'payment'
    | 'charge'
    | 'expense'
    | 'request'
    | 'import'
    | 'existing-lease';
  /** In the menu: `Property`. */
  readonly label: string;
  /** In the palette: `Add property`. */
  readonly command: string;
  readonly to: ScreenPath;
  readonly search?: Readonly<Record<string, string>>;
  /** In the palette alone. */
  readonly isRare?: true;
};

const ofPortfolio: readonly CreateAction[] = [
  { key: 'property', label: 'Property', command: 'Add property', to: '/addPropertyUnit' },
  { key: 'unit', label: 'Unit', command: 'Add unit', to: '/addUnit' },
  { key: 'import', label: 'Import', command: 'Import properties', to: '/import', isRare: true },
];
const ofOwners: readonly CreateAction[] = [
  { key: 'owner', label: 'Owner', command: 'Add owner', to: '/owners', search: { add: 'owner' } },
];
const ofLeases: readonly CreateAction[] = [
  { key: 'lease', label: 'Lease', command: 'New lease', to: '/addLease' },
  {
    key: 'existing-lease',
    label: 'Existing lease',
    command: 'Add an existing lease',
    to: '/addExistingLease',
    isRare: true,
  },
];
const ofApplicants: readonly CreateAction[] = [
  { key: 'applicant', label: 'Applicant', command: 'Add applicant', to: '/addApplicant' },
];
const ofMoney: readonly CreateAction[] = [
  { key: 'payment', label: 'Payment', command: 'Record payment', to: '/receive-payment' },
  { key: 'charge', label: 'Charge', command: 'Add charge', to: '/add-charge' },
  {
    key: 'expense',
    label: 'Expense',
    command: 'Record expense',
    to: '/property-money',
    search: { record: 'expense' },
  },
];
const ofRequests: readonly CreateAction[] = [
  {
    key: 'request',
    label: 'Service request',
    command: 'New service request',
    to: '/servicerequest-form',
  },
];

/** What a person can create, by role and grants; nothing while the account is read-only. */
export function createActions(
  viewer: Parameters<typeof may>[0],
  { account }: { readonly account: { readonly canChange: boolean } },
): readonly CreateAction[] {
  if (!account.canChange) return [];
  const changes = (area: 'owners' | 'leases' | 'applicants' | 'money' | 'requests') =>
    may(viewer, { area, level: 'change' });
  return [
    ...(mayAddUnits(viewer) ? ofPortfolio : []),
    // A landlord adds co-owners with the property: the list of owners is not theirs.
    ...(changes('owners') && hasDesk(viewer, 'owners') && viewer.roleLabel !== 'owner' ? ofOwners : []),
    ...(changes('leases') ? ofLeases : []),
    ...(changes('applicants') && hasDesk(viewer, 'applicants') ? ofApplicants : []),
    ...(changes('money') ? ofMoney : []),
    ...(changes('requests') ? ofRequests : []),
  ];
}
