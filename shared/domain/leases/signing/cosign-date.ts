import { addDays, isLocalDate, localDateOf } from '../../dates';

/** Anywhere on earth it is yesterday, today or tomorrow. */
const around = 1;

/** What is wrong with the day a co-signer's page sends (COS-05); undefined for a real day around now. */
export function cosignDateProblem(day: string, now: Date): string | undefined {
  if (!isLocalDate(day)) return 'Enter the date as YYYY-MM-DD';
  const today = localDateOf(now);
  const isNear = day >= addDays(today, -around) && day <= addDays(today, around);
  return isNear ? undefined : 'Enter today’s date';
}
