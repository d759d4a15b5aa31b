import { useId } from 'react';
import type { PortfolioColumn, PortfolioRow } from '../../../../../shared/domain/imports/portfolio-columns';
import { Columns } from '../../../ui/layout/columns';
import { Select, type SelectOption } from '../../../ui/primitives/select';
import { Muted, SrOnly, Tint } from '../../../ui/primitives/text';
import { exampleValues, headerOf, neededColumns } from '../draft-lines';
import type { ImportFile } from '../import-draft';
import { EveryLine } from './every-line';

type Props = {
  column: PortfolioColumn;
  file: ImportFile;
  options: readonly SelectOption[];
  index: number | undefined;
  /** The values set for every line, in columns the file does not have. */
  everyLine: PortfolioRow;
  onIndex: (index: number | undefined) => void;
  onEveryLine: (value: string) => void;
};

/** Whether all lines may share one value: not for unit numbers, texts and co-owners. */
const repeatable = (column: PortfolioColumn): boolean =>
  !/^owner[2-4]_|^(unit_number|description|appliances)$/.test(column);

/** One of our columns, the file column mapped to it, and example values. */
export function ColumnLine({ column, file, options, index, everyLine, onIndex, onEveryLine }: Props) {
  const id = useId();
  const isNeeded = neededColumns.has(column);
  const examples = index === undefined ? [] : exampleValues(file, index);
  return (
    <Columns
      as="li"
      widths="9rem 1fr 1fr"
      gap={{ base: '1.5', md: '4' }}
      alignItems="center"
      py={{ md: '2' }}
    >
      <label htmlFor={id}>
        <bdi>{headerOf(column)}</bdi>
        {isNeeded && (
          <>
            <Tint color="danger" aria-hidden="true">
              *
            </Tint>
            <SrOnly> (needed)</SrOnly>
          </>
        )}
      </label>
      <Select
        id={id}
        value={index === undefined ? '' : String(index)}
        placeholder="Not in the file"
        options={options}
        aria-describedby={index === undefined ? undefined : `${id}-examples`}
        color={index === undefined ? 'muted' : 'ink'}
        onChange={({ target }) => onIndex(target.value === '' ? undefined : Number(target.value))}
      />
      {index === undefined ? (
        repeatable(column) && <EveryLine column={column} everyLine={everyLine} onValue={onEveryLine} />
      ) : (
        <Muted id={`${id}-examples`} truncate _empty={{ display: 'none' }}>
          {examples.length > 0 && <bdi>{examples.join(', ')}</bdi>}
        </Muted>
      )}
    </Columns>
  );
}
