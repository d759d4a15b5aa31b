import type { SystemStyleObject } from '@chakra-ui/react';

/** Styles for Chakra's Dialog, Drawer and Menu, which come without ready-made recipes (see system.ts). */
export const backdrop: SystemStyleObject = {
  position: 'fixed',
  inset: '0',
  bg: 'rgb(12 20 17 / 0.48)',
  zIndex: 'overlay',
  _open: { animation: 'fade-in {durations.backdrop} ease-out' },
  _closed: { animation: 'fade-out {durations.backdrop} ease-in' },
};

/** Keeps a focused field above a sticky footer of the same scroll container (WCAG 2.4.11). */
export const aboveFoot: SystemStyleObject = { '&:has([data-foot])': { scrollPaddingBottom: '5.5rem' } };

export const positioner: SystemStyleObject = {
  ...aboveFoot,
  position: 'fixed',
  inset: '0',
  zIndex: 'modal',
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'flex-start',
  // At the bottom of a phone. By its margin: one that is too high keeps its beginning, and scrolls.
  '& > *': { mt: { base: 'auto', sm: '0' } },
  // A sticky footer of a dialog sinks by this padding: else lines would show below it.
  p: { base: '3', sm: '6' },
  pt: { sm: '16' },
  overflowY: 'auto',
};

export const modal: SystemStyleObject = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  w: 'full',
  maxW: 'md',
  bg: 'bg.panel',
  color: 'ink',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'card',
  boxShadow: 'float',
  outline: 'none',
  _open: { animation: 'modal-in {durations.modal} cubic-bezier(0.2, 0.8, 0.2, 1)' },
  _closed: { animation: 'modal-out {durations.backdrop} ease-in' },
};

/**
 * Fixed to the window: a menu attached to the page would move while the page scrolls under a fixed bar,
 * and a click would hit something else.
 */
export const beside = { placement: 'bottom-end', gutter: 6, strategy: 'fixed' } as const;

export const menu: SystemStyleObject = {
  minW: '56',
  maxW: 'calc(100vw - 1rem)',
  maxH: 'min(32rem, calc(100dvh - 5rem))',
  overflowY: 'auto',
  p: '1',
  bg: 'bg.panel',
  color: 'ink',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'card',
  boxShadow: 'float',
  outline: 'none',
  zIndex: 'popover',
  _open: { animation: 'menu-in {durations.fade} ease-out' },
};

export const menuItem: SystemStyleObject = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  w: 'full',
  minH: '9',
  px: '3',
  py: '1.5',
  fontSize: 'sm',
  color: 'ink',
  textAlign: 'start',
  textDecoration: 'none',
  borderRadius: 'md',
  cursor: 'pointer',
  outline: 'none',
  '&[data-highlighted]': { bg: 'surface.hover' },
  '@media (pointer: coarse)': { minH: '11' },
  '& svg': { color: 'muted', flexShrink: 0 },
};
