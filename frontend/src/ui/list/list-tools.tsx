import type { ReactNode } from 'react';
import { Button } from '../button';
import { Bar, Grow } from '../layout';
import { SearchBox } from '../search-box';
import { Select, type SelectOption } from '../select';

type Place = Readonly<Record<string, unknown>>;

/** What narrows and orders a list. Each names the part of the place that it fills. */
export type Tools = {
  readonly search?: { readonly name?: string; readonly label: string };
  /** The first option stands for the part's absence. */
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
  /** Takes every filter away; undefined while there is none, or another button does it. */
  onClear?: (() => void) | undefined;
};

/** Two to a line on a phone, as wide as its words elsewhere. */
const short = { flex: '1 1 8.5rem', maxW: { sm: '12rem' } } as const;

/** Search and choices of a list; each change is a new place in the address. */
export function ListTools({ search, selects = [], more, place, onChange, onClear }: Props) {
  const chosen = (name: string): string => String(place[name] ?? '');
  const searched = search?.name ?? 'search';
  return (
    <Bar rule="below" display="flex" flexWrap="wrap" alignItems="center" gap="3">
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
