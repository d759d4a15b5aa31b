import { ApiRefusal, Offline } from '../../../api/refusal';

/** Why a form was not taken: a sentence per field, or one for the whole of it. */
type Said = { readonly fields: Readonly<Record<string, string>>; readonly failure?: string };

const wrongPassword = 'This is not your password';

/** The refusal of a call in the words of a form; too many tries with the time from which one may try again. */
export function saidBy(error: unknown, now: Date): Said {
  if (!(error instanceof ApiRefusal))
    return {
      fields: {},
      failure:
        error instanceof Offline ? error.message : 'Something went wrong on our side. Please try again.',
    };
  // Login's words would speak of an email that nobody typed here.
  if (error.code === 'wrong-credentials') return { fields: { password: wrongPassword } };
  if (error.code === 'wrong-code') return { fields: { code: error.message } };
  if (error.code === 'too-many-tries') return { fields: {}, failure: waitText(error, now) };
  return Object.keys(error.fields).length > 0
    ? { fields: error.fields }
    : { fields: {}, failure: error.message };
}

function waitText({ retryAfterSeconds, message }: ApiRefusal, now: Date): string {
  if (retryAfterSeconds === undefined) return message;
  // Up to the next full minute, so that nobody comes back a few seconds too early.
  const at = new Date(Math.ceil((now.getTime() + retryAfterSeconds * 1000) / 60_000) * 60_000);
  const time = at.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
  return `Too many tries. You can try again at ${time}.`;
}
