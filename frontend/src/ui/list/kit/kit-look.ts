import type { SystemStyleObject } from '@chakra-ui/react';

/** Cards end and tables begin (desk.md §0). */
const desk = '@media screen and (width >= 56.25rem), print';
const phone = '@media screen and (width < 56.25rem)';

/** What the columns need, in rem: all of them, and those of the first and third priority. */
export type Widths = { readonly all: number; readonly some: number };

const noSecond: SystemStyleObject = { '& [data-priority="2"]': { display: 'none' } };
const noThird: SystemStyleObject = { '& [data-priority="3"]': { display: 'none' } };

/**
 * Columns that a person did not choose give way: by the window, and where they do not fit beside a wide
 * sidebar.
 */
const priorities = ({ all, some }: Widths): SystemStyleObject => ({
  '@media screen and (width < 75rem)': noSecond,
  '@media screen and (width < 61.25rem)': noThird,
  [`@container (max-width: ${all - 0.01}rem)`]: noSecond,
  [`@container (max-width: ${some - 0.01}rem)`]: noThird,
});

const rows: SystemStyleObject = {
  tableLayout: 'fixed',
  '& thead': { borderBottomWidth: '1px', borderColor: 'border' },
  '& thead th': { h: '9', fontSize: 'xs', fontWeight: 'medium', color: 'muted' },
  '& tbody :is(th, td)': { h: 'var(--row)', verticalAlign: 'middle' },
  '& :is(th, td)': {
    px: '2.5',
    textAlign: 'start',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    '&:first-child': { ps: 'var(--edge)' },
    '&:last-child': { pe: 'var(--edge)' },
  },
  // An amount is never cut: its column has room for a million.
  '& [data-end]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', textOverflow: 'clip' },
  '& tbody th': { fontWeight: 'semibold' },
  '& tr': { position: 'relative' },
  '& tbody tr': { borderTopWidth: '1px', borderColor: 'border' },
  '& tbody tr:first-of-type': { borderTopWidth: '0' },
  '& tfoot :is(th, td)': {
    h: '12',
    bg: 'surface.sunk',
    fontWeight: 'semibold',
    borderTopWidth: '1px',
    borderColor: 'border',
  },
  '& [data-select]': { w: '11', pe: '0', overflow: 'visible' },
  '& [data-select] + *': { ps: '2.5' },
  '& [data-space]': { w: 'calc(var(--edge) - {spacing.2})', px: '0' },
  '& [data-menu]': { w: '14', ps: '0', py: '0', textOverflow: 'clip', textAlign: 'end' },
  '& [data-only=card]': { display: 'none' },
};

/** A person's own columns may be wider than the card: it scrolls, and the name stays. */
const frozen: SystemStyleObject = {
  '&[data-wide] :is(thead, tbody, tfoot) th:first-of-type, &[data-wide] [data-select]': {
    position: 'sticky',
    insetInlineStart: '0',
    zIndex: 2,
    bg: 'surface',
  },
  '&[data-wide] [data-select] + th': { insetInlineStart: '11' },
};

const cards: SystemStyleObject = {
  '&, & tbody': { display: 'block' },
  '& thead, & tfoot': { display: 'none' },
  '& tbody tr': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '3',
    rowGap: '0.5',
    alignItems: 'center',
    px: 'var(--edge)',
    py: '3',
    position: 'relative',
    borderTopWidth: '1px',
    borderColor: 'border',
  },
  '& tbody tr:first-of-type': { borderTopWidth: '0' },
  '& tbody :is(th, td)': { display: 'none', minW: '0', textAlign: 'start', overflowWrap: 'anywhere' },
  '& tbody th': { display: 'block', gridColumn: '1', fontWeight: 'semibold' },
  '& tbody td[data-card=line]': { display: 'block', gridColumn: '1', color: 'muted', fontSize: 'sm' },
  '& tbody td[data-card=end]': {
    display: 'block',
    gridColumn: '2',
    gridRow: '2 / span 3',
    alignSelf: 'end',
    textAlign: 'end',
    fontWeight: 'semibold',
  },
  // A long status goes on in a second line.
  '& tbody td [data-badge]': { h: 'auto', minH: '6', maxW: 'full', flexShrink: 1, whiteSpace: 'normal' },
  // Nothing to say takes no line.
  '& tbody td[data-card]:has(> span[data-only=row]:only-child), & tbody td[data-card]:empty': {
    display: 'none',
  },
  '& tbody td[data-menu]': {
    display: 'block',
    gridColumn: '2',
    gridRow: '1',
    justifySelf: 'end',
    my: '-2',
    me: '-2',
  },
  '&[data-selecting] tbody td[data-select]': {
    display: 'block',
    position: 'absolute',
    insetBlock: '0',
    insetInlineStart: '0',
  },
  '&[data-selecting] tbody tr': { ps: '12' },
  '& [data-only=row]': { display: 'none' },
};

/** One line a cell from 900 px on, cards below. */
export const kitLook = (widths: Widths): SystemStyleObject => ({
  w: 'full',
  '--edge': { base: '{spacing.4}', md: '{spacing.5}' },
  '--row': '{sizes.12}',
  '&[data-compact]': { '--row': '{sizes.9}' },
  borderCollapse: 'collapse',
  transition: 'opacity {durations.fade}',
  '&[aria-busy]': { opacity: 0.6 },
  '& tr[data-link]:hover': { bg: 'surface.hover' },
  '& tr[data-chosen]': { bg: 'primary.subtle' },
  // Keep a row's other controls above the link that covers the row.
  '& tbody :is(a, button):not([data-row-link])': { position: 'relative', zIndex: 1 },
  ...priorities(widths),
  [desk]: { ...rows, ...frozen },
  [phone]: cards,
});
