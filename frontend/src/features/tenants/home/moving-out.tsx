import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { MyLeaseDetails } from '../../../../../shared/contract/tenants';
import { counted } from '../../../../../shared/domain/counted';
import { displayDate } from '../../../../../shared/domain/dates';
import { api } from '../../../api/client';
import { newIdempotencyKey } from '../../../api/idempotency-key';
import { refusalWords } from '../../../api/refusal-words';
import { useLooksOnly } from '../../../api/session';
import { dialogs } from '../../../ui/feedback/dialogs';
import { Notice } from '../../../ui/feedback/notice';
import { toast } from '../../../ui/feedback/toast';
import { Row, Stack } from '../../../ui/layout/layout';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import { Muted } from '../../../ui/primitives/text';
import { tenantChanged } from '../queries';
import { MoveOutSteps } from './move-out-steps';

const GiveNoticeDialog = lazy(() => import('./give-notice-dialog'));

type Props = { lease: MyLeaseDetails };

const whoGave = {
  tenants: 'You, the tenants, gave notice',
  owner: 'Your landlord gave notice',
  both: 'You agreed',
};

/** The notice that stands: since when, until when, and whether it comes in the middle of the fixed term. */
export function StandingNotice({ lease: { lease_id, notice } }: Props) {
  const client = useQueryClient();
  const looksOnly = useLooksOnly();
  const back = useMutation({
    mutationFn: () =>
      api.tenants.takeMyNoticeBack({ body: { lease_id } }, { idempotencyKey: newIdempotencyKey() }),
    onSuccess: async () => {
      toast({ title: 'The notice is taken back. Your lease continues.' });
      await tenantChanged(client);
    },
    onError: (cause) =>
      void dialogs.result({ icon: 'error', title: 'The notice still stands', text: refusalWords(cause) }),
  });
  if (!notice) return null;
  const ask = async () => {
    const text = 'Your lease continues as before, and everyone who got the notice is told.';
    const words = { title: 'Take the notice back?', yes: 'Take it back', no: 'Cancel' };
    if (await dialogs.confirm(text, words)) back.mutate();
  };
  const early = notice.before_end && `The fixed term would have run to ${displayDate(notice.before_end)}.`;
  return (
    <Notice
      kind="warning"
      title={`Your last day here is ${displayDate(notice.last_day)}`}
      action={
        notice.may_take_back &&
        !looksOnly && (
          <Button variant="outline" pending={back.isPending} onClick={() => void ask()}>
            Take the notice back
          </Button>
        )
      }
    >
      {[`${whoGave[notice.by]} on ${displayDate(notice.given_on)}.`, early].filter(Boolean).join(' ')}
    </Notice>
  );
}

/** What it takes to end the lease, by its own rule. */
export function MovingOut({ lease }: Props) {
  const [isOpen, setOpen] = useState(false);
  const looksOnly = useLooksOnly();
  const { may_give_notice: may, until, moving_out: moving } = lease;
  if (moving) return <MoveOutSteps lease={lease} moving={moving} />;
  if (until.kind === 'ends' && !lease.notice)
    return (
      <Section title="Moving out">
        <Muted>
          <bdi>{`Your lease ends on ${displayDate(until.on ?? '')} by itself; no notice is needed.`}</bdi>
        </Muted>
      </Section>
    );
  if (!may) return null;
  return (
    <Section title="Moving out">
      <Stack gap="4">
        <Muted>
          <bdi>{ruleWords(may)}</bdi>
        </Muted>
        {!looksOnly && (
          <Row>
            <Button variant="outline" onClick={() => setOpen(true)}>
              Give notice
            </Button>
          </Row>
        )}
      </Stack>
      <Suspense fallback={null}>
        {isOpen && <GiveNoticeDialog leaseId={lease.lease_id} may={may} onClose={() => setOpen(false)} />}
      </Suspense>
    </Section>
  );
}

function ruleWords({
  earliest,
  notice_days,
  fixed_to,
}: NonNullable<MyLeaseDetails['may_give_notice']>): string {
  const rule = `Your lease asks for ${counted(notice_days, 'day')} of notice`;
  const last = `The earliest last day is ${displayDate(earliest)}.`;
  return fixed_to === undefined
    ? `${rule}. ${last}`
    : `${rule} and runs to ${displayDate(fixed_to)}. ${last} To leave sooner, ask your landlord: you both have to agree.`;
}
