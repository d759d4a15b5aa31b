import { useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { ApiRefusal } from '../../../api/refusal';
import { Columns } from '../../../ui/columns';
import { useCrumbs } from '../../../ui/crumb-trail';
import { drawings } from '../../../ui/drawings';
import { EmptyState } from '../../../ui/empty-state';
import { Failed } from '../../../ui/failed';
import { Stack } from '../../../ui/layout';
import { LinkButton } from '../../../ui/link-button';
import { Page } from '../../../ui/page';
import { Section } from '../../../ui/section';
import { SkeletonList } from '../../../ui/skeleton-list';
import { ownerQuery } from '../queries';
import { OwnerBank } from './owner-bank';
import { OwnerContact } from './owner-contact';
import { OwnerShares } from './owner-shares';

const toOwners = { to: '/owners', label: 'Owners' } as const;

type Props = { id: string; canChange: boolean; seesReports: boolean; isSelf: boolean };

/** /owner: one owner, their shares across properties, payouts and contact. */
export function OwnerPage({ id, canChange, seesReports, isSelf }: Props) {
  const { data: owner, isError, error, refetch } = useQuery(ownerQuery(id));
  useCrumbs([toOwners, { label: owner?.name ?? 'Owner', to: '/owner', search: { id } }]);
  if (owner)
    return (
      <Page
        title={owner.name}
        lead={owner.is_company ? 'Company' : 'Rental owner'}
        back={toOwners}
        action={
          seesReports && (
            <LinkButton to="/owner-statements" search={{ id }} variant="outline">
              <ReceiptText aria-hidden="true" />
              Statements
            </LinkButton>
          )
        }
      >
        <Columns widths="2fr 1fr" from="lg">
          <OwnerShares shares={owner.shares} />
          <Stack gap={{ base: '5', md: '6' }}>
            <OwnerBank owner={owner} maySend={canChange && !isSelf} />
            <OwnerContact owner={owner} mayChange={owner.may_change && canChange} />
          </Stack>
        </Columns>
      </Page>
    );
  const isGone = error instanceof ApiRefusal && error.status === 404;
  return (
    <Page title="Owner" back={toOwners}>
      <Section flush>
        {isGone && <NoOwner />}
        {isError && !isGone && <Failed error={error} onRetry={() => void refetch()} />}
        {!isError && <SkeletonList />}
      </Section>
    </Page>
  );
}

const NoOwner = () => (
  <EmptyState
    title="We couldn’t find this owner"
    text="The owner may have been removed, or is not on your list."
    drawing={drawings.search}
    action={
      <LinkButton to="/owners" variant="outline">
        Go to the owners
      </LinkButton>
    }
  />
);
