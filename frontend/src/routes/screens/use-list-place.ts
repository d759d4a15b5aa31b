import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Position } from '../../ui/list/list-paging';

/** A list's place as the address has it, and how to change it. Another page is read from its top. */
export function useListPlace<Place extends Position>(
  parse: (raw: Readonly<Record<string, unknown>>) => Place,
  to: string,
) {
  const place = parse(useSearch({ strict: false }));
  const navigate = useNavigate();
  const onPlace = (search: Place) => {
    const isSamePage = search.after === place.after && search.before === place.before;
    void navigate({ to, search, resetScroll: !isSamePage });
  };
  return { place, onPlace };
}
