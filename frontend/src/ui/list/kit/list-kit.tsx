import { chakra } from '@chakra-ui/react';
import type { UseQueryResult } from '@tanstack/react-query';
import { ListChecks, Plus } from 'lucide-react';
import { type ComponentProps, type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { chosenIn, chosenText } from '../../../../../shared/domain/lists/list-filters';
import { nextOrder, orderText, readOrder } from '../../../../../shared/domain/lists/list-order';
import type { ViewList } from '../../../../../shared/domain/people/saved-views';
import { allPages, type ReadPage } from '../../../api/all-pages';
import type { EmptyState } from '../../feedback/empty-state';
import { toast } from '../../feedback/toast';
import { Bar, Grow, Row } from '../../layout/layout';
import { Section } from '../../layout/section';
import { ActionMenu } from '../../primitives/action-menu';
import { Button } from '../../primitives/button';
import { drawings } from '../../primitives/drawings';
import { IconButton } from '../../primitives/icon-button';
import type { ScreenPath } from '../../primitives/screen-path';
import type { Place as LinkPlace } from '../../primitives/use-href-link';
import type { ListPage } from '../list';
import { type Position, pageOf, rangeText } from '../list-paging';
import type { ListPlaces } from '../list-place';
import { ListStates } from '../list-states';
import { SearchBox } from '../search-box';
import { ViewTabs } from '../views/view-tabs';
import { BulkBar } from './bulk-bar';
import { ColumnsButton } from './columns-button';
import { ExportButton, readFailed } from './export-button';
import { ChipOpener, FilterChip } from './filter-chip';
import { columnsOfView, type KitColumn, shownColumns } from './kit-column';
import { type KitFilter, mostChips } from './kit-filter';
import { KitPager } from './kit-pager';
import { KitTable } from './kit-table';
import { useKitSelection } from './use-kit-selection';
import { rememberList, useListChoices } from './use-list-choices';

type Raw = Readonly<Record<string, unknown>>;

/** A built-in view. */
export type KitView = {
  readonly key: string;
  readonly label: string;
  /** When it has no rows: what it is for. */
  readonly none: Pick<ComponentProps<typeof EmptyState>, 'title' | 'text'>;
  /** Columns that this view is about: shown in it though they are off elsewhere. */
  readonly shows?: readonly string[];
};

/** One definition a list. */
export type KitDefinition<Row> = {
  /** Under which its views are kept, and files are called. */
  readonly name: ViewList;
  readonly to: ScreenPath;
  /** One row and many: `lease`, `leases`. */
  readonly one: string;
  readonly many: string;
  /** What a search looks in: `Tenant, unit or property`. */
  readonly search: string;
  readonly columns: readonly KitColumn<Row>[];
  readonly filters: readonly KitFilter[];
  /** The first one is the list without a view in its address. */
  readonly views: readonly KitView[];
  readonly rowKey: (row: Row) => string;
  readonly rowLabel: (row: Row) => string;
  readonly rowTo?: (row: Row) => LinkPlace;
};

/** One page from the server, with what it says of all rows that the filters leave. */
export type KitPage<Row> = ListPage<Row> & {
  /** Texts under columns of money, by their keys. */
  readonly totals?: Readonly<Record<string, string>> | undefined;
  /** Beside each view's label: `7 · $9,299.64`. */
  readonly notes?: Readonly<Record<string, string>> | undefined;
  /** The organization has no such thing at all yet. */
  readonly isNone?: boolean | undefined;
  /** After the range, in the footer: what else all rows come to. */
  readonly remark?: string | undefined;
};

type Props<Place extends Position, Data, Row> = {
  kit: KitDefinition<Row>;
  list: ListPlaces<Place>;
  place: Place;
  onPlace: (place: Place) => void;
  read: UseQueryResult<Data>;
  page: (data: Data) => KitPage<Row> | undefined;
  /** Reads on after a cursor, for files and Select all. */
  readAll: ReadPage<Row>;
  /** The empty list of an organization that has none at all yet. */
  firstUse: ComponentProps<typeof EmptyState>;
  /** Each row's ⋯. */
  rowMenu?: ((row: Row) => ReactNode) | undefined;
  bulk?:
    | {
        /** What the chosen rows come to. */
        readonly sum?: (rows: readonly Row[]) => string;
        readonly actions: (rows: readonly Row[], clear: () => void) => ReactNode;
      }
    | undefined;
  /** Stands in place of the table and its footer, as a board does; tabs, search and filters stay. */
  instead?: ReactNode;
  /** Beside each view's label, where no page of rows says it. */
  notes?: Readonly<Record<string, string>> | undefined;
  /** Opened to choose one row for a form: its tabs are not remembered. */
  isChooser?: boolean;
};

const wordOf = (raw: unknown): string | undefined => (typeof raw === 'string' ? raw : undefined);

/** A list of the product: tabs, bar, table, footer, in all their states (desk.md §3.1). */
export function ListKit<Place extends Position, Data, Row>({
  kit,
  list,
  place,
  onPlace,
  read,
  page: pageOfData,
  readAll,
  firstUse,
  rowMenu,
  bulk,
  instead,
  notes,
  isChooser = false,
}: Props<Place, Data, Row>) {
  const { filters, views } = kit;
  const at: Raw = place;
  const [firstView] = views;
  const view = views.find(({ key }) => key === at.view) ?? firstView;
  const all = columnsOfView(kit.columns, view?.shows);
  const { isCompact, size } = useListChoices();
  // Draws rows in slices, so that the screen stays responsive.
  const data = useDeferredValue(read.data);
  const page = data && pageOfData(data);
  const busy = read.isPlaceholderData || data !== read.data;
  const chosenColumns = chosenIn(wordOf(at.cols));
  const columns = shownColumns(all, { chosen: chosenColumns });
  const order = readOrder(
    at.sort,
    all.map(({ key }) => key),
  );
  const selection = useKitSelection<Row>(
    { key: kit.rowKey, label: kit.rowLabel },
    // Another order or other columns are the same rows.
    list.viewOf(list.narrowed(place, { sort: undefined, cols: undefined })),
  );
  const [isSelecting, setSelecting] = useState(false);
  const readAllChosen = useAllRows(readAll, (rows) => selection.choose(rows, true));
  const { printed, print } = usePrint<Row>();
  const isNarrowed = list.isNarrowed(place);
  const goesOn = page?.next !== undefined || pageOf(place) > 1;
  const isNothing = page?.rows.length === 0 && !goesOn && !busy;
  const change = (parts: Raw) => onPlace(list.narrowed(place, parts));
  const sortBy = (key: string) => {
    const column = all.find((one) => one.key === key);
    const next = nextOrder(order, { key, startsDescending: column?.startsDescending });
    change({ sort: next && orderText(next) });
  };
  const viewKey = view === firstView ? undefined : view?.key;
  const cols = wordOf(at.cols);
  useEffect(() => {
    if (!isChooser) rememberList(kit.name, { view: viewKey, cols });
  }, [isChooser, kit.name, viewKey, cols]);
  const countText = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? kit.one : kit.many}`;
  const isFirstUse = isNothing && !isNarrowed && page?.isNone;
  const none = isFirstUse || !view ? firstUse : { ...view.none, drawing: drawings.keys };
  const next = page && list.next(place, page);
  const previous = page && list.previous(place, page);
  const isWhole = page?.total !== undefined || (page !== undefined && !next && pageOf(place) === 1);
  const total = page?.total ?? (isWhole ? page?.rows.length : undefined);
  return (
    <>
      {!isFirstUse && (
        <ViewTabs
          name={kit.name}
          list={list}
          place={place}
          onPlace={onPlace}
          label="Views"
          to={kit.to}
          tabs={views.map(({ key, label }, index) => ({
            label,
            note: (page?.notes ?? notes)?.[key],
            isHere: key === view?.key,
            change: { view: index === 0 ? undefined : key },
          }))}
        />
      )}
      <Section flush>
        {!isFirstUse && (
          <KitBar
            label={kit.search}
            place={at}
            filters={filters}
            hasClear={!isNothing}
            onChange={change}
            tools={
              <>
                {bulk && !instead && (
                  <IconButton
                    label={isSelecting ? 'Stop selecting' : 'Select'}
                    variant="outline"
                    size="sm"
                    aria-pressed={isSelecting}
                    display={{ base: 'inline-flex', lg: 'none' }}
                    onClick={() => {
                      selection.clear();
                      setSelecting(!isSelecting);
                    }}
                  >
                    <ListChecks aria-hidden="true" />
                  </IconButton>
                )}
                {!instead && (
                  <ColumnsButton
                    columns={all}
                    chosen={chosenColumns}
                    onChosen={(cols) => change({ cols: cols && chosenText(cols) })}
                  />
                )}
                <ExportButton what={kit.name} columns={columns} readAll={readAll} onPrint={print} />
              </>
            }
          />
        )}
        {bulk && !instead && selection.chosen.length > 0 && (
          <BulkBar
            count={selection.chosen.length}
            sum={bulk.sum?.(selection.chosen)}
            total={total}
            isReading={readAllChosen.isReading}
            onAll={readAllChosen.start}
            onClear={selection.clear}
          >
            {bulk.actions(selection.chosen, selection.clear)}
          </BulkBar>
        )}
        {!instead && (
          <ListStates
            read={read}
            rows={busy && page?.rows.length === 0 ? undefined : page?.rows}
            goesOn={goesOn}
            none={none}
            skeleton={{ picture: false }}
            onClear={isNarrowed ? () => onPlace(list.cleared(place)) : undefined}
            what={kit.many}
            isShort
          >
            {(rows) =>
              rows.length > 0 ? (
                <KitTable
                  caption={`${view?.label ?? ''} ${kit.many}`.trim()}
                  columns={columns}
                  isChosen={chosenColumns.length > 0}
                  rows={printed ?? rows}
                  rowKey={kit.rowKey}
                  rowTo={kit.rowTo}
                  rowMenu={rowMenu}
                  select={bulk && { ...selection, onAll: (isOn) => selection.choose(rows, isOn) }}
                  isSelecting={isSelecting}
                  order={order}
                  onSort={sortBy}
                  totals={page?.totals}
                  totalLabel={total === undefined ? 'Total' : countText(total)}
                  isCompact={isCompact}
                  busy={busy}
                />
              ) : (
                <Bar color="muted">Nothing on this page.</Bar>
              )
            }
          </ListStates>
        )}
        {page && !isNothing && !instead && (
          <KitPager
            range={
              page.isUncounted && (next || previous)
                ? `Page ${pageOf(place)}`
                : rangeText(place, { rows: page.rows.length, size, total: page.total, isLast: !next })
            }
            total={total}
            remark={page.remark}
            onNext={next && (() => onPlace(next))}
            onPrevious={previous && (() => onPlace(previous))}
            onFirst={() => change({})}
          />
        )}
      </Section>
      {instead}
    </>
  );
}

/** Every row that the filters leave, for Select all. */
function useAllRows<Row>(readAll: ReadPage<Row>, onRows: (rows: readonly Row[]) => void) {
  const [isReading, setReading] = useState(false);
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const start = () => {
    const running = new AbortController();
    stop.current = running;
    setReading(true);
    void allPages(readAll, { signal: running.signal })
      .then(onRows)
      .catch((cause: unknown) => {
        if (running.signal.aborted) return;
        toast({ title: readFailed(cause, 'Select all failed'), kind: 'error' });
      })
      .finally(() => setReading(false));
  };
  return { isReading, start };
}

/** Every row stands in the table while the browser prints it. */
function usePrint<Row>() {
  const [printed, setPrinted] = useState<readonly Row[]>();
  const print = (rows: readonly Row[]) => {
    // Synchronous, because printing shows the page as it is now.
    flushSync(() => setPrinted(rows));
    addEventListener('afterprint', () => setPrinted(undefined), { once: true });
    window.print();
  };
  return { printed, print };
}

/** Takes parts out of an address. */
const noneOf = (names: readonly string[]): Raw => Object.fromEntries(names.map((name) => [name, undefined]));

type BarProps = {
  label: string;
  place: Raw;
  filters: readonly KitFilter[];
  /** Clear filters stands here, not under the list. */
  hasClear: boolean;
  onChange: (parts: Raw) => void;
  tools: ReactNode;
};

/** Search, filter chips and the list's icons; a phone scrolls the chips sideways. */
function KitBar({ label, place, filters, hasClear, onChange, tools }: BarProps) {
  const [opened, setOpened] = useState<string>();
  const chosenOf = ({ name }: KitFilter) => wordOf(place[name]);
  const isShown = (filter: KitFilter, index: number) =>
    index < mostChips || chosenOf(filter) !== undefined || opened === filter.name;
  const hidden = filters.filter((filter, index) => !isShown(filter, index));
  const isSet = filters.some((filter) => chosenOf(filter) !== undefined) || place.q !== undefined;
  return (
    <Bar
      data-chrome=""
      rule="below"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="2"
      px={{ base: '4', md: '5' }}
      py="3"
    >
      <chakra.div flex={{ base: '1 1 12rem', lg: '0 1 14.5rem' }} minW="0">
        <SearchBox
          label={label}
          value={wordOf(place.q) ?? ''}
          onSearch={(q) => onChange({ q })}
          maxW="full"
        />
      </chakra.div>
      <Grow
        display="flex"
        alignItems="center"
        gap="2"
        flexWrap={{ base: 'nowrap', lg: 'wrap' }}
        overflowX={{ base: 'auto', lg: 'visible' }}
        flex={{ base: '1 0 100%', lg: '1 1 20rem' }}
        order={{ base: '1', lg: '0' }}
        py="0.5"
      >
        {filters.filter(isShown).map((filter) => (
          <FilterChip
            key={filter.name}
            filter={filter}
            value={chosenOf(filter)}
            isOpen={opened === filter.name}
            onClose={() => setOpened(undefined)}
            onValue={(value) => onChange({ [filter.name]: value })}
          />
        ))}
        {hidden.length > 0 && (
          <ActionMenu
            label="Filter"
            trigger={
              <ChipOpener
                type="button"
                borderWidth="1px"
                borderStyle="dashed"
                borderColor="control"
                color="muted"
                flexShrink="0"
              >
                <Plus size={14} aria-hidden="true" />
                Filter
              </ChipOpener>
            }
            actions={hidden.map((filter) => ({
              key: filter.name,
              label: filter.label,
              icon: <Plus size={16} aria-hidden="true" />,
              onSelect: () => setOpened(filter.name),
            }))}
          />
        )}
        {isSet && hasClear && (
          <Button
            variant="plain"
            size="sm"
            onClick={() => onChange(noneOf(['q', ...filters.map(({ name }) => name)]))}
          >
            Clear filters
          </Button>
        )}
      </Grow>
      <Row gap="2" flexWrap="nowrap">
        {tools}
      </Row>
    </Bar>
  );
}
