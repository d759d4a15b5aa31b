import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import type { PortfolioColumn } from '../../../../../shared/domain/portfolio-columns';
import { Select, type SelectOption } from '../../../ui/select';
import { exampleValues, headerOf, neededColumns } from '../draft-lines';
import type { ImportFile } from '../import-draft';

type Props = {
  column: PortfolioColumn;
  file: ImportFile;
  options: readonly SelectOption[];
  index: number | undefined;
  onIndex: (index: number | undefined) => void;
};

/** One of our columns, which of the file's fills it, and what stands there. */
export function ColumnLine({ column, file, options, index, onIndex }: Props) {
  const id = useId();
  const isNeeded = neededColumns.has(column);
  const examples = index === undefined ? [] : exampleValues(file, index);
  return (
    <chakra.li
      display="grid"
      gap={{ base: '1.5', md: '4' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '11rem minmax(0, 16rem) minmax(0, 1fr)' }}
      alignItems="center"
      px={{ base: '4', md: '6' }}
      py={{ base: '3', md: '2' }}
      borderTopWidth="1px"
      borderColor="border"
    >
      <chakra.label htmlFor={id} fontSize="sm" fontWeight="medium">
        <bdi>{headerOf(column)}</bdi>
        {isNeeded && (
          <chakra.span color="danger" ms="0.5" aria-hidden="true">
            *
          </chakra.span>
        )}
        {isNeeded && <chakra.span srOnly> (needed)</chakra.span>}
      </chakra.label>
      <Select
        id={id}
        value={index === undefined ? '' : String(index)}
        placeholder="Not in the file"
        options={options}
        aria-describedby={`${id}-examples`}
        color={index === undefined ? 'muted' : 'ink'}
        onChange={({ target }) => onIndex(target.value === '' ? undefined : Number(target.value))}
      />
      <chakra.p
        id={`${id}-examples`}
        m="0"
        fontSize="sm"
        color="muted"
        overflow="hidden"
        textOverflow="ellipsis"
        whiteSpace="nowrap"
        _empty={{ display: { base: 'none', md: 'block' } }}
      >
        {examples.length > 0 && <bdi>{examples.join(', ')}</bdi>}
      </chakra.p>
    </chakra.li>
  );
}
