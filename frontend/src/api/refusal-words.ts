import { ApiRefusal, Offline } from './refusal';

/** A readable reason for a failed call. After too many attempts, it names the time of the next one. */
export function refusalWords(error: unknown, now = new Date()): string {
  if (error instanceof ApiRefusal && error.code === 'too-many-tries') return waitWords(error, now);
  if (error instanceof ApiRefusal || error instanceof Offline) return error.message;
  return 'Something went wrong on our side. Please try again.';
}

/** What a refusal says of its first field, else of itself: for rows that have no such field to show. */
export const closestWords = (error: unknown): string =>
  (error instanceof ApiRefusal ? Object.values(error.fields)[0] : undefined) ?? refusalWords(error);

function waitWords({ retryAfterSeconds, message }: ApiRefusal, now: Date): string {
  if (retryAfterSeconds === undefined) return message;
  // Rounds up to the next minute so that no one retries a few seconds too early.
  const at = new Date(Math.ceil((now.getTime() + retryAfterSeconds * 1000) / 60_000) * 60_000);
  const time = at.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
  return `Too many tries. You can try again at ${time}.`;
}
