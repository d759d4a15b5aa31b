import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { ApiRefusal } from '../../../api/refusal';
import { refusalWords } from '../../../api/refusal-words';

type Texts = Record<string, string>;
type Problems<V extends Texts> = { readonly [K in keyof V]?: string | undefined };

const withoutEmpty = (problems: Readonly<Record<string, string | undefined>>): Texts =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([name, said]) => (said === undefined ? [] : [[name, said]])),
  );

/**
 * The light form of the sign-in screens: checked on blur the first time, then while typing; on submit, everything. react-hook-form would double
 * what they load; every other form is made by src/forms. `check` answers a sentence per field, `submit` calls the server.
 */
export function useAuthForm<V extends Texts>({
  initial,
  check,
  submit,
}: {
  initial: V;
  check: (values: V) => Problems<V>;
  submit: (values: V) => Promise<void>;
}) {
  const [values, setValues] = useState(initial);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Texts>({});
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [pending, setPending] = useState(false);
  const sending = useRef(false);

  const found = withoutEmpty(check(values));
  const errorOf = (name: string): string | undefined =>
    refused[name] ?? (touched.has(name) ? found[name] : undefined);

  const set = (name: keyof V & string, value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    setRefused(({ [name]: _, ...rest }) => rest);
  };

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending.current) return;
    setTouched(new Set(Object.keys(values)));
    setFailure(undefined);
    setRefused({});
    setAttempt((before) => before + 1);
    if (Object.keys(found).length > 0) return;
    sending.current = true;
    setPending(true);
    try {
      await submit(values);
    } catch (error) {
      const fields = error instanceof ApiRefusal ? error.fields : {};
      const known = Object.fromEntries(Object.entries(fields).filter(([name]) => name in values));
      setRefused(known);
      if (Object.keys(known).length === 0) setFailure(refusalWords(error));
    } finally {
      sending.current = false;
      setPending(false);
    }
  };

  return {
    values,
    set,
    pending,
    failure,
    attempt,
    onSubmit,
    errorOf,
    /** For the summary: only after a try to send. */
    problems: attempt === 0 ? {} : { ...found, ...refused },
    /** Everything an input needs. */
    field: (name: keyof V & string) => ({
      id: name,
      name,
      value: values[name],
      error: errorOf(name),
      onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.target.value),
      onBlur: () => {
        // Leaving an untouched field is not a mistake yet.
        if (values[name] !== '') setTouched((before) => new Set(before).add(name));
      },
    }),
  };
}
