import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PropertyRead, UnitRead } from '../../../../../shared/contract/properties';
import { furtherUnitsQuery } from '../queries';
import { needsMore } from './unit-pages';

type Units = {
  readonly units: readonly UnitRead[];
  /** The page reaches past what was read so far. */
  readonly loading: boolean;
  readonly error: Error | null;
  retry(): void;
};

/** The units of a property as far as this page needs them: the first come with the property, the rest as their pages are reached. */
export function useUnits(property: PropertyRead, page: number): Units {
  const { property_id: id, property_units: first, next_units: start, unit_count: count } = property;
  const more = useInfiniteQuery({
    ...furtherUnitsQuery({ propertyId: id, after: start ?? '' }),
    enabled: start !== undefined && needsMore(first.length, page, count),
  });
  const units = [...first, ...(more.data?.pages.flatMap((read) => read.units) ?? [])];
  const { fetchNextPage, hasNextPage, isFetching, isError } = more;
  const short = needsMore(units.length, page, count);
  useEffect(() => {
    if (short && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [short, hasNextPage, isFetching, isError, fetchNextPage]);
  return {
    units,
    loading: short && isFetching,
    error: short && isError ? more.error : null,
    retry: () => void (more.data ? fetchNextPage() : more.refetch()),
  };
}
