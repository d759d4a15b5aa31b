import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type ComponentProps, useMemo, useState } from 'react';
import type { UnitView } from '../../../../../shared/domain/vacancy';
import { DataTable } from '../../../ui/data-table';
import { LinkRow } from '../../../ui/data-table-row';
import type { EmptyState } from '../../../ui/empty-state';
import { LinkButton } from '../../../ui/link-button';
import { List } from '../../../ui/list/list';
import { Page } from '../../../ui/page';
import { Section } from '../../../ui/section';
import { ViewTabs } from '../../../ui/views/view-tabs';
import { unitPlace } from '../list/units-of';
import { unitsQuery } from '../queries';
import { allUnitColumns } from './all-unit-columns';
import { QuickEdit } from './quick-edit';
import { type UnitsPlace, unitsPlaces } from './units-place';

type Tab = UnitView | 'all';
type Empty = Pick<ComponentProps<typeof EmptyState>, 'title' | 'text'>;

/** The tabs in order, with each one's empty state. */
const tabs: Record<Tab, Empty & { readonly label: string }> = {
  all: {
    label: 'All',
    title: 'No units yet',
    text: 'A unit is what you rent out: an apartment, a house, an office. Add one with its property.',
  },
  vacant: {
    label: 'Vacant',
    title: 'Every unit is leased',
    text: 'Units without a signed lease today are listed here.',
  },
  'available-soon': {
    label: 'Available soon',
    title: 'Nothing becomes available in the next 60 days',
    text: 'Units whose lease ends, or whose availability date comes, are listed here in time.',
  },
  'without-rent': {
    label: 'Without rent',
    title: 'Every unit has a rent',
    text: 'A lease needs a rent first. Units without one are listed here.',
  },
  'without-photos': {
    label: 'Without photos',
    title: 'Every unit has photos',
    text: 'Units without a photo are listed here.',
  },
};

const order = Object.keys(tabs) as Tab[];
const tools = { search: { label: 'Search unit, property or address' } };

type Props = {
  place: UnitsPlace;
  onPlace: (place: UnitsPlace) => void;
  mayChange: boolean;
  /** The role can add properties and units, and the account is writable. */
  mayAdd: boolean;
};

/** /units: the units of all properties the person may see. */
export function AllUnits({ place, onPlace, mayChange, mayAdd }: Props) {
  const { view: shown = 'all' } = place;
  const { label: _, ...empty } = tabs[shown];
  const [edited, setEdited] = useState<string>();
  const columns = useMemo(() => {
    const onEdit = (id: string) => setEdited((one) => (one === id ? undefined : id));
    return allUnitColumns(mayChange ? { unitId: edited, onEdit } : undefined);
  }, [edited, mayChange]);
  return (
    <Page
      title="Units"
      lead="Every unit of your properties: what it rents for, and when it is free."
      action={
        mayAdd && (
          <LinkButton to="/addUnit">
            <Plus aria-hidden="true" />
            Add unit
          </LinkButton>
        )
      }
    >
      <ViewTabs
        name="units"
        {...{ list: unitsPlaces, place, onPlace }}
        label="Units by what they need"
        to="/units"
        tabs={order.map((view) => ({ label: tabs[view].label, isHere: view === shown, change: { view } }))}
      />
      <Section flush>
        <List
          list={unitsPlaces}
          place={place}
          onPlace={onPlace}
          read={useQuery(unitsQuery(place))}
          page={({ units: rows, next }) => ({ rows, next, isUncounted: true })}
          tools={tools}
          what="a unit"
          none={{
            ...empty,
            action: shown === 'all' && mayAdd && <LinkButton to="/addPropertyUnit">Add property</LinkButton>,
          }}
        >
          {(rows, busy) => (
            <DataTable
              caption="Units"
              columns={columns}
              rows={rows}
              rowKey={(unit) => unit.unit_id}
              drawRow={(cells) => (
                <>
                  <LinkRow {...cells} to={unitPlace(cells.row.unit_id)} />
                  {edited === cells.row.unit_id && (
                    <tr data-details="">
                      <td colSpan={columns.length}>
                        <QuickEdit unitId={edited} onClose={() => setEdited(undefined)} />
                      </td>
                    </tr>
                  )}
                </>
              )}
              busy={busy}
            />
          )}
        </List>
      </Section>
    </Page>
  );
}
