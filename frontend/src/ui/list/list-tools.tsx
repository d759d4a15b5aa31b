import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { Button } from '../button';
import { CompactSelect } from '../compact-select';
import { Input } from '../fields/text-field';
import { Bar, Grow } from '../layout';
import { SearchBox } from '../search-box';
import type { SelectOption } from '../select';

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
  readonly days?: readonly { readonly name: string; readonly label: string }[];
};

type Props = Tools & {
  place: Place;
  onChange: (change: Place) => void;
  /** Takes every filter away; undefined while there is none, or another button does it. */
  onClear?: (() => void) | undefined;
};

/** Two to a line on a phone, as wide as its words elsewhere. */
const short = { flex: '1 1 8.5rem', maxW: { sm: '12rem' } } as const;

/** Search, choices and days of a list; each change is a new place in the address. */
export function ListTools({ search, selects = [], days = [], place, onChange, onClear }: Props) {
  const chosen = (name: string): string => String(place[name] ?? '');
  const { name: searched = 'search', label = '' } = search ?? {};
  return (
    <Bar rule="below" display="flex" flexWrap="wrap" alignItems="center" gap="3">
      {search && (
        <SearchBox
          label={label}
          value={chosen(searched)}
          onSearch={(text) => onChange({ [searched]: text })}
        />
      )}
      {selects.map(({ name, options, ...select }) => (
        <Grow key={name} {...short}>
          <CompactSelect
            {...select}
            options={options}
            value={chosen(name) || (options[0]?.value ?? '')}
            onValue={(value) => onChange({ [name]: value })}
          />
        </Grow>
      ))}
      {days.map(({ name, label }) => (
        <Day key={name} label={label} value={chosen(name)} onDay={(day) => onChange({ [name]: day })} />
      ))}
      {onClear && (
        <Button variant="plain" size="sm" onClick={onClear}>
          Clear filters
        </Button>
      )}
    </Bar>
  );
}

function Day({ label, value, onDay }: { label: string; value: string; onDay: (day: string) => void }) {
  const id = useId();
  return (
    <chakra.div
      display="flex"
      flexDirection={{ base: 'column', sm: 'row' }}
      alignItems={{ sm: 'center' }}
      gap={{ base: '1', sm: '2' }}
      flex={{ base: '1 1 8.5rem', sm: 'none' }}
      minW="0"
    >
      <chakra.label htmlFor={id} color="muted">
        {label}
      </chakra.label>
      <Input id={id} type="date" dir="ltr" value={value} onChange={({ target }) => onDay(target.value)} />
    </chakra.div>
  );
}
