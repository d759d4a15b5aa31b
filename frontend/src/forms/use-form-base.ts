import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import type { FormOptions } from './app-form';
import { readDraft } from './draft-store';
import { toFieldErrors } from './field-errors';
import type { Standing } from './use-merge';

type Options<V extends FieldValues> = Pick<
  FormOptions<V, unknown>,
  'values' | 'version' | 'problems' | 'draft'
>;

/**
 * A form's values and the record they change. A restored draft keeps its original record, so that the
 * server detects other people's changes since. An untouched form adopts a newer record.
 */
export function useFormBase<V extends FieldValues>({ values, version = 0, problems, draft }: Options<V>) {
  const [restored, setRestored] = useState(() => draft && readDraft(draft.name, draft.read));
  const base = useRef<Standing<V>>(
    restored ? { version: restored.version, values: restored.base } : { version, values },
  );
  const form = useForm<V>({
    defaultValues: (restored?.values ?? values) as DefaultValues<V>,
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: (typed) => {
      const found = problems(typed, base.current.values);
      if (found.length === 0) return { values: typed, errors: {} };
      return { values: {}, errors: toFieldErrors<V>(found, typed) };
    },
  });
  const begin = (standing: Standing<V>, typed = standing.values) => {
    base.current = standing;
    setRestored(undefined);
    form.reset(typed);
    form.resetDefaultValues(standing.values);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is restored only on mount
  useLayoutEffect(() => {
    if (restored) form.resetDefaultValues(restored.base);
  }, []);
  const { isDirty } = form.formState;
  const seen = useRef(version);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `values` is a new object on every render
  useEffect(() => {
    if (isDirty || version === seen.current) return;
    seen.current = version;
    begin({ version, values });
  }, [version, isDirty]);
  return { form, base, begin, isDirty, isRestored: restored !== undefined };
}
