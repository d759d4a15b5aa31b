import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { ViewList } from '../../../../shared/domain/people/saved-views';
import { leftAs, useListChoices } from '../../ui/list/kit/use-list-choices';
import type { Position } from '../../ui/list/list-paging';
import type { ScreenPath } from '../../ui/primitives/screen-path';

/**
 * A list's place in the address, and how to change it. Another page scrolls to the top. With a `name`, a bare
 * address is the list as the person left it, from the first drawing on; an address that says anything stays.
 */
export function useListPlace<Place extends Position>(
  parse: (raw: Readonly<Record<string, unknown>>) => Place,
  to: ScreenPath,
  name?: ViewList,
) {
  const asked = parse(useSearch({ strict: false }));
  const isBare = Object.values(asked).every((part) => part === undefined);
  const choices = useListChoices();
  const [left] = useState(() => parse(name === undefined ? {} : leftAs(choices, name)));
  const [isOpened, setOpened] = useState(Object.keys(left).length === 0);
  const isBack = isBare && !isOpened;
  const place = isBack ? left : asked;
  const navigate = useNavigate();
  useEffect(() => {
    if (isBack) void navigate({ to, search: left, replace: true });
    // From here on a bare address is the first tab.
    else setOpened(true);
  }, [isBack, left, navigate, to]);
  const onPlace = (search: Place) => {
    const isSamePage = search.after === place.after && search.before === place.before;
    void navigate({ to, search, resetScroll: !isSamePage });
  };
  return { place, onPlace };
}
