import {
  Building2,
  CreditCard,
  DoorOpen,
  Files,
  FileText,
  House,
  KeyRound,
  type LucideIcon,
  ScrollText,
  UserRound,
  Users,
} from 'lucide-react';
import { type Area, hasDesk, may, type RoleLabel } from '../../../../shared/domain/permissions';
import type { Viewer } from '../../../../shared/domain/roles';
import type { Place } from '../../ui/use-href-link';

export type NavPlace = Place & {
  readonly label: string;
  readonly icon: LucideIcon;
  /** The area a person must see to get this place; without it, everyone gets it. */
  readonly area?: Area;
  /** For people who manage the area, not for those who see only their own records on their own home. */
  readonly isDesk?: boolean;
  /** The key that goes there after G. */
  readonly letter?: string;
  /** Roles that see only their own records and still get the page. */
  readonly forOwn?: readonly RoleLabel[];
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
      { to: '/tenants-UnitData', label: 'My unit', icon: DoorOpen, role: 'tenant' },
      { to: '/tenants-PropertyData', label: 'My building', icon: Building2, role: 'tenant' },
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
        to: '/leasesList',
        label: 'Leases',
        letter: 'l',
        icon: FileText,
        area: 'leases',
        isDesk: true,
        also: ['/addLease', '/updateLease', '/showLease', '/leaseTemplates', '/createLeaseTemplate'],
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

type Looking = Pick<Viewer, 'roleLabel' | 'grants'>;

const isFor = ({ area, role, isDesk = false, forOwn = [] }: NavPlace, viewer: Looking): boolean => {
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
