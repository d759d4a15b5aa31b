import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Controls are 40 px high; for touch, 44 px with 16 px text, so that a phone does not zoom into fields. */
const touch = '@media (pointer: coarse)';

export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: 0,
    maxW: 'full',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'control',
    fontWeight: 'medium',
    lineHeight: 1.2,
    // On a phone with large text a long label takes a second line.
    py: { base: '1', md: '0' },
    whiteSpace: { base: 'normal', md: 'nowrap' },
    overflowWrap: 'break-word',
    textAlign: 'center',
    textDecoration: 'none',
    userSelect: 'none',
    cursor: 'pointer',
    colorPalette: 'primary',
    transition: 'background-color {durations.quick}, border-color {durations.quick}, color {durations.quick}',
    _focusVisible: { outline: '2px solid {colors.colorPalette.focusRing}', outlineOffset: '2px' },
    _disabled: { opacity: 0.55, cursor: 'not-allowed' },
    '&[aria-busy=true]': { cursor: 'progress' },
    '& svg': { flexShrink: 0, width: '1.125em', height: '1.125em' },
  },
  variants: {
    variant: {
      solid: {
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        '&:hover:not(:disabled)': { bg: 'color-mix(in srgb, {colors.colorPalette.solid} 88%, {colors.ink})' },
      },
      outline: {
        bg: 'surface',
        color: 'ink',
        borderColor: 'control',
        '&:hover:not(:disabled)': { bg: 'surface.hover' },
      },
      subtle: {
        bg: 'colorPalette.subtle',
        color: 'colorPalette.fg',
        '&:hover:not(:disabled)': { bg: 'colorPalette.muted' },
      },
      ghost: {
        color: 'colorPalette.fg',
        bg: 'transparent',
        '&:hover:not(:disabled)': { bg: 'colorPalette.subtle' },
      },
      plain: {
        color: 'colorPalette.fg',
        bg: 'transparent',
        textDecoration: 'underline',
        textUnderlineOffset: '3px',
        textDecorationThickness: '1px',
        '&:hover:not(:disabled)': { textDecorationThickness: '2px' },
      },
    },
    size: {
      xs: { minH: '7', minW: '7', px: '2', fontSize: 'xs', [touch]: { minH: '8', minW: '8' } },
      sm: { minH: '8', minW: '8', px: '3', fontSize: 'sm', [touch]: { minH: '11', minW: '11' } },
      md: { minH: '10', minW: '10', px: '4', fontSize: 'sm', [touch]: { minH: '11', minW: '11' } },
      lg: { minH: '11', minW: '11', px: '5', fontSize: 'md' },
    },
  },
  compoundVariants: [{ variant: 'plain', css: { px: '1', mx: '-1' } }],
  defaultVariants: { variant: 'solid', size: 'md' },
});

export const inputRecipe = defineRecipe({
  base: {
    display: 'block',
    w: 'full',
    minW: 0,
    h: '10',
    px: '3',
    bg: 'surface',
    color: 'ink',
    borderWidth: '1px',
    borderColor: 'control',
    borderRadius: 'control',
    fontSize: 'sm',
    lineHeight: 1.4,
    textAlign: 'start',
    appearance: 'none',
    transition: 'border-color {durations.quick}',
    [touch]: { h: '11', fontSize: 'md' },
    '&::placeholder': { color: 'muted', opacity: 1 },
    '&:hover:not(:disabled):not(:focus)': { borderColor: 'muted' },
    '&:focus-visible': {
      outline: '2px solid {colors.primary}',
      outlineOffset: '-1px',
      borderColor: 'primary',
    },
    '&[aria-invalid=true]': { borderColor: 'danger', boxShadow: 'inset 0 0 0 1px {colors.danger}' },
    '&:disabled': { bg: 'surface.sunk', color: 'muted', cursor: 'not-allowed' },
    '&:read-only:not(select)': { bg: 'surface.sunk' },
    '&:-webkit-autofill': {
      boxShadow: 'inset 0 0 0 100px {colors.primary.subtle}',
      WebkitTextFillColor: '{colors.ink}',
    },
    '&::-webkit-calendar-picker-indicator': { cursor: 'pointer' },
  },
});
