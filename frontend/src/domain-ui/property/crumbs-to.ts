import type { Place } from '../../ui/primitives/use-href-link';

type Crumb = Place & { readonly label: string };
type Property = { readonly property_id: string; readonly property_title: string };
type Unit = Property & { readonly unit_id: string; readonly unit_number: string };

/** Breadcrumbs to a property, then any further steps. */
export const crumbsTo = (
  { property_id, property_title }: Property,
  ...further: readonly Crumb[]
): readonly Crumb[] => [
  { label: 'Properties', to: '/propertiesList' },
  { label: property_title, to: '/getproperty-data', search: { id: property_id } },
  ...further,
];

/** Breadcrumbs to a unit, through its property. */
export const crumbsToUnit = (unit: Unit, ...further: readonly Crumb[]): readonly Crumb[] =>
  crumbsTo(
    unit,
    { label: `Unit ${unit.unit_number}`, to: '/getunit-data', search: { id: unit.unit_id } },
    ...further,
  );
