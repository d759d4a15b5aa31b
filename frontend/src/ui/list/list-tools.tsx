import type { ReactNode } from 'react';
import { Bar, Grow } from '../layout/layout';
import { Button } from '../primitives/button';
import { Select, type SelectOption } from '../primitives/select';
import { SearchBox } from './search-box';

type Place = Readonly<Record<string, unknown>>;

/** Search and filters of a list. Each sets the part of the place that it names. */
export type Tools = {
  readonly search?: { readonly name?: string; readonly label: string };
  /** The first option means that the part is not set. */
  readonly selects?: readonly {
    readonly name: string;
    readonly label: string;
    readonly options: readonly SelectOption[];
  }[];
  readonly more?: ReactNode;
};

type Props = Tools & {
  place: Place;
  onChange: (change: Place) => void;
  /** Clears all filters; undefined if there are none, or if another button does it. */
  onClear?: (() => void) | undefined;
};

/** Two per line on a phone, otherwise as wide as the text. */
const short = { flex: '1 1 8.5rem', maxW: { sm: '12rem' } } as const;

/** A list's search and selects; each change updates the address. */
export function ListTools({ search, selects = [], more, place, onChange, onClear }: Props) {
  const chosen = (name: string): string => String(place[name] ?? '');
  const searched = search?.name ?? 'search';
  return (
    <Bar rule="below" display="flex" flexWrap="wrap" alignItems={{ base: 'end', sm: 'center' }} gap="3">
      {search && (
        <SearchBox
          label={search.label}
          value={chosen(searched)}
          onSearch={(text) => onChange({ [searched]: text })}
        />
      )}
      {selects.map(({ name, label, options }) => (
        <Grow key={name} {...short}>
          <Select
            aria-label={label}
            options={options}
            value={chosen(name) || options[0]?.value}
            onChange={({ target }) => onChange({ [name]: target.value })}
          />
        </Grow>
      ))}
      {more}
      {onClear && (
        <Button variant="plain" size="sm" onClick={onClear}>
          Clear filters
        </Button>
      )}
    </Bar>
  );
}
