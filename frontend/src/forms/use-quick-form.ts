import { type FocusEvent, type FormEvent, useRef, useState } from 'react';
import { ApiRefusal } from '../api/refusal';
import { refusalWords } from '../api/refusal-words';

type Named<N extends string, T> = { readonly [K in N]: T };

type Options<N extends string> = {
  names: readonly N[];
  /** A message for each invalid field. */
  check: (values: Named<N, string>) => Partial<Named<N, string>>;
  submit: (values: Named<N, string>) => Promise<void>;
};

/**
 * A form hook without react-hook-form, for the small first load of the sign-in and public pages; other
 * forms use `useHouseForm`. Inputs are uncontrolled, so text typed before the script loads is kept.
 */
export function useQuickForm<N extends string>({ names, check, submit }: Options<N>) {
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
  /** Shows the problems and focuses the first one. False if there are none. */
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
    /** Props of an input. */
    field: (name: N) => ({
      id: name,
      name,
      error: problems[name],
      onChange: () => {
        if (problems[name] !== undefined) recheck(name);
      },
      // An empty field may still be filled in later.
      onBlur: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
        if (event.target.value !== '') recheck(name);
      },
    }),
  };
}

export type QuickForm<N extends string> = ReturnType<typeof useQuickForm<N>>;
