/** Dates are `YYYY-MM-DD`, local to the property; instants are UTC ISO strings (rules, D6). */
export type LocalDate = string;

const localDate = /^(\d{4})-(\d{2})-(\d{2})$/;
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** True for a real calendar date from 1900 on; `2026-02-30` is not one. */
export function isLocalDate(text: string): boolean {
  const parts = localDate.exec(text);
  if (!parts) return false;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  if (year < 1900 || month < 1 || month > 12) return false;
  return day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** `2025-01-05`, or an instant that starts with it, becomes `Jan 05, 2025`; empty when invalid (GEN-09). */
export function displayDate(text: string | null | undefined): string {
  if (!text || Number.isNaN(Date.parse(text))) return '';
  const date = text.slice(0, 10);
  if (!isLocalDate(date) || !/^(T.+)?$/.test(text.slice(10))) return '';
  return `${months[Number(date.slice(5, 7)) - 1]} ${date.slice(8, 10)}, ${date.slice(0, 4)}`;
}

/** The person's local date; `offsetMinutes` is added to UTC. */
export const localDateOf = (now: Date, offsetMinutes = 0): LocalDate =>
  new Date(now.getTime() + offsetMinutes * 60_000).toISOString().slice(0, 10);
