import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { type Place, useHrefLink } from '../primitives/use-href-link';
import type { Column } from './data-table-column';

export type RowProps<R> = { readonly row: R; readonly columns: readonly Column<R>[] };

/** Which rows are chosen, and what a row is called to a screen reader. */
export type Select<R> = {
  readonly label: (row: R) => string;
  readonly isChosen: (row: R) => boolean;
  readonly onChoose: (row: R, chosen: boolean) => void;
};

export const RowBox = chakra('input', {
  base: { display: 'block', boxSize: '18px', accentColor: '{colors.primary}', cursor: 'pointer' },
});

/** The target is larger than the box: the whole cell. */
export const RowTarget = chakra('label', {
  base: {
    position: 'absolute',
    insetBlock: '0',
    insetInlineStart: '0',
    zIndex: 1,
    display: 'grid',
    alignItems: 'center',
    w: 'calc(var(--edge) + {sizes.5} + {spacing.1})',
    ps: 'var(--edge)',
    cursor: 'pointer',
  },
});

/** A row that is one link, or a plain row without `to`. */
export const LinkRow = <R,>({
  to,
  select,
  ...cells
}: RowProps<R> & { to: Place | undefined; select?: Select<R> | undefined }) => (
  <tr data-link={to ? '' : undefined}>
    {select && (
      <td data-select="">
        <RowTarget>
          <RowBox
            type="checkbox"
            aria-label={`Select ${select.label(cells.row)}`}
            checked={select.isChosen(cells.row)}
            onChange={({ target }) => select.onChoose(cells.row, target.checked)}
          />
        </RowTarget>
      </td>
    )}
    <Cells {...cells} lead={(content) => (to ? <RowAnchor place={to}>{content}</RowAnchor> : content)} />
  </tr>
);

/** The first cell is the row's header; `lead` wraps it. */
export const Cells = <R,>({
  row,
  columns: [first, ...rest],
  lead,
}: RowProps<R> & { lead: (content: ReactNode) => ReactNode }) => (
  <>
    {first && <th scope="row">{lead(first.cell(row))}</th>}
    {rest.map(({ key, cell, end, rowOnly, priority }) => (
      <td
        key={key}
        data-end={end ? '' : undefined}
        data-only={rowOnly ? 'row' : undefined}
        data-priority={priority}
      >
        {cell(row)}
      </td>
    ))}
  </>
);

/** The link of the first cell covers the whole row. */
const Anchor = chakra('a', {
  base: {
    _before: { content: '""', position: 'absolute', inset: '0' },
    _focusVisible: {
      outline: 'none',
      _before: { outline: '2px solid {colors.primary}', outlineOffset: '-2px' },
    },
  },
});

/** The name as a link. */
export const RowAnchor = ({ place, children }: { place: Place; children: ReactNode }) => (
  <Anchor data-row-link="" {...useHrefLink(place)}>
    {children}
  </Anchor>
);
