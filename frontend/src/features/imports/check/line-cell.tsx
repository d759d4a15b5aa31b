import { useState } from 'react';
import type { PortfolioColumn, PortfolioRow } from '../../../../../shared/domain/imports/portfolio-columns';
import { SelectField } from '../../../ui/fields/select-field';
import { TextField } from '../../../ui/fields/text-field';
import { cellWords } from '../cell-words';
import { headerOf } from '../draft-lines';

type Props = {
  row: number;
  column: PortfolioColumn;
  cells: PortfolioRow;
  problem: string | undefined;
  onValue: (value: string) => void;
};

/** Edits a cell in place. Enter or leaving the field saves the value and checks it again. */
export function LineCell({ row, column, cells, problem, onValue }: Props) {
  const value = cells[column] ?? '';
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setTyped(value);
  }
  const field = {
    id: `line-${row}-${column}`,
    label: <bdi>{headerOf(column)}</bdi>,
    error: problem,
  };
  const words = cellWords(column);
  if (words.length > 0)
    return (
      <SelectField
        {...field}
        value={words.includes(value) ? value : ''}
        placeholder={value === '' || words.includes(value) ? 'Choose' : value}
        options={words.map((word) => ({ value: word, label: word }))}
        onChange={({ target }) => onValue(target.value)}
      />
    );
  const take = () => {
    if (typed !== value) onValue(typed);
  };
  return (
    <TextField
      {...field}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take();
        if (event.key === 'Escape') setTyped(value);
      }}
    />
  );
}
