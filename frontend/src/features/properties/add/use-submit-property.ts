import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { summaryOf, unitsWithErrors } from './flat-errors';
import type { Sender } from './property-body';
import type { PropertyValues } from './property-values';
import type { SaveOutcome } from './save-property';
import { tellOutcome } from './tell-outcome';
import { useSaveProperty } from './use-save-property';

type Options = { form: UseFormReturn<PropertyValues>; sender: Sender; onSaved: () => void };

type Tried = { problems: Readonly<Record<string, string>>; faulty: readonly number[]; failed: boolean };
const nothing: Tried = { problems: {}, faulty: [], failed: false };

/** Submit as the screen needs it: rules first, then the call, then what became of it. */
export function useSubmitProperty({ form, sender, onSaved }: Options) {
  const { save, progress } = useSaveProperty(sender);
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
      form.setError(name as FieldPath<PropertyValues>, { type: 'server', message });
    point(fields);
  };
  const handle = form.handleSubmit(
    async (values) => {
      setTried(nothing);
      outcome.current = await save(values);
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
    if (!(await tellOutcome(last))) return;
    // The draft is dropped and the leave guard lifted before the list comes.
    flushSync(() => setDone(true));
    onSaved();
  };
  return {
    submit: (event?: { preventDefault: () => void }) => void submit(event),
    attempt,
    done,
    progress,
    ...tried,
  };
}
