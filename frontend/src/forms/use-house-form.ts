import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from 'react-hook-form';
import { newIdempotencyKey } from '../api/idempotency-key';
import { ApiRefusal } from '../api/refusal';
import { report } from '../api/report';
import { say } from '../ui/say';
import { useLeaveGuard } from '../ui/use-leave-guard';
import { forgetDraft, readDraft } from './draft-store';
import { type Fields, flatErrors, placeIn, toFieldErrors } from './field-errors';
import type { FormOptions, HouseForm } from './house-form';
import { outcomeOf } from './outcome-of';
import { inputProps } from './use-field';
import { type Standing, useMerge } from './use-merge';

type Try<V, R> =
  | { readonly kind: 'saved'; readonly values: V; readonly result: R }
  | { readonly kind: 'failed'; readonly cause: unknown }
  | { readonly kind: 'invalid'; readonly errors: unknown };

const savedEarlier = {
  icon: 'warning',
  title: 'This was saved before',
  text: 'An earlier try arrived after all. What you changed since then is not in it.',
} as const;

/**
 * The one way to make a form. It is checked when a field is left, then while typing, and sent once at a time under one idempotency key. A refusal
 * goes to its fields or over the form. What is typed survives leaving, a reload, and somebody else's save.
 */
export function useHouseForm<V extends FieldValues, R = unknown>(options: FormOptions<V, R>): HouseForm<V> {
  const { values, version = 0, draft, merge, nameOf = (name) => name, refused = () => undefined } = options;
  const id = useId();
  const [restored] = useState(() => draft && readDraft(draft.name, draft.read));
  const base = useRef<Standing<V>>(
    restored ? { version: restored.version, values: restored.base } : { version, values },
  );
  const form = useForm<V>({
    defaultValues: (restored?.values ?? values) as DefaultValues<V>,
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: (typed) => {
      const problems = options.problems(typed, base.current.values);
      if (problems.length === 0) return { values: typed, errors: {} };
      return { values: {}, errors: toFieldErrors<V>(problems, typed) };
    },
  });
  const { isDirty, isSubmitting } = form.formState;
  const [tried, setTried] = useState<HouseForm<V>['tried']>({ attempt: 0, problems: {} });
  const [failure, setFailure] = useState<HouseForm<V>['failure']>();
  const [progress, setProgress] = useState<number>();
  const key = useRef<string>(undefined);
  const isBusy = useRef(false);
  useLeaveGuard(isDirty && options.asksBeforeLeaving !== false);

  const begin = (standing: Standing<V>, typed = standing.values) => {
    base.current = standing;
    form.reset(typed);
    form.resetDefaultValues(standing.values);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft comes back once, with the form
  useLayoutEffect(() => {
    if (restored) form.resetDefaultValues(restored.base);
  }, []);
  const known = useRef(version);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another version is taken over, not every new object
  useEffect(() => {
    if (isDirty || version === known.current) return;
    known.current = version;
    begin({ version, values });
  }, [version, isDirty]);
  const merging = useMerge<V>({
    merge,
    onMerged: (typed, theirs) => {
      begin(theirs, typed);
      void run();
    },
  });

  const point = (problems: Fields) => setTried(({ attempt }) => ({ attempt: attempt + 1, problems }));

  const send = async (): Promise<Try<V, R> | undefined> => {
    let sent: Try<V, R> | undefined;
    key.current ??= newIdempotencyKey();
    const sending = { idempotencyKey: key.current, version: base.current.version, onProgress: setProgress };
    await form.handleSubmit(
      async (typed) => {
        sent = await options.submit(typed, sending).then(
          (result) => ({ kind: 'saved', values: typed, result }),
          (cause: unknown) => ({ kind: 'failed', cause }),
        );
      },
      (errors) => {
        sent = { kind: 'invalid', errors };
      },
    )();
    setProgress(undefined);
    return sent;
  };

  /** True when an earlier try is found to have saved it. */
  const refuse = async (cause: unknown, canMerge = merge !== undefined): Promise<boolean> => {
    const outcome = outcomeOf(cause, { values, canMerge, nameOf, refused });
    switch (outcome.kind) {
      case 'saved-earlier':
        await say.result(savedEarlier);
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

  const finish = async (saved: { readonly values: V; readonly result?: R }) => {
    if (draft) forgetDraft(draft.name);
    key.current = undefined;
    // The question before leaving is lifted before the next screen comes.
    flushSync(() => form.resetDefaultValues(saved.values));
    if ('result' in saved) await options.onSaved?.({ values: saved.values, result: saved.result as R });
    options.onDone?.();
  };

  const run = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setFailure(undefined);
    const sent = await send();
    if (sent?.kind === 'invalid') point(flatErrors(sent.errors, values));
    const isSaved = sent?.kind === 'saved' || (sent?.kind === 'failed' && (await refuse(sent.cause)));
    if (isSaved) await finish(sent.kind === 'saved' ? sent : { values: form.getValues() });
    // A form that has done its work is not sent again while the next screen comes.
    isBusy.current = isSaved && options.onDone !== undefined;
  };

  return {
    ...form,
    id,
    field: (name, sanitize) =>
      inputProps({ field: form.register(name), errors: form.formState.errors, sanitize }),
    submit: () => void run(),
    onSubmit: (event) => {
      event.preventDefault();
      // A dialog's form stands, for React, inside the form that opened it.
      event.stopPropagation();
      void run();
    },
    isPending: isSubmitting,
    isDirty,
    progress,
    tried,
    failure,
    conflict: merging.conflict,
    draft: draft && { ...draft, isRestored: restored !== undefined, base: () => base.current },
    startOver: () => begin({ version, values }),
  };
}
