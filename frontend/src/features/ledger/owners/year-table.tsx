import { chakra } from '@chakra-ui/react';
import { signedDollars } from '../../../../../shared/domain/money';
import { Amount } from '../../../ui/primitives/text';
import type { YearRow } from './year-rows';

const Table = chakra('table', {
  base: {
    '--edge': { base: '{spacing.4}', md: '{spacing.6}' },
    w: 'full',
    borderCollapse: 'separate',
    borderSpacing: '0',
    '& :is(th, td)': { h: '9', px: '2', py: '1', textAlign: 'start', fontWeight: 'normal' },
    '& thead th': { fontSize: 'xs', color: 'muted', borderBottomWidth: '1px', borderColor: 'border' },
    '& :is(th, td):first-child': { w: { base: '3.5rem', md: '4.5rem' }, ps: 'var(--edge)' },
    '& :is(th, td):last-child': { pe: 'var(--edge)' },
    '& [data-end]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    '& [data-kind=heading] th': { pt: '4', fontWeight: 'semibold' },
    '& [data-kind=part]': { color: 'muted', fontSize: 'sm' },
    '& [data-kind=part] th': { ps: '6' },
    '& [data-kind=sum] :is(th, td)': { borderTopWidth: '1px', borderColor: 'border', fontWeight: 'medium' },
    '& [data-kind=total] :is(th, td)': {
      borderTopWidth: '1px',
      borderColor: 'ink',
      fontWeight: 'semibold',
    },
  },
});

/** Figures with the line of Schedule E that each is for, if any. */
export const YearTable = ({ caption, rows }: { caption: string; rows: readonly YearRow[] }) => (
  <Table>
    <chakra.caption srOnly>{caption}</chakra.caption>
    <thead>
      <tr>
        <th scope="col">Line</th>
        <th scope="col">What</th>
        <th scope="col" data-end="">
          Amount
        </th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <Line key={keyOf(row)} row={row} />
      ))}
    </tbody>
  </Table>
);

/** Two lines may have a part of the same name. */
const keyOf = (row: YearRow): string =>
  row.kind === 'part' ? `${row.partOf} ${row.name}` : `${row.kind} ${row.name}`;

const Line = ({ row }: { row: YearRow }) =>
  row.kind === 'heading' ? (
    <tr data-kind="heading">
      <td />
      <th scope="rowgroup" colSpan={2}>
        <bdi>{row.name}</bdi>
      </th>
    </tr>
  ) : (
    <tr data-kind={row.kind}>
      <td>{row.line}</td>
      <th scope="row">
        <bdi>{row.name}</bdi>
      </th>
      <td data-end="">
        <Amount>{signedDollars(row.cents)}</Amount>
      </td>
    </tr>
  );
