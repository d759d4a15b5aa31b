import { useQuery } from '@tanstack/react-query';
import type { OwnerDetails } from '../../../../../shared/contract/owners';
import { Failed } from '../../../ui/feedback/failed';
import { SkeletonList } from '../../../ui/feedback/skeleton-list';
import { Row, Stack } from '../../../ui/layout/layout';
import { Section } from '../../../ui/layout/section';
import { LinkButton } from '../../../ui/primitives/link-button';
import { StatusBadge } from '../../../ui/primitives/status-badge';
import { Muted } from '../../../ui/primitives/text';
import { bankLook } from '../bank/bank-looks';
import { Meaning } from '../bank/meaning';
import { bankStatusQuery } from '../bank/queries';
import { SendLink } from './send-link';

/** Whether the owner can be paid, with a link to their bank details. */
export const OwnerBank = ({ owner, maySend }: { owner: OwnerDetails; maySend: boolean }) =>
  owner.bank_ready === undefined ? (
    <Section title="Payouts">
      <Muted>Only people who work on one of this owner’s current properties can see bank details.</Muted>
    </Section>
  ) : (
    <Standing owner={owner} maySend={maySend} />
  );

function Standing({ owner, maySend }: { owner: OwnerDetails; maySend: boolean }) {
  const { owner_id: ownerId } = owner;
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
          <Row>
            <LinkButton to="/ownerBankInfo" search={{ owner: ownerId }} variant="outline" size="sm">
              View bank details
            </LinkButton>
            {maySend && status.may_change && <SendLink owner={owner} />}
          </Row>
        </Stack>
      )}
    </Section>
  );
}
