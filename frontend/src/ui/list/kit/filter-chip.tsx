import { chakra } from '@chakra-ui/react';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import {
  chosenIn,
  chosenText,
  mostChosen,
  rangeText,
  readRange,
} from '../../../../../shared/domain/lists/list-filters';
import { displayDollars } from '../../../../../shared/domain/money';
import { isInsideThousands, typedNumbers } from '../../../../../shared/domain/typed-numbers';
import { CheckboxField } from '../../fields/checkbox-field';
import { FieldError } from '../../fields/field';
import { Input } from '../../fields/text-field';
import { Row, Stack } from '../../layout/layout';
import { Button } from '../../primitives/button';
import { IconButton } from '../../primitives/icon-button';
import { Popover } from '../../primitives/popover';
import { Muted } from '../../primitives/text';
import { SearchBox } from '../search-box';
import type { FilterOption, KitFilter } from './kit-filter';

/** The pill of a filter. */
export const ChipRoot = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: 0,
    maxW: 'full',
    minH: '8',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'control',
    borderRadius: 'full',
    color: 'muted',
    '&[data-on]': { borderStyle: 'solid', borderColor: 'primary', bg: 'primary.subtle', color: 'ink' },
    '@media (pointer: coarse)': { minH: '11' },
  },
});

export const ChipOpener = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minW: '0',
    minH: '8',
    px: '3',
    fontSize: 'xs',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    borderRadius: 'full',
    cursor: 'pointer',
    '@media (pointer: coarse)': { minH: '11' },
  },
});

type Props = {
  filter: KitFilter;
  value: string | undefined;
  onValue: (value: string | undefined) => void;
  /** Chosen under + Filter just now. */
  isOpen?: boolean;
  onClose?: () => void;
};

/** `Beacon House, Alder Court +2`. */
export function chosenWords(names: readonly string[], most = 2): string {
  const shown = names.slice(0, most).join(', ');
  return names.length > most ? `${shown} +${names.length - most}` : shown;
}

/** Cents only where there are some. */
const dollarsText = (dollars: number): string => displayDollars(dollars * 100).replace(/\.00$/, '');

/** `1–30 days`, `over 30 days`, `up to 5 days`, `$100–$500`. */
export function rangeWords(text: string | undefined, unit: string): string {
  const { from, to } = readRange(text) ?? {};
  const put = (number: number) => (unit === '$' ? dollarsText(number) : String(number));
  const after = unit === '$' ? '' : ` ${unit}`;
  if (from !== undefined && to !== undefined)
    return `${from === to ? put(from) : `${put(from)}–${put(to)}`}${after}`;
  if (from !== undefined) return `${put(from)} or more${after}`;
  return to === undefined ? '' : `up to ${put(to)}${after}`;
}

/** The options of a filter whose list the server has, page by page. */
const useLoaded = (filter: KitFilter, search: string) =>
  useInfiniteQuery({
    queryKey: ['list-options', filter.name, search],
    queryFn: ({ pageParam, signal }) =>
      filter.kind === 'many' ? filter.load({ search, after: pageParam }, signal) : { rows: [] },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    enabled: filter.kind === 'many',
  });

/** What the chosen ones are called, wherever they stand in the list. */
const useNames = (filter: KitFilter, ids: readonly string[]) =>
  useQuery({
    queryKey: ['list-names', filter.name, ids],
    queryFn: async ({ signal }) => {
      const found: FilterOption[] = [];
      let after: string | undefined;
      do {
        const page = filter.kind === 'many' ? await filter.load({ search: '', after }, signal) : { rows: [] };
        found.push(...page.rows.filter(({ value }) => ids.includes(value)));
        after = found.length < ids.length ? page.next : undefined;
      } while (after !== undefined);
      return found;
    },
    enabled: filter.kind === 'many' && ids.length > 0,
    placeholderData: keepPreviousData,
  });

function useWords(filter: KitFilter, value: string | undefined): string {
  const ids = chosenIn(value);
  const { data = [] } = useNames(filter, ids);
  if (value === undefined) return '';
  if (filter.kind === 'range')
    return filter.presets.find((preset) => preset.value === value)?.label ?? rangeWords(value, filter.unit);
  const options = filter.kind === 'many' ? data : filter.options;
  const names = ids.flatMap((id) => options.find((option) => option.value === id)?.label ?? []);
  if (names.length < ids.length) return `${ids.length} chosen`;
  return chosenWords(names);
}

/** A filter of the bar: dashed until it is set, then with what is chosen and a button that takes it out. */
export function FilterChip({ filter, value, onValue, isOpen = false, onClose }: Props) {
  const { label } = filter;
  const words = useWords(filter, value);
  const isOn = value !== undefined;
  return (
    <ChipRoot data-on={isOn ? '' : undefined}>
      <Popover
        label={label}
        isOpen={isOpen}
        {...(onClose && { onClose })}
        trigger={
          <ChipOpener type="button" {...(isOn && { pe: '1' })}>
            {!isOn && <Plus size={14} aria-hidden="true" />}
            <chakra.bdi truncate>{isOn ? `${label}: ${words}` : label}</chakra.bdi>
          </ChipOpener>
        }
      >
        <Choices filter={filter} value={value} onValue={onValue} />
      </Popover>
      {isOn && (
        <IconButton label={`Clear ${label}`} size="xs" me="1" onClick={() => onValue(undefined)}>
          <X aria-hidden="true" />
        </IconButton>
      )}
    </ChipRoot>
  );
}

