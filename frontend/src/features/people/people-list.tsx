import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button';
import { CsvExportButton } from '../../ui/csv-export-button';
import { Failed } from '../../ui/failed';
import { Page } from '../../ui/page';
import { Section } from '../../ui/section';
import { SkeletonList } from '../../ui/skeleton-list';
import { NeedsOrgPlan } from './needs-org-plan';
import { PeopleContent } from './people-content';
import { closed, type PeoplePlace } from './people-place';
import { peopleSource } from './people-source';
import { PeopleTools } from './people-tools';
import { peopleQuery } from './queries';

const InviteDrawer = lazy(() => import('./invite-drawer'));
const PersonDrawer = lazy(() => import('./person-drawer'));

/** What was opened stays in the page, closed: so that it goes as it came, and the focus goes back to what opened it. */
function useSeen(place: PeoplePlace, mayInvite: boolean): { person?: string; invite?: true } {
  const [seen, setSeen] = useState<{ person?: string; invite?: true }>({});
  if (place.person !== undefined && place.person !== seen.person) setSeen({ ...seen, person: place.person });
  if (place.invite && mayInvite && !seen.invite) setSeen({ ...seen, invite: true });
  return seen;
}

type Props = {
  place: PeoplePlace;
  onPlace: (place: PeoplePlace) => void;
  /** The organization's head, whose owners are chosen from. */
  adminId: string;
  /** The plan has people with permissions of their own, and the account can be changed (ROL-09). */
  hasOrgPlan: boolean;
  canChange: boolean;
  onViewAs: (userRoleId: string) => Promise<void>;
};

/** /organisationsUsers: who works in the organization, and what each may do. */
export function PeopleList({ place, onPlace, adminId, hasOrgPlan, canChange, onViewAs }: Props) {
  const page = useQuery(peopleQuery(place));
  const seen = useSeen(place, hasOrgPlan && canChange);
  const close = () => onPlace(closed(place));
  const invite = hasOrgPlan && canChange && (
    <Button onClick={() => onPlace({ ...closed(place), invite: true })}>
      <UserPlus aria-hidden="true" />
      Invite person
    </Button>
  );
  return (
    <Page
      title="People"
      lead="Who works with you here, and what each of them may see and change."
      action={
        <>
          <CsvExportButton source={peopleSource(place)} />
          {invite}
        </>
      }
    >
      {!hasOrgPlan && <NeedsOrgPlan isNotice />}
      <Section flush>
        <PeopleTools place={place} onPlace={onPlace} />
        {page.isPending && <SkeletonList rows={5} />}
        {page.isError && <Failed error={page.error} onRetry={() => void page.refetch()} />}
        {page.isSuccess && (
          <PeopleContent
            place={place}
            onPlace={onPlace}
            page={page.data}
            busy={page.isPlaceholderData}
            invite={invite}
          />
        )}
      </Section>
      <Suspense fallback={null}>
        {seen.invite && <InviteDrawer open={place.invite === true} adminId={adminId} onClose={close} />}
        {seen.person && (
          <PersonDrawer
            open={place.person !== undefined}
            id={seen.person}
            mayGrant={hasOrgPlan && canChange}
            onClose={close}
            onViewAs={onViewAs}
          />
        )}
      </Suspense>
    </Page>
  );
}
