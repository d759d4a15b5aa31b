import { CircleAlert, CircleCheck, CircleSlash, Pencil, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { PortfolioColumn } from '../../../../../shared/domain/imports/portfolio-columns';
import { Tiles } from '../../../ui/layout/columns';
import { Row, Stack } from '../../../ui/layout/layout';
import { Button } from '../../../ui/primitives/button';
import { StatusBadge } from '../../../ui/primitives/status-badge';
import { Muted, SubTitle } from '../../../ui/primitives/text';
import { LineCell } from './line-cell';
import type { SeenLine } from './lines-view';
import { isColumn } from './seen-problem';

type Props = {
  line: SeenLine;
  /** Excluding this line also excludes the other lines of its property. */
  isWhole: boolean;
  /** Columns edited on this page: they stay open. */
  touched: ReadonlySet<PortfolioColumn>;
  /** The columns that Edit shows. */
  columns: readonly PortfolioColumn[];
  onCell: (column: PortfolioColumn, value: string) => void;
  onOut: (isOut: boolean) => void;
};

function Badge({ line: { isOut, problems }, isTouched }: { line: SeenLine; isTouched: boolean }) {
  if (isOut) return <StatusBadge tone="neutral" icon={CircleSlash} word="Skipped" />;
  if (problems.length > 0)
    return (
      <StatusBadge
        tone="danger"
        icon={CircleAlert}
        word={problems.length === 1 ? '1 problem' : `${problems.length} problems`}
      />
    );
  return <StatusBadge tone="success" icon={CircleCheck} word={isTouched ? 'Repaired' : 'Good'} />;
}

/** One line of the file with its problems and the cells to fix in place. */
export function LineItem({ line, isWhole, touched, columns, onCell, onOut }: Props) {
  const [whole, setWhole] = useState(false);
  const { row, cells, problems, isOut } = line;
  const wrong = new Set(problems.flatMap(({ column }) => (isColumn(column) ? [column] : [])));
  const open = isOut ? [] : columns.filter((column) => whole || wrong.has(column) || touched.has(column));
  const wholeLine = problems.filter(({ column }) => !isColumn(column));
  return (
    <Stack as="li">
      <Row columnGap="4" rowGap="2">
        <SubTitle flex="1 1 14rem">
          <Muted as="span" fontVariantNumeric="tabular-nums" me="2">{`Line ${row} `}</Muted>
          <bdi>
            {[cells.property_title, cells.unit_number].filter((part) => part?.trim()).join(' · ') ||
              'No name'}
          </bdi>
        </SubTitle>
        <Badge line={line} isTouched={touched.size > 0} />
        <Row gap="1">
          {!isOut && (
            <Button
              variant="ghost"
              size="sm"
              colorPalette="neutral"
              aria-expanded={whole}
              aria-label={`Edit line ${row}`}
              onClick={() => setWhole(!whole)}
            >
              <Pencil aria-hidden="true" />
              Edit
            </Button>
          )}
          <Button
            variant="ghost"
            size="sm"
            colorPalette="neutral"
            aria-label={
              isOut
                ? `Include line ${row} again`
                : isWhole
                  ? `Skip the property of line ${row}`
                  : `Skip line ${row}`
            }
            onClick={() => onOut(!isOut)}
          >
            {isOut ? <Undo2 aria-hidden="true" /> : <CircleSlash aria-hidden="true" />}
            {isOut ? 'Include again' : isWhole ? 'Skip property' : 'Skip'}
          </Button>
        </Row>
      </Row>
      {wholeLine.map(({ message }) => (
        <Muted key={message} color="danger">
          <bdi>{message}</bdi>
        </Muted>
      ))}
      {open.length > 0 && (
        <Tiles>
          {open.map((column) => (
            <LineCell
              key={column}
              row={row}
              column={column}
              cells={cells}
              problem={problems.find((problem) => problem.column === column)?.message}
              onValue={(value) => onCell(column, value)}
            />
          ))}
        </Tiles>
      )}
    </Stack>
  );
}
