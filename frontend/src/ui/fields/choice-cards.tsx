import { chakra } from '@chakra-ui/react';
import { type ReactNode, type Ref, useId } from 'react';
import { twoPerRow } from '../layout/two-per-row';
import { FieldError, FieldHint } from './field';

export type Choice<V extends string> = {
  readonly value: V;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
};

const Card = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    p: '3',
    minH: '11',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'control',
    borderRadius: 'control',
    cursor: 'pointer',
    fontSize: 'sm',
    transition: 'background-color {durations.quick}, border-color {durations.quick}',
    _hover: { bg: 'surface.hover' },
    '&:has(input:checked)': {
      bg: 'primary.subtle',
      borderColor: 'primary',
      boxShadow: 'inset 0 0 0 1px {colors.primary}',
    },
    '&:has(input:focus-visible)': { outline: '2px solid {colors.primary}', outlineOffset: '2px' },
    '&:has(input:disabled)': { opacity: 0.55, cursor: 'not-allowed' },
    '& svg': { flexShrink: 0, color: 'primary' },
  },
});

const Radio = chakra('input', {
  base: { boxSize: '4', mt: '0.5', flexShrink: 0, accentColor: '{colors.primary}', outline: 'none' },
});

/** The radio itself is only for the keyboard and screen readers: border and tint show the choice. */
const tile = {
  flexDirection: 'row-reverse',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '2',
  py: '2',
  position: 'relative',
  '& input': { position: 'absolute', inset: '0', opacity: 0, cursor: 'inherit', w: 'full', h: 'full' },
  '& > span': { flex: '0 1 auto', minW: '0' },
} as const;

/** A radio group of cards, with at most `columns` per row and fewer on a phone. */
export function ChoiceCards<V extends string>({
  label,
  name,
  choices,
  value,
  onValue,
  onBlur,
  error,
  hint,
  required,
  columns = 2,
  hideLabel = false,
  compact = false,
  id: given,
  ref,
}: {
  label: ReactNode;
  name: string;
  choices: readonly Choice<V>[];
  value: V | '';
  onValue: (value: V) => void;
  onBlur?: () => void;
  error?: string;
  hint?: ReactNode;
  required?: boolean;
  columns?: number;
  hideLabel?: boolean;
  /** Small tiles with the icon before the label, two per row on a phone. */
  compact?: boolean;
  id?: string;
  /** The first choice's input, so that a form can focus it. */
  ref?: Ref<HTMLInputElement>;
}) {
  const own = useId();
  const id = given ?? own;
  return (
    <chakra.fieldset
      border="0"
      p="0"
      m="0"
      minW="0"
      role="radiogroup"
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={`${id}-error`}
    >
      <chakra.legend px="0" pt="0" pb="2" fontSize="sm" fontWeight="medium" srOnly={hideLabel}>
        {label}
        {required && (
          <chakra.span color="danger" ms="0.5" aria-hidden="true">
            *
          </chakra.span>
        )}
      </chakra.legend>
      {hint && <FieldHint mb="2">{hint}</FieldHint>}
      <chakra.div
        display="grid"
        mt={hideLabel ? undefined : '1.5'}
        gap="2"
        gridTemplateColumns={{
          base: compact ? twoPerRow('6.5rem') : 'minmax(0, 1fr)',
          sm: `repeat(${columns}, minmax(0, 1fr))`,
        }}
      >
        {choices.map((choice, index) => (
          <Card key={choice.value} {...(compact && tile)}>
            <Radio
              ref={index === 0 ? ref : undefined}
              id={index === 0 ? id : undefined}
              type="radio"
              name={name}
              value={choice.value}
              checked={value === choice.value}
              disabled={choice.disabled}
              onChange={() => onValue(choice.value)}
              onBlur={onBlur}
            />
            <chakra.span flex="1" minW="0">
              <chakra.span display="block" fontWeight="medium" overflowWrap="anywhere">
                <bdi>{choice.label}</bdi>
              </chakra.span>
              {choice.hint && (
                <chakra.span display="block" color="muted" fontSize="xs" mt="0.5">
                  {choice.hint}
                </chakra.span>
              )}
            </chakra.span>
            {choice.icon}
          </Card>
        ))}
      </chakra.div>
      <chakra.div mt={error ? '1.5' : undefined}>
        <FieldError id={`${id}-error`}>{error}</FieldError>
      </chakra.div>
    </chakra.fieldset>
  );
}
