import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PropertyRead, UnitRented } from '../../../../../shared/contract/properties';
import { furtherUnitsQuery } from '../queries';
import { needsMore } from './unit-pages';

type Units = {
  readonly units: readonly UnitRented[];
  /** The page needs units that are still loading. */
  readonly loading: boolean;
  readonly error: Error | null;
  retry(): void;
};

/** A property's units up to this page: the first come with the property, the rest load page by page. */
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
