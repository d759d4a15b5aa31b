import type { SyntheticEvent } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { Problem } from '../../../shared/domain/problem';
import type { ApiRefusal } from '../api/refusal';
import type { Fields } from './field-errors';
import type { inputProps, Sanitize } from './use-field';
import type { Conflict, Merge, Standing } from './use-merge';

/** What goes into the call beside the values. */
export type Sending = {
  /** The same for every try until one is saved. */
  readonly idempotencyKey: string;
  /** Of the server's record, as the form began with it. */
  readonly version: number;
  readonly onProgress: (share: number) => void;
};

/** How an unfinished form is kept in this browser. Never for card, bank or social security numbers. */
export type Draft<V> = {
  /** One per form, and per thing that is changed. */
  readonly name: string;
  /** What is stored of the values, and the values that it stands for; `read` refuses what an older build wrote. */
  readonly write: (values: V) => unknown;
  readonly read: (stored: unknown) => V | undefined;
  /** What does not come back with it: `its photos`. */
  readonly without?: string;
};

/** What a form makes of a refusal: a sentence, one per field, or a dialog that ends with the promise. */
export type Said = string | Fields | Promise<void> | undefined;

export type FormOptions<V extends FieldValues, R> = {
  /** What the form begins with, its keys in the order of the fields. */
  values: V;
  /** Of the server's record. A newer one is taken over while nothing is typed. */
  version?: number;
  /** The shared rule that the server asks too. `base` is what the form began with. */
  problems: (values: V, base: V) => readonly Problem[];
  submit: (values: V, sending: Sending) => Promise<R>;
  /** Says that it was saved. */
  onSaved?: (saved: { readonly values: V; readonly result: R }) => void | Promise<void>;
  /** Leaves the form, which is never sent again. */
  onDone?: () => void;
  /** The form's own words for a refusal. */
  refused?: (no: ApiRefusal) => Said;
  /** The form's name of a field that a refusal names. */
  nameOf?: (wireName: string) => string;
  draft?: Draft<V>;
  merge?: Merge<V>;
  /** False where nothing worth a question is lost: passwords and codes. */
  asksBeforeLeaving?: boolean;
};

export type HouseForm<V extends FieldValues> = UseFormReturn<V> & {
  readonly id: string;
  /** An input's properties, where the form is small enough to be drawn as one. */
  readonly field: (name: FieldPath<V>, sanitize?: Sanitize) => ReturnType<typeof inputProps>;
  readonly submit: () => void;
  readonly onSubmit: (event: SyntheticEvent) => void;
  readonly isPending: boolean;
  readonly isDirty: boolean;
  /** The share of the files that has left, while they are leaving. */
  readonly progress: number | undefined;
  /** What the last try found; counted, so that the same finding takes the focus again. */
  readonly tried: { readonly attempt: number; readonly problems: Fields };
  /** Why the last try was not saved; not answered when the server did not say. */
  readonly failure: { readonly text: string; readonly isAnswered: boolean } | undefined;
  readonly conflict: Conflict | undefined;
  readonly draft: (Draft<V> & { readonly isRestored: boolean; readonly base: () => Standing<V> }) | undefined;
  /** Back to what the form began with. */
  readonly startOver: () => void;
};
