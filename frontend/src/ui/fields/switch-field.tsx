import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

/** A checkbox drawn as a switch. The knob moves toward the end in either text direction. */
export const Switch = chakra('input', {
  base: {
    appearance: 'none',
    position: 'relative',
    flexShrink: 0,
    // As large as its knob needs: large text leaves the width to the words.
    w: '44px',
    h: '24px',
    m: '0',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'control',
    bg: 'neutral.muted',
    cursor: 'pointer',
    transition: 'background-color {durations.quick}, border-color {durations.quick}',
    _before: {
      content: '""',
      position: 'absolute',
      top: '2px',
      insetInlineStart: '2px',
      boxSize: '18px',
      borderRadius: 'full',
      bg: 'control',
      transition: 'inset-inline-start {durations.quick}, background-color {durations.quick}',
    },
    _checked: {
      bg: 'primary.solid',
      borderColor: 'primary.solid',
      _before: { insetInlineStart: 'calc(100% - 20px)', bg: 'primary.contrast' },
    },
    _disabled: { opacity: 0.55, cursor: 'not-allowed' },
    '@media (forced-colors: active)': { appearance: 'auto', _before: { display: 'none' } },
  },
});

/** Applies at once, without a save button. The whole line is clickable. */
export function SwitchField({
  label,
  hint,
  on,
  onChange,
  disabled = false,
}: {
  label: string;
  hint?: ReactNode;
  on: boolean;
  onChange: (on: boolean) => void;
  disabled?: boolean;
}) {
  const id = useId();
  return (
    <chakra.label
      htmlFor={id}
      display="flex"
      alignItems="flex-start"
      justifyContent="space-between"
      gap="4"
      minH="11"
      cursor={disabled ? 'not-allowed' : 'pointer'}
    >
      <chakra.span minW="0">
        <chakra.span id={`${id}-label`} display="block" fontWeight="medium">
          {label}
        </chakra.span>
        {hint && (
          <chakra.span id={`${id}-hint`} display="block" mt="0.5" color="muted">
            <bdi>{hint}</bdi>
          </chakra.span>
        )}
      </chakra.span>
      <Switch
        type="checkbox"
        role="switch"
        id={id}
        checked={on}
        disabled={disabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
    </chakra.label>
  );
}
