import { applicantOrders } from '../../../../../shared/domain/screening/applicant-list';
import { stages } from '../../../../../shared/domain/screening/application';
import { chosenPart, keptParts, placeParts, withOldNames } from '../../../ui/list/kit/kit-place';
import { listPlaces, type PlaceOf } from '../../../ui/list/list-place';

const places = listPlaces({
  filters: { ...placeParts, unit: chosenPart },
  kept: keptParts({
    views: ['all', ...stages],
    columns: [
      ...applicantOrders.map((key) => ({ key })),
      ...['screening', 'email'].map((key) => ({ key, isSorted: false })),
    ],
  }),
});

type Raw = Parameters<typeof places.parse>[0];

/** Without a view: all applicants, the newest first. */
export const applicantPlaces = {
  ...places,
  parse: (raw: Raw) =>
    places.parse({ ...withOldNames(raw, { view: 'stage' }), unit: raw.unit ?? raw.unit_id }),
};
export type ApplicantsPlace = PlaceOf<typeof applicantPlaces>;

/** What the server is asked for a place. */
export function applicantsAsked(place: ApplicantsPlace) {
  const { q: search, view = 'all', cols: _, ...filters } = places.filtersOf(place);
  return { search, stage: view === 'all' ? undefined : view, ...filters };
}
