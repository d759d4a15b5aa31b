import {
  ChartColumn,
  CreditCard,
  FileSignature,
  House,
  KeyRound,
  type LucideIcon,
  Wrench,
} from 'lucide-react';

/** The features to advertise (LND-04, spec §1). */
export const advertised: readonly {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
  readonly plan?: string;
}[] = [
  {
    icon: House,
    title: 'Flexible property management',
    text: 'From a solo landlord’s first apartment to a large organization’s hundredth building: the same calm screens, with room to grow.',
  },
  {
    icon: KeyRound,
    title: 'Smart access control',
    plan: 'Org plan',
    text: 'Rental Owners and Managers get custom permissions: person by person, area by area, for every property or a chosen few.',
  },
  {
    icon: CreditCard,
    title: 'Online rent payments',
    text: 'Tenants pay online. You see what came in, what is late, and what every cent was for.',
  },
  {
    icon: Wrench,
    title: 'Tenant service requests',
    text: 'A dripping faucet is reported with a photo and tracked until it is fixed, every request on one central dashboard.',
  },
  {
    icon: FileSignature,
    title: 'Automated leases',
    text: 'Leases are created from your own templates and signed online. Renewal and expiry are tracked, so that no date slips by.',
  },
  {
    icon: ChartColumn,
    title: 'Reports',
    text: 'Revenue, property performance and unit status: at a glance on the screen, to the cent in the file.',
  },
];
