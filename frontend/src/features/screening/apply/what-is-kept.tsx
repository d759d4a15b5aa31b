import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { KeptFacts } from '../../../../../shared/contract/screening-shapes';
import { displayDate } from '../../../../../shared/domain/dates';
import { api } from '../../../api/client';
import { refusalWords } from '../../../api/refusal-words';
import { dialogs } from '../../../ui/feedback/dialogs';
import { Notice } from '../../../ui/feedback/notice';
import { toast } from '../../../ui/feedback/toast';
import { Fact, Facts } from '../../../ui/layout/facts';
import { Row, Stack } from '../../../ui/layout/layout';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import { Muted } from '../../../ui/primitives/text';
import { applicationQuery } from '../queries';

/** An applicant asks what is kept about them, and has it removed where nothing speaks against it (D50). */
export function WhatIsKept({ token }: { token: string }) {
  const ask = useMutation({
    mutationFn: async () => (await api.screening.askWhatIsKept({ body: { token } })).data,
  });
  if (ask.data) return <Kept kept={ask.data} token={token} />;
  return (
    <Stack gap="3" alignItems="center">
      {ask.isError && <Notice kind="danger">{refusalWords(ask.error)}</Notice>}
      <Button variant="plain" pending={ask.isPending} onClick={() => ask.mutate()}>
        What is kept about you
      </Button>
    </Stack>
  );
}

const until = (instant: string | undefined): string => `Until ${displayDate(instant)}`;

function Kept({ kept, token }: { kept: KeptFacts; token: string }) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => api.screening.removeApplication({ body: { token } }),
    onError: (cause) =>
      dialogs.result({ icon: 'error', title: 'Nothing was removed', text: refusalWords(cause) }),
    onSuccess: async () => {
      await client.invalidateQueries(applicationQuery(token));
      toast({ title: 'Your application was removed' });
    },
  });
  const sure = async () => {
    const isSure = await dialogs.confirm(
      'Your answers are permanently deleted, and you no longer apply for this home. An account that shows no other application closes 30 days later.',
      {
        title: 'Remove your application?',
        yes: 'Remove it',
        no: 'Keep it',
        danger: true,
      },
    );
    if (isSure) remove.mutate();
  };
  return (
    <Section title="What is kept about you">
      <Stack gap="4">
        <Facts>
          <Fact label="Your answers">{kept.until ? until(kept.until) : 'Kept with your lease'}</Fact>
          {kept.notes > 0 && <Fact label="Landlord’s notes">As long as your answers</Fact>}
          {kept.messages > 0 && <Fact label="Messages">As long as your answers</Fact>}
          {kept.fee !== undefined && <Fact label="Application fee">As long as your answers</Fact>}
          {kept.consent && (
            <Fact label="Consent to screening">{`Of ${displayDate(kept.consent.at)}, as long as your answers`}</Fact>
          )}
          {kept.identity_until && <Fact label="Date of birth and address">{until(kept.identity_until)}</Fact>}
          {kept.report_until && <Fact label="Screening report">{until(kept.report_until)}</Fact>}
        </Facts>
        {kept.may_remove ? (
          <>
            <Muted small>
              A log keeps your name, the fact that you applied, and the fact that you removed your
              application.
            </Muted>
            <Row>
              <Button variant="outline" pending={remove.isPending} onClick={() => void sure()}>
                Remove my application
              </Button>
            </Row>
          </>
        ) : (
          <Notice kind="info">
            It cannot be removed sooner: it led to a report or a lease that either side may need to prove.
          </Notice>
        )}
      </Stack>
    </Section>
  );
}
