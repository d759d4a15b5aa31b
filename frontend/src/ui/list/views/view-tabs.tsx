import { Bookmark, Pencil, Save, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { SavedView } from '../../../../../shared/domain/people/saved-view';
import { type ViewList, viewLimits } from '../../../../../shared/domain/people/saved-views';
import { toast } from '../../feedback/toast';
import { Grow, Row } from '../../layout/layout';
import { PageTabs } from '../../layout/page-tabs';
import { ActionMenu } from '../../primitives/action-menu';
import { Button } from '../../primitives/button';
import type { ScreenPath } from '../../primitives/screen-path';
import type { Position } from '../list-paging';
import type { ListPlaces } from '../list-place';
import { useSavedViews } from './use-saved-views';

const ViewNameDialog = lazy(() => import('./view-name-dialog'));

type Props<Place extends Position> = {
  /** Under which the views are kept. */
  name: ViewList;
  list: ListPlaces<Place>;
  place: Place;
  onPlace: (place: Place) => void;
  /** What the tabs are called together. */
  label: string;
  to: ScreenPath;
  /** The fixed ones; `change` leads there. */
  tabs: readonly {
    readonly label: string;
    readonly change: Readonly<Record<string, unknown>>;
    readonly isHere: boolean;
    /** How many rows it has, and of what money. */
    readonly note?: string | undefined;
  }[];
};

/** A list's tabs: the fixed ones, then the views that the person named, and what can be done with them. */
export function ViewTabs<Place extends Position>({
  name,
  list,
  place,
  onPlace,
  label,
  to,
  tabs,
}: Props<Place>) {
  const { views, save, pending, problem } = useSavedViews(name);
  const [naming, setNaming] = useState<'new' | 'rename'>();
  const placeOf = ({ filters }: SavedView) => list.parse(filters);
  const here = list.viewOf(place);
  const current = views.find((view) => list.viewOf(placeOf(view)) === here);
  const others = views.filter((view) => view !== current);
  const keep = async (next: readonly SavedView[], said: string) => {
    if (!(await save(next))) return;
    setNaming(undefined);
    toast({ title: said });
  };
  const named = (called: string) => {
    if (naming === 'new')
      return keep([...views, { name: called, filters: list.savedOf(place) }], `${called} was saved`);
    const next = views.map((view) => (view === current ? { ...view, name: called } : view));
    return keep(next, `The view is called ${called} now`);
  };
  const remove = async () => {
    if (current) await keep(others, `${current.name} was deleted`);
    onPlace(list.cleared(place));
  };
  const isFull = views.length >= viewLimits.perList;
  // One tab chooses nothing.
  if (tabs.length === 1 && views.length === 0 && !list.isNarrowed(place)) return null;
  return (
    <Row flexWrap="nowrap" gap="2">
      <Grow minW="0">
        <PageTabs
          label={label}
          wide
          tabs={[
            ...tabs.map((tab) => ({
              label: tab.label,
              note: tab.note,
              isHere: tab.isHere && !current,
              to,
              search: list.narrowed(current ? list.parse({}) : place, tab.change),
            })),
            ...views.map((view) => ({
              label: view.name,
              icon: <Bookmark size={14} role="img" aria-label="saved view" />,
              isHere: view === current,
              to,
              search: placeOf(view),
            })),
          ]}
        />
      </Grow>
      {!current && list.isNarrowed(place) && (
        <Button variant="plain" size="sm" disabled={isFull} onClick={() => setNaming('new')}>
          <Save aria-hidden="true" />
          {isFull ? `${viewLimits.perList} views saved` : 'Save view'}
        </Button>
      )}
      {current && (
        <ActionMenu
          label={`Change the view ${current.name}`}
          quiet
          actions={[
            {
              key: 'rename',
              label: 'Rename view',
              icon: <Pencil aria-hidden="true" />,
              onSelect: () => setNaming('rename'),
            },
            {
              key: 'delete',
              label: 'Delete view',
              icon: <Trash2 aria-hidden="true" />,
              danger: true,
              onSelect: () => void remove(),
            },
          ]}
        />
      )}
      <Suspense fallback={null}>
        {naming && (
          <ViewNameDialog
            title={naming === 'new' ? 'Save view' : 'Rename view'}
            lead="Its search and filters become a tab of this list, for you alone."
            name={naming === 'rename' ? (current?.name ?? '') : ''}
            taken={[...tabs, ...(naming === 'new' ? views.map(nameAsLabel) : others.map(nameAsLabel))].map(
              (one) => one.label,
            )}
            pending={pending}
            problem={problem}
            onName={(called) => void named(called)}
            onClose={() => setNaming(undefined)}
          />
        )}
      </Suspense>
    </Row>
  );
}

const nameAsLabel = ({ name }: SavedView) => ({ label: name });
