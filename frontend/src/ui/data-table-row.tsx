import { chakra } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { Column } from './data-table';
import { type Place, useHrefLink } from './use-href-link';

/** What a press on the first cell shows below its row. */
export type Details<R> = {
  readonly label: (row: R) => string;
  readonly content: (row: R) => ReactNode;
};

type Props<R> = {
  row: R;
  columns: readonly Column<R>[];
  rowTo?: ((row: R) => Place) | undefined;
  details?: Details<R> | undefined;
};

export const DataRow = <R,>({ details, ...props }: Props<R>) =>
  details ? <OpeningRow {...props} details={details} /> : <LinkRow {...props} />;

function LinkRow<R>({ row, columns, rowTo }: Props<R>) {
  const lead = (content: ReactNode) =>
    rowTo ? <RowAnchor place={rowTo(row)}>{content}</RowAnchor> : content;
  return (
    <tr data-link={rowTo ? '' : undefined}>
      <Cells row={row} columns={columns} lead={lead} />
    </tr>
  );
}

function OpeningRow<R>({ row, columns, details }: Props<R> & { details: Details<R> }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const lead = (content: ReactNode) => (
    <Opener
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? id : undefined}
      aria-label={details.label(row)}
      onClick={() => setOpen(!isOpen)}
    >
      <ChevronRight size={16} aria-hidden="true" />
      {content}
    </Opener>
  );
  return (
    <>
      <tr>
        <Cells row={row} columns={columns} lead={lead} />
      </tr>
      {isOpen && (
        <tr id={id} data-details="">
          <td colSpan={columns.length}>{details.content(row)}</td>
        </tr>
      )}
    </>
  );
}

type CellsProps<R> = Pick<Props<R>, 'row' | 'columns'> & { lead: (content: ReactNode) => ReactNode };

/** The first one names the row. */
const Cells = <R,>({ row, columns: [first, ...rest], lead }: CellsProps<R>) => (
  <>
    {first && <th scope="row">{lead(first.cell(row))}</th>}
    {rest.map(({ key, cell, end, rowOnly }) => (
      <td key={key} data-end={end ? '' : undefined} data-only={rowOnly ? 'row' : undefined}>
        {cell(row)}
      </td>
    ))}
  </>
);

/** The link of the row's first cell covers the whole row. */
const Anchor = chakra('a', {
  base: {
    color: 'inherit',
    textDecoration: 'none',
    _before: { content: '""', position: 'absolute', inset: '0', borderRadius: 'inherit' },
    _focusVisible: {
      outline: 'none',
      _before: { outline: '2px solid {colors.primary}', outlineOffset: '-2px' },
    },
  },
});

const RowAnchor = ({ place, children }: { place: Place; children: ReactNode }) => (
  <Anchor data-row-link="" {...useHrefLink(place)}>
    {children}
  </Anchor>
);

const Opener = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: '8',
    ms: '-1',
    px: '1',
    fontWeight: 'medium',
    cursor: 'pointer',
    borderRadius: 'sm',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
    '@media (pointer: coarse)': { minH: '11' },
    '& svg': { color: 'muted', transition: 'transform {durations.quick}' },
    _rtl: { '& svg': { transform: 'scaleX(-1)' } },
    '&[aria-expanded=true] svg': { transform: 'rotate(90deg)' },
  },
});
