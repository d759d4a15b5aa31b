import { useQuery } from '@tanstack/react-query';
import type { OwnerDetails } from '../../../../../shared/contract/owners';
import { Failed } from '../../../ui/failed';
import { Stack } from '../../../ui/layout';
import { LinkButton } from '../../../ui/link-button';
import { Section } from '../../../ui/section';
import { SkeletonList } from '../../../ui/skeleton-list';
import { StatusBadge } from '../../../ui/status-badge';
import { Muted } from '../../../ui/text';
import { bankLook } from '../bank/bank-looks';
import { Meaning } from '../bank/meaning';
import { bankStatusQuery } from '../bank/queries';

/** Whether money can be paid out to the owner, and the way to their bank details. */
export const OwnerBank = ({ owner }: { owner: OwnerDetails }) =>
  owner.bank_ready === undefined ? (
    <Section title="Payouts">
      <Muted>Bank details show to people who work on a property that this owner has a share of today.</Muted>
    </Section>
  ) : (
    <Standing ownerId={owner.owner_id} />
  );

function Standing({ ownerId }: { ownerId: string }) {
  const {
    data: status,
    isError,
    error,
    refetch,
  } = useQuery(bankStatusQuery({ owner: ownerId, isBack: false }));
  return (
    <Section title="Payouts" action={status && <StatusBadge {...bankLook(status)} />}>
      {!status && isError && <Failed error={error} onRetry={() => void refetch()} />}
      {!status && !isError && <SkeletonList rows={1} picture={false} />}
      {status && (
        <Stack gap="4">
          <Meaning status={status} />
          <div>
            <LinkButton to="/ownerBankInfo" search={{ owner: ownerId }} variant="outline" size="sm">
              View bank details
            </LinkButton>
          </div>
        </Stack>
      )}
    </Section>
  );
}
