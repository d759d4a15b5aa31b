import { useQuery } from '@tanstack/react-query';
import { CalendarDays, DollarSign, Pencil, Plus, UserPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { UnitLine } from '../../../../../shared/contract/units';
import { Page } from '../../../ui/layout/page';
import { ListKit } from '../../../ui/list/kit/list-kit';
import { useListChoices } from '../../../ui/list/kit/use-list-choices';
import { viewNotes } from '../../../ui/list/kit/view-notes';
import { Button } from '../../../ui/primitives/button';
import { IconButton } from '../../../ui/primitives/icon-button';
import { LinkButton } from '../../../ui/primitives/link-button';
import { unitKit } from './unit-kit';
import { type UnitListPlace, unitListPlaces, unitsAsked } from './unit-list-place';
import { unitCountsQuery, unitListQuery, unitPages } from './unit-list-query';

const QuickEdit = lazy(() => import('./quick-edit'));
const many = () => import('./many-units');

const setRent = {
  label: 'Set market rent',
  icon: DollarSign,
  Dialog: lazy(async () => ({ default: (await many()).SetRent })),
};
const openUnits = {
  label: 'Open for applications',
  icon: UserPlus,
  Dialog: lazy(async () => ({ default: (await many()).OpenUnits })),
};
const setAvailable = {
  label: 'Set available date',
  icon: CalendarDays,
  Dialog: lazy(async () => ({ default: (await many()).SetAvailable })),
};
type Many = typeof setRent;

type Props = {
  place: UnitListPlace;
  onPlace: (place: UnitListPlace) => void;
  mayChange: boolean;
  /** The role can add properties and units, and the account is writable. */
  mayAdd: boolean;
  /** The role takes applications, and the account is writable. */
  mayOpen: boolean;
};

/** /units: the units of all properties the person may see. */
export function AllUnits({ place, onPlace, mayChange, mayAdd, mayOpen }: Props) {
  const { size } = useListChoices();
  const [edited, setEdited] = useState<UnitLine>();
  const [open, setOpen] = useState<{ one: Many; chosen: readonly UnitLine[]; onDone: () => void }>();
  const acts = [
    ...(mayChange ? [setRent] : []),
    ...(mayOpen ? [openUnits] : []),
    ...(mayChange ? [setAvailable] : []),
  ];
  const asked = unitsAsked(place);
  const { data: counts } = useQuery(unitCountsQuery(place));
  return (
    <Page
      title="Units"
      lead="Every unit, its rent, and when it’s available."
      action={
        mayAdd && (
          <LinkButton to="/addUnit" data-primary="">
            <Plus aria-hidden="true" />
            Add unit
          </LinkButton>
        )
      }
    >
      <Suspense fallback={null}>
        {edited && <QuickEdit unitId={edited.unit_id} onClose={() => setEdited(undefined)} />}
        {open && (
          <open.one.Dialog chosen={open.chosen} onDone={open.onDone} onClose={() => setOpen(undefined)} />
        )}
      </Suspense>
      <ListKit
        kit={unitKit}
        list={unitListPlaces}
        place={place}
        onPlace={onPlace}
        read={useQuery(unitListQuery(place, size))}
        page={({ units: rows, next, count }) => {
          const total = count ?? counts?.[asked.view ?? 'all'];
          return {
            rows,
            next,
            total,
            isUncounted: total === undefined,
            notes: counts && viewNotes(counts),
            isNone: asked.view === undefined,
          };
        }}
        readAll={unitPages(place)}
        bulk={
          acts.length > 0
            ? {
                actions: (chosen, onDone) =>
                  acts.map((one) => (
                    <Button
                      key={one.label}
                      size="sm"
                      variant="outline"
                      onClick={() => setOpen({ one, chosen, onDone })}
                    >
                      <one.icon aria-hidden="true" />
                      {one.label}
                    </Button>
                  )),
              }
            : undefined
        }
        rowMenu={
          mayChange
            ? (unit) => (
                <IconButton
                  label={`Edit rent and availability of ${unit.unit_number}`}
                  size="sm"
                  onClick={() => setEdited(unit)}
                >
                  <Pencil aria-hidden="true" />
                </IconButton>
              )
            : undefined
        }
        firstUse={{
          title: 'Each home you rent out is a unit.',
          text: 'A unit is what you rent out: an apartment, a house, an office. Add one with its property.',
          help: 'units',
          action: mayAdd && <LinkButton to="/addPropertyUnit">Add property</LinkButton>,
        }}
      />
    </Page>
  );
}
