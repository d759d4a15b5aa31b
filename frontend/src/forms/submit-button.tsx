import type { FieldValues } from 'react-hook-form';
import { Button, type ButtonProps } from '../ui/button';
import type { HouseForm } from './house-form';

const sending = (progress: number): string => `Sending photos ${Math.round(progress * 100)} %`;

type Props<V extends FieldValues> = Omit<ButtonProps, 'form' | 'pendingText'> & {
  form: HouseForm<V>;
  /** Shown while it is being saved. */
  pendingText?: string;
};

/** Sends its form, also from outside of it: from a dialog's foot. */
export const SubmitButton = <V extends FieldValues>({
  form: { id, isPending, progress },
  pendingText = 'Saving',
  ...button
}: Props<V>) => (
  <Button
    {...button}
    type="submit"
    form={id}
    pending={isPending}
    pendingText={progress === undefined ? pendingText : sending(progress)}
    // Keeps the focus in the field while it is pressed: a sentence that comes on blur would move the button from under the pointer.
    onMouseDown={(event) => event.preventDefault()}
  />
);
