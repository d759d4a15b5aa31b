import type { SyntheticEvent } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { Problem } from '../../../shared/domain/problem';
import type { ApiRefusal } from '../api/refusal';
import type { Fields } from './field-errors';
import type { inputProps, Sanitize } from './use-field';
import type { Conflict, Merge, Standing } from './use-merge';

/** What a call needs besides the values. */
export type Sending = {
  /** The same for every attempt until one is saved. */
  readonly idempotencyKey: string;
  /** Version of the record that the form changes. */
  readonly version: number;
  readonly onProgress: (share: number) => void;
};

/** How the browser stores an unfinished form. Never for card, bank or social security numbers. */
export type Draft<V> = {
  /** Unique per form and record. */
  readonly name: string;
  /** `write` leaves out what cannot be stored; `read` returns undefined for drafts of an older build. */
  readonly write: (values: V) => unknown;
  readonly read: (stored: unknown) => V | undefined;
  /** What is not stored, such as `its photos`. */
  readonly without?: string;
};

/** How a form shows a refusal: one message, messages per field, or a dialog until the promise settles. */
export type Said = string | Fields | Promise<void> | undefined;

export type FormOptions<V extends FieldValues, R> = {
  /** Initial values. Their keys are in field order, for the summary. */
  values: V;
  /** Version of the record that the form changes. An untouched form adopts a newer one. */
  version?: number;
  /** The shared rule, which the server also runs. `base` is the record as it was when editing began. */
  problems: (values: V, base: V) => readonly Problem[];
  submit: (values: V, sending: Sending) => Promise<R>;
  /** Tells the person that the form was saved. */
  onSaved?: (saved: { readonly values: V; readonly result: R }) => void | Promise<void>;
  /** Leaves the form, which is never submitted again. */
  onDone?: () => void;
  /** The form's own text for a refusal; undefined for the default. */
  refused?: (refusal: ApiRefusal) => Said;
  /** The form's name for a field of the call. */
  nameOf?: (wireName: string) => string;
  draft?: Draft<V>;
  merge?: Merge<V>;
  /** False for passwords and codes, which nobody needs to keep. */
  asksBeforeLeaving?: boolean;
};

export type AppForm<V extends FieldValues> = UseFormReturn<V> & {
  readonly id: string;
  /** Props of an input. For small forms: an error re-renders the whole form. */
  readonly field: (name: FieldPath<V>, sanitize?: Sanitize) => ReturnType<typeof inputProps>;
  readonly submit: () => void;
  readonly onSubmit: (event: SyntheticEvent) => void;
  readonly isPending: boolean;
  readonly isDirty: boolean;
  /** Share of the files uploaded, 0 to 1, during the upload. */
  readonly progress?: number;
  /** Problems of the last attempt. The count tells two attempts with the same problems apart. */
  readonly tried: { readonly attempt: number; readonly problems: Fields };
  /** Why the last attempt failed. `isAnswered` is false if the server gave no reason. */
  readonly failure?: { readonly text: string; readonly isAnswered: boolean };
  readonly conflict?: Conflict;
  readonly draft?: Draft<V> & { readonly isRestored: boolean; readonly base: () => Standing<V> };
  /** Resets to the initial values. */
  readonly startOver: () => void;
};
