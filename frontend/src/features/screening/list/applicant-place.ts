import type { Stage } from '../../../../../shared/domain/screening/application';
import { anId, oneOf, text } from '../../../ui/list/address-parts';
import { listPlaces, type PlaceOf } from '../../../ui/list/list-place';

const stages = ['draft', 'submitted', 'waiting', 'approved', 'declined'] as const satisfies readonly Stage[];

/** Without a stage: all applicants. */
export const applicantPlaces = listPlaces({
  filters: { search: text(), unit_id: anId },
  kept: { stage: oneOf(stages) },
});
export type ApplicantsPlace = PlaceOf<typeof applicantPlaces>;