function Choices({ filter, value, onValue }: Pick<Props, 'filter' | 'value' | 'onValue'>) {
  if (filter.kind === 'range') return <RangeChoice filter={filter} value={value} onValue={onValue} />;
  if (filter.kind === 'many') return <LoadedChoice filter={filter} value={value} onValue={onValue} />;
  return (
    <OptionList
      name={filter.label}
      options={filter.options}
      value={value}
      onValue={onValue}
      isOne={filter.kind === 'one'}
    />
  );
}

type ListProps = {
  name: string;
  options: readonly FilterOption[];
  value: string | undefined;
  onValue: (value: string | undefined) => void;
  /** Another choice takes the place of the last. */
  isOne?: boolean;
};

function OptionList({ name, options, value, onValue, isOne = false }: ListProps) {
  const chosen = chosenIn(value);
  const toggle = (one: string, isOn: boolean) => {
    if (isOne) return onValue(isOn ? one : undefined);
    return onValue(chosenText(isOn ? [...chosen, one] : chosen.filter((other) => other !== one)));
  };
  return (
    <Stack role="group" aria-label={name} gap="1.5" maxH="72" overflowY="auto" p="1">
      {options.map((option) => (
        <CheckboxField
          key={option.value}
          label={option.label}
          checked={chosen.includes(option.value)}
          disabled={!chosen.includes(option.value) && !isOne && chosen.length >= mostChosen}
          onChange={({ target }) => toggle(option.value, target.checked)}
        />
      ))}
    </Stack>
  );
}

function LoadedChoice({ filter, value, onValue }: Pick<Props, 'filter' | 'value' | 'onValue'>) {
  const [search, setSearch] = useState('');
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage } = useLoaded(filter, search);
  const options = data?.pages.flatMap(({ rows }) => rows);
  return (
    <Stack gap="2" w="64">
      <div>
        <SearchBox
          label={`Search ${filter.label.toLowerCase()}`}
          value={search}
          onSearch={setSearch}
          maxW="full"
        />
      </div>
      <Loaded isError={isError} isNone={options?.length === 0} isWaiting={!options}>
        <OptionList name={filter.label} options={options ?? []} value={value} onValue={onValue} />
        {hasNextPage && (
          <Button
            variant="ghost"
            size="sm"
            pending={isFetchingNextPage}
            pendingText="Loading"
            onClick={() => void fetchNextPage()}
          >
            Show more
          </Button>
        )}
      </Loaded>
    </Stack>
  );
}

type LoadedProps = { isError: boolean; isNone: boolean; isWaiting: boolean; children: ReactNode };

function Loaded({ isError, isNone, isWaiting, children }: LoadedProps) {
  if (isError) return <Muted small>Could not load. Please try again.</Muted>;
  if (isWaiting) return <Muted small>Loading…</Muted>;
  if (isNone) return <Muted small>No match</Muted>;
  return children;
}

function RangeChoice({
  filter,
  value,
  onValue,
}: {
  filter: Extract<KitFilter, { kind: 'range' }>;
  value: string | undefined;
  onValue: (value: string | undefined) => void;
}) {
  const range = readRange(value) ?? {};
  const asTyped = (number: number | undefined) => number?.toString() ?? '';
  const [typed, setTyped] = useState({ from: asTyped(range.from), to: asTyped(range.to) });
  const [wrong, setWrong] = useState<readonly (keyof typeof typed)[]>([]);
  const hint = useId();
  const apply = () => {
    const [from, to] = [typed.from, typed.to].map((text) => numberOf(text, filter.unit));
    const refused = ends.filter((end) => numberOf(typed[end], filter.unit) === null);
    setWrong(refused);
    if (refused.length > 0) return;
    const text = rangeText({ from: from ?? undefined, to: to ?? undefined });
    onValue(rangeText(readRange(text) ?? {}));
  };
  return (
    <Stack gap="3" w="60">
      <OptionList name={filter.label} options={filter.presets} value={value} onValue={onValue} isOne />
      <chakra.form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <Row gap="2" flexWrap="nowrap" alignItems="flex-start">
          {ends.map((end) => (
            <Input
              key={end}
              aria-label={`${filter.label} ${end}`}
              aria-invalid={wrong.includes(end) ? true : undefined}
              aria-describedby={wrong.includes(end) ? hint : undefined}
              inputMode={filter.unit === '$' ? 'decimal' : 'numeric'}
              placeholder={end === 'from' ? 'From' : 'To'}
              dir="ltr"
              value={typed[end]}
              onChange={({ target }) => setTyped({ ...typed, [end]: target.value })}
            />
          ))}
          <Button type="submit" variant="outline" size="sm">
            Apply
          </Button>
        </Row>
        <FieldError id={hint}>{wrong.length > 0 && rangeHint(filter.unit)}</FieldError>
      </chakra.form>
    </Stack>
  );
}

const ends = ['from', 'to'] as const;

const rangeHint = (unit: string): string =>
  unit === '$'
    ? 'Enter an amount in dollars, like 1250 or 1,250.50.'
    : `Enter a whole number of ${unit}, like 30.`;

/** Undefined for an empty field, null for a text that is no such number. */
export function numberOf(text: string, unit: string): number | undefined | null {
  const line = text.trim();
  if (line === '') return undefined;
  if (unit !== '$') return /^\d{1,9}$/.test(line) ? Number(line) : null;
  const plain = isInsideThousands(line) ? undefined : typedNumbers.amount.read(line);
  return plain && /^\d*\.?\d*\d$/.test(plain) ? Number(plain) : null;
}
