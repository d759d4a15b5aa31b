import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { messages } from '../../../shared/domain/messages';
import { Button } from '../ui/primitives/button';
import { ShortForm } from './short-form';
import { SubmitButton } from './submit-button';

type Props<V extends FieldValues> = ComponentProps<typeof ShortForm<V>> & {
  submit: string;
  pendingText?: string;
  disabled?: boolean;
  /** Where it is not what the page is for. */
  variant?: 'outline' | undefined;
  onCancel?: () => void;
};

/** A form in a section of a page, with its buttons below the fields. */
export const SectionForm = <V extends FieldValues>({
  children,
  submit,
  pendingText,
  disabled,
  variant,
  onCancel,
  ...frame
}: Props<V>) => (
  <ShortForm {...frame}>
    {children}
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      <SubmitButton form={frame.form} disabled={disabled} pendingText={pendingText} variant={variant}>
        {submit}
      </SubmitButton>
      {onCancel && (
        <Button variant="outline" onClick={onCancel}>
          {messages.cancel}
        </Button>
      )}
    </chakra.div>
  </ShortForm>
);
