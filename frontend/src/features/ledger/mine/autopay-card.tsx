import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MyAutopay } from '../../../../../shared/contract/autopay';
import { displayDate } from '../../../../../shared/domain/dates';
import { displayDollars } from '../../../../../shared/domain/money';
import { api } from '../../../api/client';
import { newIdempotencyKey } from '../../../api/idempotency-key';
import { report } from '../../../api/report';
import { dialogs } from '../../../ui/feedback/dialogs';
import { Notice } from '../../../ui/feedback/notice';
import { toast } from '../../../ui/feedback/toast';
import { Fact, Facts } from '../../../ui/layout/facts';
import { Row, Stack } from '../../../ui/layout/layout';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import { LinkButton } from '../../../ui/primitives/link-button';
import { Muted } from '../../../ui/primitives/text';
import { ledgerChanged, myAutopayQuery } from '../queries';
import { aboveWords, askWords, cardEndsWords, pauseWords, restWords } from './autopay-words';

/** Autopay on a tenant's own rent page. Waiting or failed, it leaves the page to paying by hand. */
export function AutopayCard({ id }: { id: string }) {
  const { data: autopay } = useQuery(myAutopayQuery(id));
  if (!autopay) return null;
  const { state, is_mine, is_offered, days, payer } = autopay;
  if (state !== 'off' && !is_mine)
    return (
      <Section title="Autopay">
        <Muted>
          <bdi>{`${payer || 'A roommate'} pays the rent of this home by autopay.`}</bdi>
        </Muted>
      </Section>
    );
  if (state !== 'off') return <Running autopay={autopay} />;
  if (!is_offered || days.length === 0) return null;
  return (
    <Section title="Autopay">
      <Stack gap="4">
        <Muted>
          <bdi>
            Your rent is paid automatically each month, never more than the limit you set. You can turn
            autopay off at any time.
          </bdi>
        </Muted>
        <Row>
          <LinkButton to="/autopay" search={{ id }} variant="outline">
            Set up autopay
          </LinkButton>
        </Row>
      </Stack>
    </Section>
  );
}

function Running({ autopay }: { autopay: MyAutopay }) {
  const { lease_id: id, state, why, next, above, terms, method, waits, card_ends } = autopay;
  const isPaused = state === 'paused';
  return (
    <Section title={isPaused ? 'Autopay is paused' : 'Autopay is on'}>
      <Stack gap="4">
        {isPaused && <Notice kind="warning">{pauseWords(why)}</Notice>}
        {!isPaused && next?.asks && <Notice kind="warning">{askWords[next.asks]}</Notice>}
        {!isPaused && next?.rest !== undefined && (
          <Notice kind="warning">{restWords(next.cents, next.rest)}</Notice>
        )}
        {!isPaused && above && !next?.asks && next?.rest === undefined && (
          <Notice kind="warning">{aboveWords(above, terms)}</Notice>
        )}
        {!isPaused && card_ends && <Notice kind="warning">{cardEndsWords(method, card_ends)}</Notice>}
        {!isPaused && waits && <Notice>A payment is on its way. Autopay waits for it.</Notice>}
        <Facts>
          {!isPaused && (
            <Fact label={next?.asks ? 'Due next, not debited' : 'Next debit'}>
              {next
                ? `${displayDollars(next.cents)} on ${displayDate(next.on)}`
                : 'Nothing is due in the months ahead.'}
            </Fact>
          )}
          <Fact label="Debited from">{method}</Fact>
          {terms && <Fact label="At most">{displayDollars(terms.ceiling_cents)}</Fact>}
          {terms && (
            <Fact label="If more is due">{terms.up_to ? 'Up to the limit' : 'Nothing, and we ask'}</Fact>
          )}
          {terms && terms.announce_above_cents < terms.ceiling_cents && (
            <Fact label="Notice if above">{displayDollars(terms.announce_above_cents)}</Fact>
          )}
        </Facts>
        <Row gap="2">
          <LinkButton to="/autopay" search={{ id }} variant="outline">
            {isPaused ? 'Turn on again' : 'Change'}
          </LinkButton>
          <TurnOff id={id} />
        </Row>
      </Stack>
    </Section>
  );
}

function TurnOff({ id }: { id: string }) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api.ledger.stopAutopay({ body: { lease_id: id } }, { idempotencyKey: newIdempotencyKey() }),
    onSuccess: async () => {
      toast({ title: 'Autopay is off.' });
      await ledgerChanged(client);
    },
    onError: (cause) => {
      report('Autopay was not turned off', cause);
      return dialogs.result({ icon: 'error', title: 'Autopay is still on', text: 'Please try again.' });
    },
  });
  const ask = async () => {
    const text = 'No further payments will be debited. A debit already in progress is not stopped.';
    if (await dialogs.confirm(text, { title: 'Turn autopay off?', yes: 'Turn off', no: 'Cancel' })) mutate();
  };
  return (
    <Button variant="ghost" pending={isPending} onClick={() => void ask()}>
      Turn off
    </Button>
  );
}
