import type { FieldValues } from 'react-hook-form';
import { Button, type ButtonProps } from '../ui/button';
import type { HouseForm } from './house-form';

const sending = (progress: number): string => `Sending photos ${Math.round(progress * 100)} %`;

type Props<V extends FieldValues> = Omit<ButtonProps, 'form' | 'pendingText'> & {
  form: HouseForm<V>;
  /** Label during the call. */
  pendingText?: string;
};

/** Submits its form, also from a dialog's footer, which is outside of it. */
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
    // Keeps the focus in the field: an error on blur would move the button from under the pointer.
    onMouseDown={(event) => event.preventDefault()}
  />
);
