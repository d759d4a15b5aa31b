import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { type ChangeEvent, type Ref, useState } from 'react';
import { inputRecipe } from '../theme/controls';
import { Field, type FieldProps } from './field';

const Area = chakra('textarea', inputRecipe);

/** With `maxLength`, it shows a live counter (PRP-04), of what a form fills in as well. */
export function TextAreaField({
  label,
  error,
  hint,
  required,
  id,
  length,
  onChange,
  ref,
  ...area
}: FieldProps &
  Omit<HTMLChakraProps<'textarea'>, 'children' | 'required'> & {
    length?: number | undefined;
    ref?: Ref<HTMLTextAreaElement> | undefined;
  }) {
  const [typed, setTyped] = useState(String(area.defaultValue ?? '').length);
  const count = length ?? (typeof area.value === 'string' ? area.value.length : typed);
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value.length);
    onChange?.(event);
  };
  // A form puts its text into the field as it takes the ref.
  const attach = (element: HTMLTextAreaElement | null) => {
    if (typeof ref === 'function') ref(element);
    else if (ref) ref.current = element;
    if (element) setTyped(element.value.length);
  };
  const counter = area.maxLength === undefined ? undefined : `${count}/${area.maxLength}`;
  return (
    <Field
      label={label}
      error={error}
      hint={hint}
      required={required}
      id={id}
      aside={
        counter && (
          <chakra.span fontSize="xs" color="muted" fontVariantNumeric="tabular-nums" dir="ltr">
            {counter}
          </chakra.span>
        )
      }
    >
      {(wiring) => (
        <Area
          rows={4}
          dir="auto"
          h="auto"
          minH="24"
          py="2.5"
          resize="vertical"
          {...area}
          ref={attach}
          onChange={change}
          {...wiring}
        />
      )}
    </Field>
  );
}
