import { displayDate, localDateOf } from '../../../../../shared/domain/dates';

/** A UTC instant where the person sits: `Jan 05, 2025, 10:42`, and whole for the tip. */
export function momentOf(at: string): { text: string; title: string } {
  const instant = new Date(at);
  const day = displayDate(localDateOf(instant, -instant.getTimezoneOffset()));
  const time = instant.toLocaleTimeString('en-US', { hour: '2-digit', minute: '2-digit', hour12: false });
  return { text: `${day}, ${time}`, title: instant.toString() };
}
