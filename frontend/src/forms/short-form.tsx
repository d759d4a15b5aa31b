import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { messages } from '../../../shared/domain/messages';
import { Notice } from '../ui/feedback/notice';
import { Button } from '../ui/primitives/button';
import type { AppForm } from './app-form';
import { FormFrame } from './form-frame';
import { SubmitButton } from './submit-button';

/** A form of a few fields in a section or dialog. A failure shows above the fields. */
export const ShortForm = <V extends FieldValues>({
  children,
  ...frame
}: ComponentProps<typeof FormFrame<V>>) => (
  <FormFrame {...frame}>
    {frame.form.failure && <Notice kind="danger">{frame.form.failure.text}</Notice>}
    {children}
  </FormFrame>
);

type Buttons<V extends FieldValues> = {
  form: AppForm<V>;
  submit: string;
  pendingText?: string;
  disabled?: boolean;
  onCancel?: () => void;
};

/** A dialog form's buttons, for the dialog's footer or the end of the form. */
export const FormButtons = <V extends FieldValues>({ submit, onCancel, ...button }: Buttons<V>) => (
  <>
    {onCancel && (
      <Button variant="outline" onClick={onCancel}>
        {messages.cancel}
      </Button>
    )}
    <SubmitButton {...button}>{submit}</SubmitButton>
  </>
);
