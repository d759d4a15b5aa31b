import { useEffect, useMemo } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { Button } from '../../../ui/button';
import { FormStatus } from '../../../ui/form-status';
import { useDraft } from '../../../ui/use-draft';
import { useLeaveGuard } from '../../../ui/use-leave-guard';
import { toDraft } from './property-draft';
import type { PropertyValues } from './property-values';

export const draftName = 'add-property';

const clockTime = (date: Date): string => date.toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });

type Props = {
  userId: string;
  /** The form was saved, or is being left on purpose: no draft, no question. */
  done: boolean;
  restored: boolean;
  onDiscard: () => void;
};

/** Keeps the draft and asks before leaving. Apart from the form, so that a keystroke redraws this line and not the screen. */
export function DraftKeeper({ userId, done, restored, onDiscard }: Props) {
  const values = useWatch<PropertyValues>();
  const { isDirty } = useFormState<PropertyValues>();
  const draft = useMemo(() => toDraft(values as PropertyValues), [values]);
  const { savedAt, drop, restart } = useDraft(userId, draftName, draft, isDirty && !done);
  useLeaveGuard(isDirty && !done);
  useEffect(() => {
    if (done) drop();
  }, [done, drop]);
  const text = savedAt
    ? `Draft saved ${clockTime(savedAt)}`
    : restored
      ? 'Your draft is back, without its photos'
      : '';
  const discard = () => {
    restart();
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
