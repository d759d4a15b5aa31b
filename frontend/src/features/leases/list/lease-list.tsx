import { useQuery } from '@tanstack/react-query';
import { BellRing, type LucideIcon, Plus, RefreshCw, Trash2 } from 'lucide-react';
import { type ComponentProps, type ComponentType, lazy, Suspense, useState } from 'react';
import type { LeaseTab } from '../../../../../shared/contract/leases';
import { Button } from '../../../ui/button';
import { DataTable } from '../../../ui/data-table';
import { drawings } from '../../../ui/drawings';
import type { EmptyState } from '../../../ui/empty-state';
import { LinkButton } from '../../../ui/link-button';
import { List } from '../../../ui/list/list';
import { Page } from '../../../ui/page';
import { Section } from '../../../ui/section';
import { ViewTabs } from '../../../ui/views/view-tabs';
import { leaseCountsQuery, leasesQuery } from '../queries';
import { leaseColumns } from './lease-columns';
import { LeaseListMenu } from './lease-list-menu';
import { type LeasesPlace, leasePlaces } from './lease-place';
import { leaseSource } from './lease-source';

type Many = {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly Dialog: ComponentType<{ tab: LeaseTab; onClose: () => void }>;
};

const discard = { label: 'Discard drafts', icon: Trash2, Dialog: lazy(() => import('./many/discard-many')) };
const remind = { label: 'Remind signers', icon: BellRing, Dialog: lazy(() => import('./many/remind-many')) };
const offer = { label: 'Offer renewals', icon: RefreshCw, Dialog: lazy(() => import('./many/offer-many')) };

/** What can be done with many leases of a tab at once. */
const many: Partial<Record<LeaseTab, readonly Many[]>> = {
  drafts: [discard],
  out: [remind],
  expiring: [remind, offer],
};

type Tab = LeaseTab | 'all';
type Empty = Pick<ComponentProps<typeof EmptyState>, 'title' | 'text'>;

/** The tabs in order, with each one's empty state. */
const tabs: Record<Tab, Empty & { readonly label: string }> = {
  all: {
    label: 'All',
    title: 'No leases yet',
    text: 'Choose a unit, fill in five steps, and everyone signs online.',
  },
  drafts: {
    label: 'Drafts',
    title: 'No drafts',
    text: 'Leases you started but have not sent are listed here, on every device.',
  },
  out: {
    label: 'Out for signature',
    title: 'Nothing is out for signature',
    text: 'Leases you sent are listed here until everyone has signed.',
  },
  active: {
    label: 'Active',
    title: 'No active leases',
    text: 'Leases that everyone has signed are listed here, current and upcoming.',
  },
  expiring: {
    label: 'Expiring',
    title: 'Nothing ends in the next 60 days',
    text: 'Leases that end soon are listed here.',
  },
  ended: {
    label: 'Ended',
    title: 'No ended leases',
    text: 'Ended and void leases are kept here.',
  },
};

const order = Object.keys(tabs) as Tab[];
const tools = { search: { label: 'Search tenant, unit or property' } };

type Props = {
  place: LeasesPlace;
  onPlace: (place: LeasesPlace) => void;
  /** The role makes leases and the account can be changed. */
  mayAdd: boolean;
};

/** The leases the person may see, by status. */
export function LeaseList({ place, onPlace, mayAdd }: Props) {
  const { tab: shown = 'all' } = place;
  const { data: counts } = useQuery(leaseCountsQuery);
  const [open, setOpen] = useState<Many>();
  const atOnce = (mayAdd && shown !== 'all' && many[shown]) || [];
  const { label: _, ...empty } = tabs[shown];
  const add = mayAdd && (
    <LinkButton to="/addLease">
      <Plus aria-hidden="true" />
      New lease
    </LinkButton>
  );
  return (
    <Page
      title="Leases"
      lead="Who rents what, until when, and what comes next."
      action={
        <>
          {atOnce.map((one) => (
            <Button key={one.label} variant="outline" onClick={() => setOpen(one)}>
              <one.icon aria-hidden="true" />
              {one.label}
            </Button>
          ))}
          <LeaseListMenu source={leaseSource(place)} mayChange={mayAdd} />
          {add}
        </>
      }
    >
      <Suspense fallback={null}>
        {open && shown !== 'all' && <open.Dialog tab={shown} onClose={() => setOpen(undefined)} />}
      </Suspense>
      <ViewTabs
        name="leases"
        {...{ list: leasePlaces, place, onPlace }}
        label="Leases by status"
        to="/leasesList"
        tabs={order.map((tab) => ({
          label:
            tab === 'all' || !counts
              ? tabs[tab].label
              : `${tabs[tab].label} (${counts[tab].toLocaleString('en-US')})`,
          isHere: tab === shown,
          change: { tab },
        }))}
      />
      <Section flush>
        <List
          list={leasePlaces}
          place={place}
          onPlace={onPlace}
          read={useQuery(leasesQuery(place))}
          page={({ leases: rows, next }) => ({ rows, next, isUncounted: true })}
          tools={tools}
          what="a lease"
          none={{
            ...empty,
            drawing: drawings.keys,
            action: shown === 'all' || shown === 'drafts' ? add : false,
          }}
        >
          {(rows, busy) => (
            <DataTable
              caption="Leases"
              columns={leaseColumns}
              rows={rows}
              rowKey={(lease) => lease.lease_id}
              rowTo={({ lease_id: id }) => ({ to: '/showLease', search: { id } })}
              busy={busy}
            />
          )}
        </List>
      </Section>
    </Page>
  );
}
