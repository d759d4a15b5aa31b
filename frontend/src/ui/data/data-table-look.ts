import type { SystemStyleObject } from '@chakra-ui/react';

/** Rows are 48 px high. */
const rows: SystemStyleObject = {
  '& thead': { borderBottomWidth: '1px', borderColor: 'border' },
  '& thead th': { h: '10', fontSize: 'xs', fontWeight: 'medium', color: 'muted', whiteSpace: 'nowrap' },
  '& tbody :is(th, td)': { h: '12', py: '2', verticalAlign: 'middle' },
  '& th, & td': {
    px: '3',
    textAlign: 'start',
    '&:first-child': { ps: 'var(--edge)' },
    '&:last-child': { pe: 'var(--edge)' },
  },
  '& [data-end]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& tbody tr': { position: 'relative', borderTopWidth: '1px', borderColor: 'border' },
  '& tbody tr:first-child, & tr[data-details]': { borderTopWidth: '0' },
  '& tbody tr[data-details]': { bg: 'surface.sunk', '& > td': { p: '0' } },
  '& tr[data-link]:hover': { bg: 'surface.hover' },
  '& [data-select]': { w: 'calc(var(--edge) + {sizes.5})', pe: '0' },
  // Keep a row's other controls above the link that covers the row.
  '& tbody :is(a, button):not([data-row-link])': { position: 'relative', zIndex: 1 },
  '& [data-only=card]': { display: 'none' },
};

/** Distance from a card's edge to a name that follows a picture. */
const pictureWidth = 'calc({sizes.9} + {spacing.3})';

/** The first column gets its own line. The others wrap below it, aligned with the name. */
const cards = (inset: string): SystemStyleObject => ({
  '&, & tbody': { display: 'block' },
  '& tbody tr': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    py: '3',
    ps: `calc(var(--edge) + ${inset})`,
    pe: 'var(--edge)',
  },
  '& tbody tr[data-details]': { p: '0' },
  '& tbody :is(th, td), & td[data-end]': {
    display: 'block',
    h: 'auto',
    p: '0',
    minW: '0',
    textAlign: 'start',
    color: 'muted',
    '&:first-child, &:is([data-select] + *)': {
      flex: `1 0 calc(100% + ${inset})`,
      ms: `calc(-1 * ${inset})`,
      ps: '0',
      color: 'inherit',
    },
    '&:last-child': { pe: '0' },
  },
  '& tbody tr[data-details] > td:first-child': { flexBasis: 'full', ms: '0' },
  '& [data-only=card]': { display: 'inline' },
  '& [data-corner]': {
    position: 'absolute',
    top: '2',
    insetEnd: 'var(--edge)',
    display: 'flex',
    alignItems: 'center',
    minH: '10',
    color: 'ink',
  },
  '& [data-corner] button': { me: '-2' },
  '& td:has(> [data-corner]:only-child)': { display: 'contents' },
  // An empty cell would still take a gap and push the next one in.
  '& td:has(> [data-only=row]:only-child)': { display: 'none' },
  '& tr:has([data-corner]) > th': { pe: '10' },
  '& thead, & td[data-select], & [data-only=row], & td[data-only=row]': { display: 'none' },
});

type Look = {
  /** What the columns need, in rem: those that always stay, those without the second priority, and all. */
  readonly rem: number;
  readonly some: number;
  readonly all: number;
  readonly hasPicture: boolean;
};

const noSecond: SystemStyleObject = { '& [data-priority="2"]': { display: 'none' } };
const noThird: SystemStyleObject = { '& [data-priority="3"]': { display: 'none' } };

/** A container query, not the screen width, turns rows into cards: a sidebar may take up space. */
export const tableLook = ({ rem, some, all, hasPicture }: Look): SystemStyleObject => ({
  w: 'full',
  '--edge': { base: '{spacing.4}', md: '{spacing.6}' },
  // A dialog has its own edge.
  '[role=dialog] &': { '--edge': '0px' },
  borderCollapse: 'collapse',
  transition: 'opacity {durations.fade}',
  '&[aria-busy]': { opacity: 0.6 },
  ...rows,
  [`@container (min-width: ${rem}rem) and (max-width: ${all - 0.01}rem)`]: noSecond,
  [`@container (min-width: ${rem}rem) and (max-width: ${some - 0.01}rem)`]: noThird,
  [`@container (max-width: ${rem - 0.01}rem)`]: cards(hasPicture ? pictureWidth : '0px'),
});
