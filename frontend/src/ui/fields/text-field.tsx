import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { ReactNode, Ref } from 'react';
import { inputRecipe } from '../theme/controls';
import { Field, type FieldProps } from './field';

export const Input = chakra('input', inputRecipe);

export type TextFieldProps = FieldProps &
  Omit<HTMLChakraProps<'input'>, 'children' | 'required'> & {
    ref?: Ref<HTMLInputElement> | undefined;
    /** At the end inside the field: a unit, a show button. */
    trailing?: ReactNode;
    aside?: ReactNode;
  };

/** One line of text. Accepts the result of a form's `register(…)`. */
export function TextField({ label, error, hint, required, trailing, aside, id, ...input }: TextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} required={required} aside={aside} id={id}>
      {(wiring) =>
        trailing ? (
          <chakra.div position="relative" dir={input.dir}>
            <Input type="text" dir="auto" pe="11" {...input} {...wiring} />
            <chakra.div
              position="absolute"
              insetY="0"
              insetEnd="1"
              display="flex"
              alignItems="center"
              color="muted"
            >
              {trailing}
            </chakra.div>
          </chakra.div>
        ) : (
          <Input type="text" dir="auto" {...input} {...wiring} />
        )
      }
    </Field>
  );
}
