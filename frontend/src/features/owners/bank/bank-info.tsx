import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BankStatus } from '../../../../../shared/contract/owners';
import { displayDay } from '../../../ui/data/instant';
import { Notice } from '../../../ui/feedback/notice';
import { Fact, Facts } from '../../../ui/layout/facts';
import { Row, Stack } from '../../../ui/layout/layout';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import { LinkButton } from '../../../ui/primitives/link-button';
import { StatusBadge } from '../../../ui/primitives/status-badge';
import { bankLook } from './bank-looks';
import { BankPage } from './bank-page';
import type { BankPlace } from './bank-place';
import { Meaning } from './meaning';
import { MissingList } from './missing-list';
import { ProviderButton } from './provider-button';
import { askProvider, bankStatusQuery } from './queries';

/** /ownerBankInfo: the state of an owner's bank details at the payment provider (ROL-08, spec §2). */
export const BankInfo = ({ place }: { place: BankPlace }) => (
  <BankPage title="Bank details" place={place}>
    {(status) => (
      <Section title="Payouts to the owner" action={<StatusBadge {...bankLook(status)} />}>
        <Stack gap="5">
          <Meaning status={status} />
          <BankFacts status={status} />
          {status.missing.length > 0 && (
            <MissingList
              title={status.state === 'ready' ? 'Needed soon' : 'Still needed'}
              missing={status.missing}
            />
          )}
          <Actions status={status} place={place} />
        </Stack>
      </Section>
    )}
  </BankPage>
);

function BankFacts({ status }: { status: BankStatus }) {
  if (status.bank_last4 === '') return undefined;
  return (
    <Facts>
      <Fact label="Bank">
        <bdi>{status.bank_name}</bdi>
      </Fact>
      <Fact label="Account">
        <bdi dir="ltr">Ending in {status.bank_last4}</bdi>
      </Fact>
      <Fact label="Last change">{displayDay(status.updated_at)}</Fact>
    </Facts>
  );
}

function Actions({ status, place }: { status: BankStatus; place: BankPlace }) {
  const { id, owner = '' } = place;
  if (status.state === 'none')
    return (
      <div>
        <LinkButton to="/onbordingOwner" search={{ id, owner }}>
          Add bank details
        </LinkButton>
      </div>
    );
  return (
    <Row alignItems="flex-end">
      {status.may_change && <Provider status={status} place={place} />}
      {status.state !== 'ready' && <CheckAgain owner={owner} />}
    </Row>
  );
}

/** The primary action while something is missing, otherwise a way to change the details. */
function Provider({ status, place }: { status: BankStatus; place: BankPlace }) {
  const isUnfinished = status.state === 'started' || (status.state !== 'ready' && status.missing.length > 0);
  return isUnfinished ? (
    <ProviderButton place={place} label="Continue" />
  ) : (
    <ProviderButton place={place} label="Change at the payment provider" variant="outline" />
  );
}

/** Asks the provider right away, for people who cannot wait for its webhook. */
function CheckAgain({ owner }: { owner: string }) {
  const queries = useQueryClient();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => askProvider(owner),
    onSettled: () => queries.invalidateQueries(bankStatusQuery({ owner, isBack: false })),
  });
  return (
    <>
      {isError && (
        <Notice kind="warning">The payment provider is not responding. Try again in a moment.</Notice>
      )}
      <Button variant="ghost" pending={isPending} pendingText="Checking …" onClick={() => mutate()}>
        Check again
      </Button>
    </>
  );
}
