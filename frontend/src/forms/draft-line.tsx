import { useCallback, useEffect, useRef, useState } from 'react';
import { type FieldValues, useFormState, useWatch } from 'react-hook-form';
import { displayTime } from '../ui/data/instant';
import { FormStatus } from '../ui/feedback/form-status';
import { Button } from '../ui/primitives/button';
import type { AppForm } from './app-form';
import { forgetDraft, writeDraft } from './draft-store';

const restMs = 1000;

type Props<V extends FieldValues> = {
  draft: NonNullable<AppForm<V>['draft']>;
  onDiscard: () => void;
};

/**
 * Stores the draft one second after the last keystroke and when the page is hidden; offers Discard.
 * A separate component, so that a keystroke re-renders only this line.
 */
export function DraftLine<V extends FieldValues>({ draft, onDiscard }: Props<V>) {
  const { name } = draft;
  const values = useWatch<V>();
  const { isDirty } = useFormState<V>();
  const [text, setText] = useState(() =>
    draft.isRestored ? `Your draft is back${draft.without ? `, without ${draft.without}` : ''}` : '',
  );
  const latest = useRef({ draft, values });
  useEffect(() => {
    latest.current = { draft, values };
  });
  const keep = useCallback(() => {
    const { draft: to, values: typed } = latest.current;
    const { version, values: base } = to.base();
    const stored = { version, base: to.write(base), values: to.write(typed as V) };
    if (writeDraft(to.name, stored)) setText(`Draft saved ${displayTime(new Date())}`);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change restarts the timer
  useEffect(() => {
    if (!isDirty) return undefined;
    const timer = setTimeout(keep, restMs);
    return () => clearTimeout(timer);
  }, [values, isDirty, keep]);
  const forget = useCallback(() => {
    forgetDraft(name);
    setText('');
  }, [name]);
  const wasDirty = useRef(false);
  useEffect(() => {
    // Saved, or typed back to the initial values: there is nothing to keep.
    if (wasDirty.current && !isDirty) forget();
    wasDirty.current = isDirty;
  }, [isDirty, forget]);
  useEffect(() => {
    if (!isDirty) return undefined;
    const hidden = () => document.visibilityState === 'hidden' && keep();
    document.addEventListener('visibilitychange', hidden);
    return () => document.removeEventListener('visibilitychange', hidden);
  }, [isDirty, keep]);
  const discard = () => {
    forget();
    onDiscard();
  };
  return (
    <FormStatus>
      {text && (
        <>
          {text}
          <Button variant="plain" size="sm" colorPalette="neutral" onClick={discard}>
            Discard
          </Button>
        </>
      )}
    </FormStatus>
  );
}
