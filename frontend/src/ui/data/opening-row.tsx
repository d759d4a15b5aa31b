import { chakra } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Cells, type RowProps } from './data-table-row';

type Props<R> = RowProps<R> & {
  /** Accessible name of the button in the first cell. */
  label: string;
  content: ReactNode;
};

/** A row whose first cell toggles the details below it. */
export function OpeningRow<R>({ row, columns, label, content }: Props<R>) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const lead = (name: ReactNode) => (
    <Opener
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? id : undefined}
      aria-label={label}
      onClick={() => setOpen(!isOpen)}
    >
      <ChevronRight size={16} aria-hidden="true" />
      {name}
    </Opener>
  );
  return (
    <>
      <tr>
        <Cells row={row} columns={columns} lead={lead} />
      </tr>
      {isOpen && (
        <tr id={id} data-details="">
          <td colSpan={columns.length}>{content}</td>
        </tr>
      )}
    </>
  );
}

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
