import type { SyntheticEvent } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { Problem } from '../../../shared/domain/problem';
import type { ApiRefusal } from '../api/refusal';
import type { Fields } from './field-errors';
import type { inputProps, Sanitize } from './use-field';
import type { Conflict, Merge, Standing } from './use-merge';

/** What a call needs besides the values. */
export type Sending = {
  /** The same for every try, until one is saved. */
  readonly idempotencyKey: string;
  /** Version of the record that the form changes. */
  readonly version: number;
  readonly onProgress: (share: number) => void;
};

/** How this browser stores an unfinished form. Never for card, bank or social security numbers. */
export type Draft<V> = {
  /** One per form, and per thing that is changed. */
  readonly name: string;
  /** `write` leaves out what cannot be stored; `read` answers undefined for what an older build wrote. */
  readonly write: (values: V) => unknown;
  readonly read: (stored: unknown) => V | undefined;
  /** What is not stored, as in `its photos`. */
  readonly without?: string;
};

/**
 * How a form shows a refusal: a sentence, a sentence per field, or a dialog that is closed when the promise
 * ends.
 */
export type Said = string | Fields | Promise<void> | undefined;

export type FormOptions<V extends FieldValues, R> = {
  /** Initial values. Their keys are in the order of the fields, for the summary. */
  values: V;
  /** Version of the record that the form changes. An untouched form takes over a newer one. */
  version?: number;
  /** The shared rule, which the server runs too. `base` is the record as it was when the editing began. */
  problems: (values: V, base: V) => readonly Problem[];
  submit: (values: V, sending: Sending) => Promise<R>;
  /** Tells the person that the form was saved. */
  onSaved?: (saved: { readonly values: V; readonly result: R }) => void | Promise<void>;
  /** Leaves the form. After it the form is never sent again. */
  onDone?: () => void;
  /** The form's own words for a refusal; undefined for the usual ones. */
  refused?: (refusal: ApiRefusal) => Said;
  /** The form's name for a field of the call. */
  nameOf?: (wireName: string) => string;
  draft?: Draft<V>;
  merge?: Merge<V>;
  /** False for passwords and codes: nobody needs them kept. */
  asksBeforeLeaving?: boolean;
};

export type HouseForm<V extends FieldValues> = UseFormReturn<V> & {
  readonly id: string;
  /** Properties of an input. For small forms: an error renders the whole form again. */
  readonly field: (name: FieldPath<V>, sanitize?: Sanitize) => ReturnType<typeof inputProps>;
  readonly submit: () => void;
  readonly onSubmit: (event: SyntheticEvent) => void;
  readonly isPending: boolean;
  readonly isDirty: boolean;
  /** Share of the files that is uploaded, 0 to 1, during the upload. */
  readonly progress?: number;
  /** What the last try found. The count tells two tries with the same problems apart. */
  readonly tried: { readonly attempt: number; readonly problems: Fields };
  /** Why the last try was not saved. `isAnswered` is false when the server gave no reason. */
  readonly failure?: { readonly text: string; readonly isAnswered: boolean };
  readonly conflict?: Conflict;
  readonly draft?: Draft<V> & { readonly isRestored: boolean; readonly base: () => Standing<V> };
  /** Back to the initial values. */
  readonly startOver: () => void;
};
