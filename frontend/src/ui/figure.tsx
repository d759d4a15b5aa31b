import { chakra } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

const look = {
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  p: { base: '4', md: '5' },
  bg: 'surface',
  color: 'ink',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'card',
  textDecoration: 'none',
  minW: '0',
} as const;

const Plain = chakra('div', { base: look });
const Linked = chakra(Link, {
  base: {
    ...look,
    transition: 'border-color {durations.quick}, background-color {durations.quick}',
    _hover: { borderColor: 'primary', bg: 'surface.hover' },
  },
});

/** A labeled number. With `to`, it links to the list it counts. */
export function Figure({
  label,
  value,
  hint,
  to,
}: {
  label: string;
  value: ReactNode;
  hint?: ReactNode;
  to?: string;
}) {
  const content = (
    <>
      <chakra.span fontSize="xs" color="muted" fontWeight="medium">
        {label}
      </chakra.span>
      <chakra.span
        fontSize="2xl"
        fontWeight="semibold"
        lineHeight="heading"
        letterSpacing="-0.02em"
        fontVariantNumeric="tabular-nums"
      >
        {value}
      </chakra.span>
      {hint && (
        <chakra.span fontSize="xs" color="muted">
          {hint}
        </chakra.span>
      )}
    </>
  );
  return to ? <Linked to={to}>{content}</Linked> : <Plain>{content}</Plain>;
}

/** Four figures per row, two on a narrow screen. */
export const FigureRow = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '3', md: '4' },
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
  },
});
