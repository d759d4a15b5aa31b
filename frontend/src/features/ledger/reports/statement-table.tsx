import { chakra } from '@chakra-ui/react';
import type { StatementColumn } from '../../../../../shared/domain/ledger/reports/statement-columns';
import type { StatementLine } from '../../../../../shared/domain/ledger/reports/statement-layout';
import { signedDollars } from '../../../../../shared/domain/money';
import { Amount } from '../../../ui/primitives/text';
import { FigureButton } from './figure-button';
import type { StatementAsked } from './statement-asked';
import { statementFigure } from './statement-figure';

/** Scrolls sideways under its first column where the columns do not fit. */
const Scrolled = chakra('div', {
  base: {
    overflowX: 'auto',
    _focusVisible: { outline: '2px solid {colors.primary}', outlineOffset: '-2px' },
    '@media print': { overflowX: 'visible' },
  },
});

const Table = chakra('table', {
  base: {
    '--edge': { base: '{spacing.4}', md: '{spacing.6}' },
    w: 'full',
    borderCollapse: 'separate',
    borderSpacing: '0',
    transition: 'opacity {durations.fade}',
    '&[aria-busy]': { opacity: 0.6 },
    '& :is(th, td)': { h: '10', px: '3', py: '1', textAlign: 'start', whiteSpace: 'nowrap' },
    '& thead th': {
      fontSize: 'xs',
      fontWeight: 'medium',
      color: 'muted',
      borderBottomWidth: '1px',
      borderColor: 'border',
    },
    '& :is(th, td):first-child': {
      position: 'sticky',
      insetInlineStart: '0',
      zIndex: 1,
      minW: { base: '9.5rem', md: '16rem' },
      maxW: { base: '10.5rem', md: 'none' },
      ps: 'var(--edge)',
      bg: 'surface',
      whiteSpace: 'normal',
    },
    '& :is(th, td):last-child': { pe: 'var(--edge)' },
    '& [data-end]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '& [data-kind=heading] th': { pt: '4', fontWeight: 'semibold' },
    '& [data-kind=line] th': { ps: 'calc(var(--edge) + {spacing.4})', fontWeight: 'normal' },
    '& [data-kind=sum] :is(th, td)': { borderTopWidth: '1px', borderColor: 'border', fontWeight: 'medium' },
    '& [data-kind=total] :is(th, td)': {
      borderTopWidth: '2px',
      borderColor: 'ink',
      fontWeight: 'semibold',
    },
  },
});

type Props = {
  caption: string;
  asked: StatementAsked;
  columns: readonly StatementColumn[];
  lines: readonly StatementLine[];
  isBusy: boolean;
};

/** A statement: sections of lines with their sums, a column a month or property. */
export const StatementTable = ({ caption, asked, columns, lines, isBusy }: Props) => (
  <Scrolled
    // A scrolled region is reached by keyboard.
    tabIndex={0}
    role="region"
    aria-label={caption}
  >
    <Table aria-busy={isBusy || undefined}>
      <chakra.caption srOnly>{caption}</chakra.caption>
      <thead>
        <tr>
          <th scope="col">Account</th>
          {columns.map(({ key, title }) => (
            <th key={key} scope="col" data-end="">
              <bdi>{title}</bdi>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line key={line.key} {...{ line, columns, asked }} />
        ))}
      </tbody>
    </Table>
  </Scrolled>
);

type LineProps = Pick<Props, 'columns' | 'asked'> & { line: StatementLine };

function Line({ line, columns, asked }: LineProps) {
  const { kind, name } = line;
  if (line.kind === 'heading')
    return (
      <tr data-kind={kind}>
        <th scope="rowgroup">
          <bdi>{name}</bdi>
        </th>
        <td colSpan={columns.length} />
      </tr>
    );
  return (
    <tr data-kind={kind}>
      <th scope="row">
        <bdi>{name}</bdi>
      </th>
      {columns.map(({ key, title }) => {
        const cents = line.cents[key] ?? 0;
        const figure = statementFigure(asked, line, key);
        return (
          <td key={key} data-end="">
            {figure ? (
              <FigureButton cents={cents} name={`${name}: ${title}`} asked={figure} />
            ) : (
              <Amount>{signedDollars(cents)}</Amount>
            )}
          </td>
        );
      })}
    </tr>
  );
}
