import { refusals } from '../../../../../shared/wire/refusals';
import { ApiRefusal } from '../../../api/refusal';
import { formFields } from './server-fields';

/** What became of a try to save, as the screen has to say it (PRP-21, spec §8). */
export type SaveOutcome =
  | { readonly kind: 'saved' }
  /** An earlier try of this form arrived although its answer was lost, and what stands now is something else. */
  | { readonly kind: 'saved-earlier' }
  | { readonly kind: 'unit-limit' }
  | { readonly kind: 'fields'; readonly fields: Readonly<Record<string, string>> }
  /** Somebody else saved first: nothing was written, and the screen shows what they changed. */
  | { readonly kind: 'changed-meanwhile' }
  /** What was being changed is not there any more. */
  | { readonly kind: 'gone' }
  /** The server said no: the spec's warning, and why. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** No answer, or none that says anything: quiet, and everything stays as typed. */
  | { readonly kind: 'failed'; readonly cause: unknown };

export function outcomeOf(answer: { readonly success?: unknown }): SaveOutcome {
  return answer.success === 1 ? { kind: 'saved' } : { kind: 'refused', reason: '' };
}

export function outcomeOfFailure(cause: unknown): SaveOutcome {
  if (!(cause instanceof ApiRefusal) || cause.status >= 500 || cause.code === 'in-progress')
    return { kind: 'failed', cause };
  if (cause.code === 'key-reused') return { kind: 'saved-earlier' };
  if (cause.code === 'changed-meanwhile') return { kind: 'changed-meanwhile' };
  if (cause.code === 'unit-limit') return { kind: 'unit-limit' };
  if (Object.keys(cause.fields).length > 0) return { kind: 'fields', fields: formFields(cause.fields) };
  return { kind: 'refused', reason: cause.message };
}

/** What somebody else changed could not be read: it is gone, or there is no answer now. What is typed stays, and the next save asks again. */
export const outcomeOfRead = (cause: unknown): SaveOutcome =>
  cause instanceof ApiRefusal && cause.status === 404
    ? { kind: 'gone' }
    : { kind: 'refused', reason: refusals['changed-meanwhile'].message };
