import {
  Building2,
  ChartColumn,
  ClipboardList,
  CreditCard,
  DoorOpen,
  FileText,
  HandCoins,
  House,
  KeyRound,
  Landmark,
  type LucideIcon,
  Receipt,
  ReceiptText,
  ScrollText,
  UserRound,
  UserRoundSearch,
  Users,
  Wrench,
} from 'lucide-react';
import { seesBank } from '../../../../shared/domain/ledger/bank/bank-reach';
import { type Area, hasDesk, may, type RoleLabel } from '../../../../shared/domain/people/permissions';
import type { Viewer } from '../../../../shared/domain/people/roles';
import type { Place } from '../../ui/primitives/use-href-link';
import { maintenance } from './maintenance-places';

type Looking = Pick<Viewer, 'roleLabel' | 'grants'>;

export type NavPlace = Place & {
  readonly label: string;
  readonly icon: LucideIcon;
  /** The area a person must see to get this place; without it, everyone gets it. */
  readonly area?: Area;
  /** A second area that the person must manage. */
  readonly and?: Area;
  /** For people who manage the area, not for those who see only their own records on their own home. */
  readonly isDesk?: boolean;
  /** The key that goes there after G. */
  readonly letter?: string;
  /** Roles that see only their own records and still get the page. */
  readonly forOwn?: readonly RoleLabel[];
  /** What a person must reach besides the area. */
  readonly needs?: (viewer: Looking) => boolean;
  /** For this role alone. */
  readonly role?: Viewer['roleLabel'];
  /** Other paths that count as this place. */
  readonly also?: readonly string[];
};

export type NavGroup = { readonly label?: string; readonly places: readonly NavPlace[] };

/** The sidebar, in the groups of design/identity.md. A place is added with its screen: no dead links. */
const groups: readonly NavGroup[] = [
  {
    places: [
      { to: '/propertyDashboard', label: 'Home', icon: House, letter: 'h' },
      {
        to: '/ledgesData',
        label: 'Rent',
        icon: HandCoins,
        role: 'tenant',
        letter: 'r',
        also: ['/payrent', '/pay-charge', '/autopay', '/paymentconfirmation'],
      },
      {
        to: '/servicerequest',
        label: 'Requests',
        icon: Wrench,
        role: 'tenant',
        letter: 'm',
        also: ['/servicerequest-form', '/servicerequestDetails-data'],
      },
      { to: '/showLease', label: 'My lease', icon: FileText, role: 'tenant', letter: 'l' },
      { to: '/tenants-UnitData', label: 'My unit', icon: DoorOpen, role: 'tenant' },
      { to: '/tenants-PropertyData', label: 'My building', icon: Building2, role: 'tenant' },
      { to: '/applicantScreening', label: 'My applications', icon: ClipboardList, role: 'applicant' },
    ],
  },
  {
    label: 'Portfolio',
    places: [
      {
        to: '/propertiesList',
        label: 'Properties',
        letter: 'p',
        icon: Building2,
        area: 'properties',
        isDesk: true,
        also: [
          '/update-property',
          '/addUnit',
          '/getunit-data',
          '/updateunit-data',
          '/tenantsUnit-details',
          '/tenantsUnit-dataByUnitId',
          '/view-UploadUnitFile',
          '/document-view',
          '/addPropertyUnit',
          '/import',
          '/getproperty-data',
          '/property-money',
        ],
      },
      { to: '/units', label: 'Units', letter: 'u', icon: DoorOpen, area: 'properties', isDesk: true },
      {
        to: '/owners',
        label: 'Owners',
        letter: 'o',
        icon: UserRound,
        area: 'owners',
        isDesk: true,
        also: ['/owner', '/ownerBankInfo', '/onbordingOwner'],
      },
    ],
  },
  {
    label: 'Leasing',
    places: [
      {
        to: '/applicantsList',
        label: 'Applicants',
        letter: 'c',
        icon: UserRoundSearch,
        area: 'applicants',
        isDesk: true,
        also: [
          '/addApplicant',
          '/applicant-details',
          '/compareApplicants',
          '/application-details',
          '/view-Applicant',
          '/applicantScreening',
          '/confirm-screening',
        ],
      },
      {
        to: '/leasesList',
        label: 'Leases',
        letter: 'l',
        icon: FileText,
        area: 'leases',
        isDesk: true,
        also: [
          '/addLease',
          '/updateLease',
          '/showLease',
          '/leaseTemplates',
          '/createLeaseTemplate',
          '/addExistingLease',
          '/moveIn',
          '/moveOut',
        ],
      },
      {
        to: '/tenantsList',
        label: 'Tenants',
        letter: 't',
        icon: KeyRound,
        area: 'leases',
        isDesk: true,
        also: ['/tenants-LoginData'],
      },
    ],
  },
  {
    label: 'Money',
    places: [
      {
        to: '/ledges-totalpayment',
        label: 'Rent',
        letter: 'r',
        icon: HandCoins,
        area: 'money',
        isDesk: true,
        also: [
          '/ledgesData',
          '/add-charge',
          '/edit-charge',
          '/receive-payment',
          '/editPayment-status',
          '/opening-balance',
          '/late-fees',
          '/bulk-charges',
          '/bulk-receipts',
          '/settle-deposit',
          '/management-fees',
        ],
      },
      { to: '/bills', label: 'Bills', icon: Receipt, area: 'money', isDesk: true },
      {
        to: '/bank-accounts',
        label: 'Bank',
        icon: Landmark,
        area: 'money',
        isDesk: true,
        needs: seesBank,
        also: ['/bank-account', '/opening-balances'],
      },
      {
        to: '/owner-statements',
        label: 'Statements',
        icon: ReceiptText,
        area: 'reports',
        isDesk: true,
        also: ['/owner-statement', '/owner-year'],
      },
      { to: '/reports', label: 'Reports', letter: 'b', icon: ChartColumn, area: 'reports', and: 'money' },
    ],
  },
  maintenance,
  {
    label: 'Organization',
    places: [
      { to: '/organisationsUsers', label: 'People', icon: Users, letter: 'e', area: 'people' },
      { to: '/audit', label: 'Audit', icon: ScrollText, letter: 'a', area: 'subscription' },
      {
        to: '/user-subscription',
        label: 'Subscription',
        letter: 's',
        icon: CreditCard,
        area: 'subscription',
        also: ['/subscriptionPay', '/subscriptionPayConfirmation'],
      },
    ],
  },
];

const isFor = (
  { area, and, role, isDesk = false, forOwn = [], needs }: NavPlace,
  viewer: Looking,
): boolean => {
  if (needs && !needs(viewer)) return false;
  if (and !== undefined && !hasDesk(viewer, and)) return false;
  if (role !== undefined && role !== viewer.roleLabel) return false;
  if (area === undefined) return true;
  const maySee = may(viewer, { area, level: 'view' });
  return maySee && (!isDesk || hasDesk(viewer, area) || forOwn.includes(viewer.roleLabel));
};

/** Only what the role may see. */
export const groupsFor = (viewer: Looking): readonly NavGroup[] =>
  groups
    .map((group) => ({ ...group, places: group.places.filter((place) => isFor(place, viewer)) }))
    .filter(({ places }) => places.length > 0);

export const isHere = (place: NavPlace, path: string): boolean =>
  path === place.to || (place.also?.includes(path) ?? false);
