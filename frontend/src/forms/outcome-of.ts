import type { FieldValues } from 'react-hook-form';
import { ApiRefusal } from '../api/refusal';
import { refusalWords } from '../api/refusal-words';
import type { Said } from './app-form';
import { type Fields, ownFields } from './field-errors';

/** The result of a failed attempt. */
export type Outcome =
  /** An earlier attempt with other values was saved, but its answer was lost. */
  | { readonly kind: 'saved-earlier' }
  | { readonly kind: 'changed-meanwhile' }
  | { readonly kind: 'fields'; readonly fields: Fields }
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'dialog'; readonly closed: Promise<void> }
  /** No answer, or one without a reason. */
  | { readonly kind: 'unanswered'; readonly text: string };

type How = {
  readonly values: FieldValues;
  readonly canMerge: boolean;
  readonly nameOf: (wireName: string) => string;
  readonly refused: (refusal: ApiRefusal) => Said;
};

export function outcomeOf(cause: unknown, { values, canMerge, nameOf, refused }: How): Outcome {
  const words = refusalWords(cause);
  if (!(cause instanceof ApiRefusal) || cause.status >= 500 || cause.code === 'in-progress')
    return { kind: 'unanswered', text: words };
  if (cause.code === 'key-reused') return { kind: 'saved-earlier' };
  if (cause.code === 'changed-meanwhile' && canMerge) return { kind: 'changed-meanwhile' };
  const fields = ownFields(cause.fields, { values, nameOf });
  if (Object.keys(fields).length > 0) return { kind: 'fields', fields };
  const said = refused(cause);
  if (said instanceof Promise) return { kind: 'dialog', closed: said };
  if (typeof said === 'object') return { kind: 'fields', fields: said };
  return { kind: 'refused', text: said ?? Object.values(cause.fields)[0] ?? words };
}
