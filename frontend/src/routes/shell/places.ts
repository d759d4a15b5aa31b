import {
  Building2,
  CreditCard,
  DoorOpen,
  FileText,
  House,
  type LucideIcon,
  ScrollText,
  UserRound,
  Users,
} from 'lucide-react';
import { type Area, may, reachOf } from '../../../../shared/domain/permissions';
import type { Viewer } from '../../../../shared/domain/roles';
import type { Place } from '../../ui/use-href-link';

export type NavPlace = Place & {
  readonly label: string;
  readonly icon: LucideIcon;
  /** The area a person must see to get this place; without it, everyone gets it. */
  readonly area?: Area;
  /** For who looks after the area, not for who sees only what is their own: those have a home of their own. */
  readonly isDesk?: boolean;
  /** For this role alone. */
  readonly role?: Viewer['roleLabel'];
  /** Other paths at which this place counts as the one where one is. */
  readonly also?: readonly string[];
};

export type NavGroup = { readonly label?: string; readonly places: readonly NavPlace[] };

/** The sidebar, in the groups of design/identity.md. A place is added with its screen: no dead links. */
const groups: readonly NavGroup[] = [
  {
    places: [
      { to: '/propertyDashboard', label: 'Home', icon: House },
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
    ],
  },
  {
    label: 'Leasing',
    places: [
      {
        to: '/leasesList',
        label: 'Leases',
        icon: FileText,
        area: 'leases',
        isDesk: true,
        also: ['/addLease', '/updateLease', '/showLease'],
      },
      {
        to: '/tenantsList',
        label: 'Tenants',
        icon: UserRound,
        area: 'leases',
        isDesk: true,
        also: ['/tenants-LoginData'],
      },
    ],
  },
  {
    label: 'Organization',
    places: [
      { to: '/organisationsUsers', label: 'People', icon: Users, area: 'people' },
      { to: '/audit', label: 'Audit', icon: ScrollText, area: 'subscription' },
      {
        to: '/user-subscription',
        label: 'Subscription',
        icon: CreditCard,
        area: 'subscription',
        also: ['/subscriptionPay', '/subscriptionPayConfirmation'],
      },
    ],
  },
];

type Looking = Pick<Viewer, 'roleLabel' | 'grants'>;

const isFor = ({ area, role, isDesk = false }: NavPlace, viewer: Looking): boolean => {
  if (role !== undefined && role !== viewer.roleLabel) return false;
  if (area === undefined) return true;
  const asked = { area, level: 'view' } as const;
  return may(viewer, asked) && !(isDesk && reachOf(viewer, asked) === 'own');
};

/** Only what the role may see. */
export const groupsFor = (viewer: Looking): readonly NavGroup[] =>
  groups
    .map((group) => ({ ...group, places: group.places.filter((place) => isFor(place, viewer)) }))
    .filter(({ places }) => places.length > 0);

export const isHere = (place: NavPlace, path: string): boolean =>
  path === place.to || (place.also?.includes(path) ?? false);
