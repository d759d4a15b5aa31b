import type { FieldValues } from 'react-hook-form';
import { Button, type ButtonProps } from '../ui/primitives/button';
import type { AppForm } from './app-form';

const sending = (progress: number): string => `Sending photos ${Math.round(progress * 100)}%`;

type Props<V extends FieldValues> = Omit<ButtonProps, 'form' | 'pendingText'> & {
  form: AppForm<V>;
  /** Label during the call. */
  pendingText?: string;
};

/** Submits its form, even from a dialog's footer outside the form. */
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
    // Keeps the focus in the field: an error on blur would move the button away from the pointer.
    onMouseDown={(event) => event.preventDefault()}
  />
);
