import type { AnswerOf } from '../../../../../shared/contract/endpoint';
import type { properties } from '../../../../../shared/contract/properties';
import type { LocalDate } from '../../../../../shared/domain/dates';

export type ShareSet = AnswerOf<typeof properties.getShareHistory>['data'][number];

/** Sorts the share sets by a day: current, upcoming, past and revoked. Input is newest first. */
export function sortedSets(all: readonly ShareSet[], day: LocalDate) {
  const sets = all.filter(({ taken_back }) => !taken_back);
  const begun = sets.findIndex(({ effective_from }) => effective_from <= day);
  const at = begun < 0 ? sets.length - 1 : begun;
  return {
    current: sets[at],
    coming: sets.slice(0, Math.max(0, at)).toReversed(),
    earlier: sets.slice(at + 1),
    takenBack: all.filter(({ taken_back }) => taken_back),
  };
}
