import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { limits } from '../../../../../shared/domain/limits';
import { api } from '../../../api/client';
import { inTurn } from '../../../api/in-turn';
import { portfolioKey } from '../queries';
import { type UnitListPlace, unitsAsked } from './unit-list-place';

/** Every page of what a place's filters leave, in its order. */
export const unitPages = (place: UnitListPlace) => async (after: string | undefined, signal: AbortSignal) => {
  const query = { ...unitsAsked(place), limit: limits.listPageMax, after };
  const call = () => api.units.searchUnits({ query }, { signal });
  const { units: rows, next } = (await inTurn(call, { signal })).data;
  return { rows, next };
};

/** How many units each view has, of those that the filters of a place leave. */
export const unitCountsQuery = (place: UnitListPlace) => {
  const { view: _, sort: __, ...query } = unitsAsked(place);
  return queryOptions({
    queryKey: [...portfolioKey, 'units', 'counts', query],
    queryFn: async ({ signal }) => (await api.units.countUnits({ query }, { signal })).data.views,
  });
};

/** A page of /units. A filter that matches little may leave pages empty; those are skipped. */
export const unitListQuery = (place: UnitListPlace, limit: number) => {
  const query = { ...unitsAsked(place), after: place.after, limit };
  return queryOptions({
    queryKey: [...portfolioKey, 'units', 'page', query],
    queryFn: async ({ signal }) => {
      const page = async (after = query.after) =>
        (await inTurn(() => api.units.searchUnits({ query: { ...query, after } }, { signal }), { signal }))
          .data;
      let read = await page();
      while (read.units.length === 0 && read.next !== undefined) read = await page(read.next);
      return read;
    },
    placeholderData: keepPreviousData,
  });
};
