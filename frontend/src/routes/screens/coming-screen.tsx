import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearch } from '@tanstack/react-router';
import { unitQuery } from '../../features/units/queries';
import { Coming } from '../../ui/coming';
import { comingPlaces, isComing } from './coming-places';
import { unitIdOf } from './unit-place';

const home = { to: '/propertyDashboard', label: 'Home' } as const;

/** A page that is not built yet: what it will do, for which unit, and the way back. */
export function ComingScreen() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const search: Record<string, unknown> = useSearch({ strict: false });
  const { state } = useLocation();
  const id = unitIdOf(search, state);
  const unit = useQuery({ ...unitQuery(id), enabled: id !== '' });
  if (!isComing(path)) return null;
  const { title, text } = comingPlaces[path];
  const { unit_number, property_title, property_id } = unit.data ?? {};
  return (
    <Coming
      title={title}
      lead={unit_number && `Unit ${unit_number}, ${property_title}`}
      text={text}
      back={
        property_id
          ? { to: '/getproperty-data', search: { id: property_id }, label: property_title ?? 'the property' }
          : home
      }
    />
  );
}
