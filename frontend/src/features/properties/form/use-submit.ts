import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { summaryOf, unitsWithErrors } from './flat-errors';
import type { SaveOutcome } from './save-outcome';

type Options<V extends FieldValues> = {
  form: UseFormReturn<V>;
  /** Sends it; undefined when a try is under way already. */
  save: (values: V) => Promise<SaveOutcome | undefined>;
  /** Says what became of it; true when the form has done its work. */
  tell: (outcome: SaveOutcome) => Promise<boolean>;
  onSaved: () => void;
};

type Tried = { problems: Readonly<Record<string, string>>; faulty: readonly number[]; failed: boolean };
const nothing: Tried = { problems: {}, faulty: [], failed: false };

/** Submit as the screens need it: rules first, then the call, then what became of it. */
export function useSubmit<V extends FieldValues>({ form, save, tell, onSaved }: Options<V>) {
  const [tried, setTried] = useState<Tried>(nothing);
  const [attempt, setAttempt] = useState(0);
  const [done, setDone] = useState(false);
  const outcome = useRef<SaveOutcome>(undefined);
  const found = useRef<Readonly<Record<string, string>>>(undefined);
  const became = () => outcome.current;

  const point = (problems: Readonly<Record<string, string>>) => {
    setTried({ problems, faulty: unitsWithErrors(Object.keys(problems)), failed: false });
    setAttempt((before) => before + 1);
  };
  const refuse = (fields: Readonly<Record<string, string>>) => {
    for (const [name, message] of Object.entries(fields))
      form.setError(name as FieldPath<V>, { type: 'server', message });
    point(fields);
  };
  const handle = form.handleSubmit(
    async (values) => {
      setTried(nothing);
      outcome.current = await save(values as unknown as V);
    },
    (errors) => {
      found.current = summaryOf(errors);
    },
  );
  const submit = async (event?: { preventDefault: () => void }) => {
    event?.preventDefault();
    if (form.formState.isSubmitting || done) return;
    outcome.current = undefined;
    found.current = undefined;
    await handle();
    // Only now do the fields carry their sentences, which the summary follows.
    if (found.current) return point(found.current);
    flushSync(() => setTried((before) => ({ ...before, failed: became()?.kind === 'failed' })));
    const last = became();
    if (!last) return;
    if (last.kind === 'fields') return refuse(last.fields);
    if (!(await tell(last))) return;
    // The draft is dropped and the leave guard lifted before the next screen comes.
    flushSync(() => setDone(true));
    onSaved();
  };
  return {
    submit: (event?: { preventDefault: () => void }) => void submit(event),
    attempt,
    done,
    ...tried,
  };
}
