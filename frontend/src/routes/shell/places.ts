import { Building2, CreditCard, House, type LucideIcon, ScrollText, Users } from 'lucide-react';
import { type Area, may } from '../../../../shared/domain/permissions';
import type { Viewer } from '../../../../shared/domain/roles';
import type { Place } from '../../ui/use-href-link';

export type NavPlace = Place & {
  readonly label: string;
  readonly icon: LucideIcon;
  /** The area a person must see to get this place; without it, everyone gets it. */
  readonly area?: Area;
  /** Other paths at which this place is marked as current. */
  readonly also?: readonly string[];
};

export type NavGroup = { readonly label?: string; readonly places: readonly NavPlace[] };

/** The sidebar, in the groups of design/identity.md. A place is added with its screen: no dead links. */
const groups: readonly NavGroup[] = [
  { places: [{ to: '/propertyDashboard', label: 'Home', icon: House }] },
  {
    label: 'Portfolio',
    places: [
      {
        to: '/propertiesList',
        label: 'Properties',
        icon: Building2,
        area: 'properties',
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

export const groupsFor = (viewer: Pick<Viewer, 'roleLabel' | 'grants'>): readonly NavGroup[] =>
  groups
    .map((group) => ({
      ...group,
      places: group.places.filter(({ area }) => area === undefined || may(viewer, { area, level: 'view' })),
    }))
    .filter(({ places }) => places.length > 0);

export const isHere = (place: NavPlace, path: string): boolean =>
  path === place.to || (place.also?.includes(path) ?? false);
