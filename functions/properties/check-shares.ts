import { displayDate, farAhead, isFarAhead, isLocalDate, localDateOf } from '../../shared/domain/dates';
import { type OwnerForm, ownersProblems } from '../../shared/domain/portfolio/owners';
import { type ShareSet, setOn } from '../../shared/domain/portfolio/shares';
import { toFields } from '../../shared/domain/problem';
import { refuse } from '../../shared/wire/refusals';
import { tidyOwner } from '../common/portfolio/tidy-owner';

/** The form's owners, tidied. Refuses `invalid` with a sentence per field. */
export function checkOwners(typed: readonly OwnerForm[]): OwnerForm[] {
  const owners = typed.map(tidyOwner);
  const problems = ownersProblems(owners);
  if (problems.length > 0) throw refuse('invalid', { fields: toFields(problems) });
  return owners;
}

/** Shares that counted already stay as they were; only future ones may be replaced. */
export function refuseDate(from: string, { sets, now }: { sets: readonly ShareSet[]; now: Date }): void {
  const no = (sentence: string) => refuse('invalid', { fields: { effective_from: sentence } });
  if (!isLocalDate(from)) throw no('Choose the day the shares start');
  const last = setOn(sets, localDateOf(now))?.from ?? '';
  if (from < last) throw no(`The shares count from ${displayDate(last)} on. Choose that day or a later one.`);
  if (isFarAhead(from, localDateOf(now))) throw no(farAhead);
}
