import {
  Building2,
  ChartColumn,
  ClipboardList,
  CreditCard,
  DoorOpen,
  Files,
  FileText,
  HandCoins,
  House,
  KeyRound,
  Landmark,
  ReceiptText,
  ScrollText,
  UserRound,
  UserRoundSearch,
  Users,
} from 'lucide-react';
import { seesBank } from '../../../../shared/domain/ledger/bank/bank-reach';
import { isFor, type Looking, type NavGroup } from './nav-place';

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
      { to: '/showLease', label: 'My lease', icon: FileText, role: 'tenant', letter: 'l' },
      { to: '/tenants-UnitData', label: 'My unit', icon: DoorOpen, role: 'tenant' },
      { to: '/tenants-PropertyData', label: 'My building', icon: Building2, role: 'tenant' },
      {
        to: '/applicantScreening',
        label: 'My applications',
        icon: ClipboardList,
        role: 'applicant',
      },
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
          ...['/update-property', '/addUnit', '/getunit-data', '/updateunit-data'],
          ...['/tenantsUnit-details', '/tenantsUnit-dataByUnitId', '/view-UploadUnitFile', '/document-view'],
          ...['/addPropertyUnit', '/import', '/getproperty-data', '/property-money'],
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
          ...['/addApplicant', '/applicant-details', '/compareApplicants', '/application-details'],
          ...['/view-Applicant', '/applicantScreening', '/confirm-screening'],
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
          ...['/addLease', '/updateLease', '/showLease', '/leaseTemplates', '/createLeaseTemplate'],
          ...['/moveIn', '/moveOut'],
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
          ...['/ledgesData', '/add-charge', '/edit-charge', '/receive-payment'],
          ...['/opening-balance', '/late-fees', '/bulk-charges', '/bulk-receipts'],
          ...['/settle-deposit', '/management-fees'],
        ],
      },
      {
        to: '/bank-accounts',
        label: 'Bank',
        icon: Landmark,
        area: 'money',
        isDesk: true,
        needs: seesBank,
        also: ['/bank-account'],
      },
      {
        to: '/owner-statements',
        label: 'Statements',
        icon: ReceiptText,
        area: 'reports',
        isDesk: true,
        also: ['/owner-statement'],
      },
      { to: '/reports', label: 'Reports', letter: 'b', icon: ChartColumn, area: 'reports', and: 'money' },
    ],
  },
  {
    label: 'Care',
    places: [
      {
        to: '/documents',
        label: 'Documents',
        letter: 'd',
        icon: Files,
        area: 'documents',
        isDesk: true,
        forOwn: ['rentalOwner'],
      },
    ],
  },
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

/** Only what the role may see. */
export const groupsFor = (viewer: Looking): readonly NavGroup[] =>
  groups
    .map((group) => ({ ...group, places: group.places.filter((place) => isFor(place, viewer)) }))
    .filter(({ places }) => places.length > 0);
