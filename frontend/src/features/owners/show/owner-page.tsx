import { useQuery } from '@tanstack/react-query';
import type { OwnerDetails } from '../../../../../shared/contract/owners';
import { ApiRefusal } from '../../../api/refusal';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Failed } from '../../../ui/feedback/failed';
import { SkeletonList } from '../../../ui/feedback/skeleton-list';
import { Columns } from '../../../ui/layout/columns';
import { useCrumbs } from '../../../ui/layout/crumb-trail';
import { Stack } from '../../../ui/layout/layout';
import { Page } from '../../../ui/layout/page';
import { Section } from '../../../ui/layout/section';
import { drawings } from '../../../ui/primitives/drawings';
import { LinkButton } from '../../../ui/primitives/link-button';
import { ownerQuery } from '../queries';
import { OwnerActions } from './owner-actions';
import { OwnerBank } from './owner-bank';
import { OwnerContact } from './owner-contact';
import { OwnerFigures } from './owner-figures';
import { OwnerDistributions, OwnerLedgerSection } from './owner-ledger';
import { OwnerShares } from './owner-shares';
import { OwnerStatements } from './owner-statements';
import { OwnerTax } from './owner-tax';

/** Whose page it is; one's own says the name below the title. */
const leadOf = ({ is_you, is_company, name }: OwnerDetails): string => {
  if (is_you) return name;
  return is_company ? 'Company' : 'Rental owner';
};

const toOwners = { to: '/owners', label: 'Owners' } as const;

type Props = {
  id: string;
  canChange: boolean;
  seesReports: boolean;
  seesDocuments: boolean;
  isSelf: boolean;
  /** The role changes money, and the account is writable. */
  mayPay: boolean;
};

/** /owner: one owner, their shares across properties, payouts and contact. */
export function OwnerPage({ id, canChange, seesReports, seesDocuments, isSelf, mayPay }: Props) {
  const { data: owner, isError, error, refetch } = useQuery(ownerQuery(id));
  useCrumbs([toOwners, { label: owner?.name ?? 'Owner', to: '/owner', search: { id } }]);
  if (owner)
    return (
      <Page
        title={owner.is_you ? 'You' : owner.name}
        lead={leadOf(owner)}
        back={toOwners}
        action={
          <OwnerActions
            owner={owner}
            mayPay={mayPay && !isSelf}
            seesReports={seesReports}
            seesDocuments={seesDocuments}
          />
        }
      >
        <OwnerFigures owner={owner} seesReports={seesReports} />
        <Columns widths="2fr 1fr" from="lg">
          <Stack gap={{ base: '5', md: '6' }}>
            <OwnerShares shares={owner.shares} />
            {seesReports && (
              <>
                <OwnerLedgerSection ownerId={id} />
                <OwnerStatements ownerId={id} />
                <OwnerDistributions ownerId={id} />
              </>
            )}
          </Stack>
          <Stack gap={{ base: '5', md: '6' }}>
            <OwnerBank owner={owner} maySend={canChange && !isSelf && !owner.is_you} />
            <OwnerContact owner={owner} mayChange={owner.may_change && canChange} />
            {seesReports && <OwnerTax ownerId={id} />}
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
