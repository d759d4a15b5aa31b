import { useQuery } from '@tanstack/react-query';
import type { PortfolioColumn, PortfolioRow } from '../../../../../shared/domain/imports/portfolio-columns';
import { Input } from '../../../ui/fields/text-field';
import { Select } from '../../../ui/primitives/select';
import { headerOf } from '../draft-lines';

type Props = {
  column: PortfolioColumn;
  everyLine: PortfolioRow;
  onValue: (value: string) => void;
};

/** The words a cell may hold, loaded together with the rules that define them. */
const wordsQuery = {
  queryKey: ['import-words'],
  queryFn: async () => (await import('../cell-words')).cellWords,
  staleTime: Number.POSITIVE_INFINITY,
};

/** One value for every line, in a column the file does not have. */
export function EveryLine({ column, everyLine, onValue }: Props) {
  const { data: wordsOf } = useQuery(wordsQuery);
  const words = wordsOf?.(column) ?? [];
  const field = {
    'aria-label': `${headerOf(column)} of every line`,
    value: everyLine[column] ?? '',
    color: everyLine[column] ? 'ink' : 'muted',
  };
  if (words.length > 0)
    return (
      <Select
        {...field}
        placeholder="Same for every line"
        options={words.map((word) => ({ value: word, label: word }))}
        onChange={({ target }) => onValue(target.value)}
      />
    );
  return (
    <Input
      {...field}
      dir="auto"
      placeholder="Same for every line"
      onChange={({ target }) => onValue(target.value)}
    />
  );
}
