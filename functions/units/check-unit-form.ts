import type { LocalDate } from '../../shared/domain/dates';
import { oneUnitProblems, type UnitForm } from '../../shared/domain/portfolio/units';
import { toFields } from '../../shared/domain/problem';
import { refuse } from '../../shared/wire/refusals';
import { tidyUnit, todayOf } from '../common/portfolio/unit-form';

type Asked = {
  readonly propertyType: string;
  readonly body: { readonly unit: UnitForm; readonly localDate?: string | undefined };
  readonly now: Date;
  /** The stored available date, which may be in the past. */
  readonly before?: LocalDate;
};

/** The typed form, tidied. Refuses `invalid` with a sentence per field. */
export function checkUnitForm({ propertyType, body, now, before }: Asked): UnitForm {
  const form = tidyUnit(body.unit, propertyType);
  const today = todayOf(body.localDate, now);
  const problems = oneUnitProblems(form, { propertyType, today, before });
  if (problems.length > 0) throw refuse('invalid', { fields: toFields(problems) });
  return form;
}
