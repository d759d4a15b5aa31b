import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { twoPerRow } from '../layout/two-per-row';
import { useHrefLink } from '../primitives/use-href-link';

const look = {
  display: 'flex',
  flexDirection: 'column',
  gap: '0.5',
  px: { base: 'edge', md: '5' },
  py: '3',
  bg: 'surface',
  color: 'ink',
  textDecoration: 'none',
  minW: '0',
} as const;

const Plain = chakra('div', { base: look });
const Linked = chakra('a', {
  base: {
    ...look,
    transition: 'background-color {durations.quick}',
    _hover: { bg: 'surface.hover' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});

type Place = { to: string; search: Record<string, string> | undefined; children: ReactNode };

const LinkedStat = ({ to, search, children }: Place) => (
  <Linked {...useHrefLink({ to, ...(search && { search }) })}>{children}</Linked>
);

/** A labeled number. With `to`, it links to the list it counts. */
export function Stat({
  label,
  value,
  hint,
  to,
  search,
}: {
  label: string;
  value: ReactNode;
  hint?: ReactNode;
  to?: string;
  /** The view of that list. */
  search?: Record<string, string>;
}) {
  const content = (
    <>
      <chakra.span fontSize="xs" color="muted" fontWeight="medium">
        <bdi>{label}</bdi>
      </chakra.span>
      <chakra.span
        fontSize="lg"
        fontWeight="semibold"
        lineHeight="heading"
        letterSpacing="-0.01em"
        fontVariantNumeric="tabular-nums"
      >
        {value}
      </chakra.span>
      {hint && (
        <chakra.span fontSize="xs" color="muted">
          <bdi>{hint}</bdi>
        </chakra.span>
      )}
    </>
  );
  if (to === undefined) return <Plain>{content}</Plain>;
  return (
    <LinkedStat to={to} search={search}>
      {content}
    </LinkedStat>
  );
}

/** Figures in one strip, separated by lines; two per row on a narrow screen. */
export const StatRow = chakra('div', {
  base: {
    display: 'grid',
    gap: '1px',
    gridTemplateColumns: { base: twoPerRow('7.5rem'), lg: 'unset' },
    gridAutoFlow: { lg: 'column' },
    // A long amount widens its column instead of being cut.
    gridAutoColumns: { lg: 'minmax(min-content, 1fr)' },
    bg: 'border',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'card',
    overflow: 'hidden',
    // The last of an odd number fills its row.
    '& > :last-child:nth-of-type(odd)': { gridColumn: { base: '1 / -1', lg: 'auto' } },
  },
});
