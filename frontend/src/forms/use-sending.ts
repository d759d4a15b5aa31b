import { useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { newIdempotencyKey } from '../api/idempotency-key';
import type { FormOptions } from './app-form';

type Sent<V, R> =
  | { readonly kind: 'saved'; readonly values: V; readonly result: R }
  | { readonly kind: 'failed'; readonly cause: unknown }
  | { readonly kind: 'invalid'; readonly errors: unknown };

type Options<V extends FieldValues, R> = Pick<FormOptions<V, R>, 'submit'> & {
  form: UseFormReturn<V>;
  /** Version of the record that the form changes. */
  versionOf: () => number;
};

/** Checks and sends the values. Every attempt has the same idempotency key until `renewKey`. */
export function useSending<V extends FieldValues, R>({ form, submit, versionOf }: Options<V, R>) {
  const [progress, setProgress] = useState<number>();
  const key = useRef<string>(undefined);
  const send = async (): Promise<Sent<V, R> | undefined> => {
    let sent: Sent<V, R> | undefined;
    key.current ??= newIdempotencyKey();
    const sending = { idempotencyKey: key.current, version: versionOf(), onProgress: setProgress };
    await form.handleSubmit(
      async (values) => {
        try {
          sent = { kind: 'saved', values, result: await submit(values, sending) };
        } catch (cause) {
          sent = { kind: 'failed', cause };
        }
      },
      (errors) => {
        sent = { kind: 'invalid', errors };
      },
    )();
    setProgress(undefined);
    return sent;
  };
  return {
    send,
    progress,
    renewKey: () => {
      key.current = undefined;
    },
  };
}
