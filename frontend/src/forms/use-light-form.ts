import { type FocusEvent, type FormEvent, useRef, useState } from 'react';
import { ApiRefusal } from '../api/refusal';
import { refusalWords } from '../api/refusal-words';

type Named<N extends string, T> = { readonly [K in N]: T };

type Options<N extends string> = {
  names: readonly N[];
  /** A sentence for each field that is wrong. */
  check: (values: Named<N, string>) => Partial<Named<N, string>>;
  submit: (values: Named<N, string>) => Promise<void>;
};

/**
 * The light form of the sign-in and the public page, which react-hook-form would make a good deal heavier; every other form is a `useHouseForm`.
 * Its inputs keep their own text, so that nothing typed before the script arrived is lost. A field is checked when it is left, then while typing.
 */
export function useLightForm<N extends string>({ names, check, submit }: Options<N>) {
  const ref = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const [isPending, setPending] = useState(false);
  const [problems, setProblems] = useState<Partial<Named<N, string>>>({});
  const [failure, setFailure] = useState<string>();

  const named = <T>(of: (name: N) => T) =>
    Object.fromEntries(names.map((name) => [name, of(name)])) as Named<N, T>;
  const valuesOf = (form: HTMLFormElement | null) => {
    const data = new FormData(form ?? undefined);
    return named((name) => String(data.get(name) ?? ''));
  };
  const recheck = (name: N) =>
    setProblems((before) => ({ ...before, [name]: check(valuesOf(ref.current))[name] }));
  /** Shows what is wrong and goes to the first of it; false when nothing is. */
  const point = (found: Partial<Named<N, string>>): boolean => {
    setProblems(found);
    const first = names.find((name) => found[name] !== undefined);
    if (first === undefined) return false;
    const field = ref.current?.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
    return true;
  };

  const run = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return;
    const values = valuesOf(event.currentTarget);
    setFailure(undefined);
    if (point(check(values))) return;
    isBusy.current = true;
    setPending(true);
    try {
      await submit(values);
    } catch (cause) {
      const fields = cause instanceof ApiRefusal ? cause.fields : {};
      if (!point(named((name) => fields[name]))) setFailure(refusalWords(cause));
    } finally {
      isBusy.current = false;
      setPending(false);
    }
  };

  return {
    ref,
    isPending,
    failure,
    onSubmit: (event: FormEvent<HTMLFormElement>) => void run(event),
    /** Everything an input needs. */
    field: (name: N) => ({
      id: name,
      name,
      error: problems[name],
      onChange: () => {
        if (problems[name] !== undefined) recheck(name);
      },
      // Leaving an untouched field is not a mistake yet.
      onBlur: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
        if (event.target.value !== '') recheck(name);
      },
    }),
  };
}

export type LightForm<N extends string> = ReturnType<typeof useLightForm<N>>;
