import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { type ReactNode, type Ref, useId } from 'react';
import { FieldError, FieldHint } from './field';

const Box = chakra('input', {
  base: {
    boxSize: '18px',
    mt: '1px',
    flexShrink: 0,
    accentColor: '{colors.primary}',
    cursor: 'pointer',
    '@media (pointer: coarse)': { boxSize: '20px' },
  },
});

/** A checkbox with its label; the whole line is clickable. */
export function CheckboxField({
  label,
  error,
  hint,
  id: given,
  ...input
}: Omit<HTMLChakraProps<'input'>, 'children' | 'type'> & {
  ref?: Ref<HTMLInputElement> | undefined;
  label: ReactNode;
  error?: string | undefined;
  hint?: ReactNode;
}) {
  const own = useId();
  const id = given ?? own;
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <chakra.div display="flex" flexDirection="column" gap="1">
      <chakra.label
        htmlFor={id}
        display="inline-flex"
        alignItems="flex-start"
        gap="2.5"
        minH="6"
        fontSize="sm"
        cursor="pointer"
        css={{ '@media (pointer: coarse)': { minH: '11', alignItems: 'center' } }}
      >
        <Box
          {...input}
          type="checkbox"
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        <chakra.span dir="auto">{label}</chakra.span>
      </chakra.label>
      {hint && (
        <FieldHint id={`${id}-hint`} ps="7">
          {hint}
        </FieldHint>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </chakra.div>
  );
}
