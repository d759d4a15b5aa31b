import { useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { UnitDetails } from '../../../../../shared/contract/units';
import { now } from '../../../api/clock';
import { readDraft } from '../../../ui/use-draft';
import { fromUnitChange } from './unit-draft';
import { type UnitFormValues, unitFormOf } from './unit-form-values';
import { unitResolver } from './unit-resolver';

type Standing = { readonly version: number; readonly values: UnitFormValues };

/**
 * The form of a unit that stands: what it was when the editing began, or when the draft did, and what is typed. A draft goes on against the
 * version it began with, so that a change made since then is shown and not written over.
 */
export function useEditedUnit({ unit, userId }: { unit: UnitDetails; userId: string }) {
  const draftName = `unit:${unit.unit_id}`;
  const [draft] = useState(() => readDraft(userId, draftName, fromUnitChange));
  const standing = useRef<Standing>(
    draft
      ? { version: draft.version, values: draft.base }
      : { version: unit.version, values: unitFormOf(unit) },
  );
  const resolver = useMemo(
    () => unitResolver({ now, before: () => standing.current.values.units[0].availableDate }),
    [],
  );
  const form = useForm<UnitFormValues>({
    defaultValues: standing.current.values,
    ...(draft ? { values: draft.values, resetOptions: { keepDefaultValues: true } } : {}),
    mode: 'onTouched',
    shouldFocusError: false,
    resolver,
  });
  return {
    form,
    standing,
    draftName,
    restored: draft !== undefined,
    /** Goes on against another version, with what is typed, or from the start. */
    begin: (next: Standing, typed?: UnitFormValues) => {
      standing.current = next;
      form.reset(next.values);
      if (typed) form.reset(typed, { keepDefaultValues: true });
    },
  };
}
