import { useEffect, useMemo } from 'react';
import { type FieldValues, useFormState, useWatch } from 'react-hook-form';
import { Button } from '../../../ui/button';
import { FormStatus } from '../../../ui/form-status';
import { displayTime } from '../../../ui/instant';
import { useDraft } from '../../../ui/use-draft';
import { useLeaveGuard } from '../../../ui/use-leave-guard';

type Props<V extends FieldValues> = {
  userId: string;
  /** Of the draft: one per form, and per thing that is changed. */
  name: string;
  /** What is kept of the form. One function for the life of the screen. */
  toDraft: (values: V) => unknown;
  /** The form was saved, or is being left on purpose: no draft, no question. */
  done: boolean;
  restored: boolean;
  onDiscard: () => void;
};

/** Keeps the draft and asks before leaving. Apart from the form, so that a keystroke redraws this line and not the screen. */
export function DraftKeeper<V extends FieldValues>(props: Props<V>) {
  const { userId, name, toDraft, done, restored, onDiscard } = props;
  const values = useWatch<V>();
  const { isDirty } = useFormState<V>();
  const draft = useMemo(() => toDraft(values as V), [toDraft, values]);
  const { savedAt, drop, restart } = useDraft(userId, name, draft, isDirty && !done);
  useLeaveGuard(isDirty && !done);
  useEffect(() => {
    if (done) drop();
  }, [done, drop]);
  const text = savedAt
    ? `Draft saved ${displayTime(savedAt)}`
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
