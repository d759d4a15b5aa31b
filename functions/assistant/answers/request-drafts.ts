import type { Draft } from '../../../shared/contract/assistant';
import { correctedWords } from '../../../shared/domain/assistant/correct-words';
import { repairCategory } from '../../../shared/domain/assistant/faults';
import type { Hazard } from '../../../shared/domain/requests/categories';
import type { Asking, Entity } from '../asking';

type Place = {
  readonly property_id: string;
  readonly unit_id?: string | undefined;
  readonly about: string;
};

/** A request in the person's own words. The desk corrects its category, as it does for the form's. */
export function requestDraft(
  place: Place,
  { question, hazard }: { question: string; hazard?: Hazard | undefined },
): Draft {
  const { about, ...at } = place;
  return {
    row: 'requests.raiseRequest',
    about,
    body: {
      ...at,
      category: repairCategory(question) ?? repairCategory(correctedWords(question)) ?? 'other',
      words: question,
      ...(hazard && { hazard }),
    },
  };
}

/** Where a unit or a property is; a tenant has neither here. */
export const placeOf = ({ kind, id, label, hint, propertyId }: Entity): Place | undefined => {
  if (kind === 'property') return { property_id: id, about: label };
  if (kind !== 'unit' || propertyId === undefined) return undefined;
  return { property_id: propertyId, unit_id: id, about: `${label}, ${hint}` };
};

/** The draft of somebody who looks after the place that the question names. */
export function draftAt({ entity, question }: Asking): readonly Draft[] {
  const place = entity && placeOf(entity);
  return place ? [requestDraft(place, { question })] : [];
}
