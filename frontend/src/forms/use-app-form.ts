import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { ApiRefusal } from '../api/refusal';
import { report } from '../api/report';
import { dialogs } from '../ui/feedback/dialogs';
import { useLeaveGuard } from '../ui/feedback/use-leave-guard';
import type { AppForm, FormOptions } from './app-form';
import { forgetDraft } from './draft-store';
import { type Fields, flatErrors, placeIn } from './field-errors';
import { outcomeOf } from './outcome-of';
import { inputProps } from './use-field';
import { useFormBase } from './use-form-base';
import { useMerge } from './use-merge';
import { useSending } from './use-sending';

const savedEarlier = {
  icon: 'warning',
  title: 'This was saved before',
  text: 'An earlier attempt went through after all. Changes you made since then are not in it.',
} as const;

/**
 * The hook of every form: checks a field on blur, then on change; sends one call at a time under one
 * idempotency key; shows refusals; keeps a draft; asks before leaving; merges other people's changes.
 */
export function useAppForm<V extends FieldValues, R = unknown>(options: FormOptions<V, R>): AppForm<V> {
  const { values, version = 0, draft, merge, nameOf = (name) => name, refused = () => undefined } = options;
  const id = useId();
  const { form, base, begin, isDirty, isRestored } = useFormBase(options);
  const { send, progress, renewKey } = useSending<V, R>({
    form,
    submit: options.submit,
    versionOf: () => base.current.version,
  });
  const [tried, setTried] = useState<AppForm<V>['tried']>({ attempt: 0, problems: {} });
  const [failure, setFailure] = useState<AppForm<V>['failure']>();
  const isBusy = useRef(false);
  const merging = useMerge<V>({
    merge,
    onMerged: (typed, theirs) => {
      begin(theirs, typed);
      void run();
    },
  });
  useLeaveGuard(isDirty && options.asksBeforeLeaving !== false);

  const point = (problems: Fields) => setTried(({ attempt }) => ({ attempt: attempt + 1, problems }));

  /** Shows why an attempt failed. True if an earlier attempt had saved the form. */
  const refuse = async (cause: unknown, canMerge = merge !== undefined): Promise<boolean> => {
    const outcome = outcomeOf(cause, { values, canMerge, nameOf, refused });
    switch (outcome.kind) {
      case 'saved-earlier':
        await dialogs.result(savedEarlier);
        return true;
      case 'changed-meanwhile':
        try {
          await merging.begin({ base: base.current.values, mine: form.getValues() });
        } catch (problem) {
          const isGone = problem instanceof ApiRefusal && problem.status === 404;
          await refuse(isGone ? problem : cause, false);
        }
        return false;
      case 'fields':
        for (const [name, message] of Object.entries(outcome.fields))
          form.setError(placeIn(form.getValues(), name) as FieldPath<V>, { type: 'server', message });
        point(outcome.fields);
        return false;
      case 'dialog':
        await outcome.closed;
        return false;
      default:
        if (outcome.kind === 'unanswered') report('A form was not saved', cause);
        setFailure({ text: outcome.text, isAnswered: outcome.kind === 'refused' });
        return false;
    }
  };

  const clean = (saved: V) => {
    if (draft) forgetDraft(draft.name);
    renewKey();
    // Synchronous, because the leave guard must be off before navigation.
    flushSync(() => form.resetDefaultValues(saved));
  };

  /** True if the form is saved. */
  const attempt = async (): Promise<boolean> => {
    const sent = await send();
    if (sent?.kind === 'invalid') point(flatErrors(sent.errors, values));
    if (sent?.kind === 'failed' && (await refuse(sent.cause))) {
      clean(form.getValues());
      return true;
    }
    if (sent?.kind !== 'saved') return false;
    clean(sent.values);
    await options.onSaved?.(sent);
    return true;
  };

  const run = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setFailure(undefined);
    let isLeaving = false;
    try {
      isLeaving = (await attempt()) && options.onDone !== undefined;
      if (isLeaving) options.onDone?.();
    } finally {
      // A form that is being left is never submitted again.
      isBusy.current = isLeaving;
    }
  };

  return {
    ...form,
    id,
    field: (name, sanitize) =>
      inputProps({ field: form.register(name), errors: form.formState.errors, sanitize }),
    submit: () => void run(),
    onSubmit: (event) => {
      event.preventDefault();
      // React bubbles a dialog form's submit to the form that opened the dialog.
      event.stopPropagation();
      void run();
    },
    isPending: form.formState.isSubmitting,
    isDirty,
    progress,
    tried,
    failure,
    conflict: merging.conflict,
    draft: draft && { ...draft, isRestored, base: () => base.current },
    startOver: () => begin({ version, values }),
  };
}
