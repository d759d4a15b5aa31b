import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Position } from '../../ui/list/list-paging';
import type { ScreenPath } from '../../ui/screen-path';

/** A list's place in the address, and how to change it. Another page scrolls to the top. */
export function useListPlace<Place extends Position>(
  parse: (raw: Readonly<Record<string, unknown>>) => Place,
  to: ScreenPath,
) {
  const place = parse(useSearch({ strict: false }));
  const navigate = useNavigate();
  const onPlace = (search: Place) => {
    const isSamePage = search.after === place.after && search.before === place.before;
    void navigate({ to, search, resetScroll: !isSamePage });
  };
  return { place, onPlace };
}
