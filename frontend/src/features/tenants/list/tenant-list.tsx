import { useQuery } from '@tanstack/react-query';
import { Mail, MailPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { TenantLine } from '../../../../../shared/contract/tenants';
import { Page } from '../../../ui/layout/page';
import { ListKit } from '../../../ui/list/kit/list-kit';
import { useListChoices } from '../../../ui/list/kit/use-list-choices';
import { viewNotes } from '../../../ui/list/kit/view-notes';
import { Button } from '../../../ui/primitives/button';
import { drawings } from '../../../ui/primitives/drawings';
import { LinkButton } from '../../../ui/primitives/link-button';
import { tenantCountsQuery, tenantPages, tenantsQuery } from '../queries';
import { emailMany } from './email-many';
import { tenantKit } from './tenant-kit';
import { type TenantsPlace, tenantPlaces, tenantsAsked } from './tenant-place';

const InviteMany = lazy(() => import('../access/invite-many'));

type Props = {
  place: TenantsPlace;
  onPlace: (place: TenantsPlace) => void;
  /** The role changes leases and the account can be changed. */
  mayChange: boolean;
};

/** Invites those who came in with leases signed elsewhere. */
function InviteButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <MailPlus aria-hidden="true" />
        Invite tenants
      </Button>
      <Suspense fallback={null}>{isOpen && <InviteMany onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

/** /tenantsList: the tenants of the leases that the person may see. */
export function TenantList({ place, onPlace, mayChange }: Props) {
  const { size } = useListChoices();
  const asked = tenantsAsked(place);
  const { data: counts } = useQuery(tenantCountsQuery(place));
  const [inviting, setInviting] = useState<{ chosen: readonly TenantLine[]; onDone: () => void }>();
  return (
    <Page title="Tenants" lead="Everyone who rents from you." action={mayChange && <InviteButton />}>
      <ListKit
        kit={tenantKit}
        list={tenantPlaces}
        place={place}
        onPlace={onPlace}
        read={useQuery(tenantsQuery(place, size))}
        page={({ tenants: rows, next, count }) => {
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
        readAll={tenantPages(place)}
        bulk={
          mayChange
            ? {
                actions: (chosen, onDone) => (
                  <>
                    <Button size="sm" variant="outline" onClick={() => setInviting({ chosen, onDone })}>
                      <MailPlus aria-hidden="true" />
                      Invite
                    </Button>
                    <Button size="sm" variant="outline" onClick={() => emailMany(chosen)}>
                      <Mail aria-hidden="true" />
                      Email
                    </Button>
                  </>
                ),
              }
            : undefined
        }
        firstUse={{
          title: 'Everyone who rents from you shows up here.',
          text: 'Tenants appear here once they sign a lease. They are invited to an account then.',
          drawing: drawings.people,
          action: mayChange && <LinkButton to="/addExistingLease">Add your tenants</LinkButton>,
        }}
      />
      <Suspense fallback={null}>
        {inviting && <InviteMany {...inviting} onClose={() => setInviting(undefined)} />}
      </Suspense>
    </Page>
  );
}
