import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ConditionReport } from '../../../../../shared/contract/lease-condition';
import { displayDate } from '../../../../../shared/domain/dates';
import { api } from '../../../api/client';
import { refusalWords } from '../../../api/refusal-words';
import { dialogs } from '../../../ui/feedback/dialogs';
import { Notice } from '../../../ui/feedback/notice';
import { toast } from '../../../ui/feedback/toast';
import { Row } from '../../../ui/layout/layout';
import { Button } from '../../../ui/primitives/button';
import { leaseChanged } from '../queries';

const closedWords = {
  'taken-back': 'The report is a draft again.',
  'no-answer': 'It is recorded that nobody answered.',
} as const;

type Props = { read: ConditionReport; onSign: () => void };

/** The report is with the tenants: until when, and what can be done meanwhile. */
export function AskedSection({ read, onSign }: Props) {
  const { lease_id, kind, version, asked, today, may_change } = read;
  const client = useQueryClient();
  const close = useMutation({
    mutationFn: (outcome: keyof typeof closedWords) =>
      api.leases.closeConditionReport({ body: { lease_id, kind, version, outcome } }),
    onSuccess: (_, outcome) => toast({ title: closedWords[outcome] }),
    onError: (cause) =>
      void dialogs.result({ icon: 'error', title: 'Nothing was changed', text: refusalWords(cause) }),
    onSettled: () => leaseChanged(client),
  });
  if (!asked) return null;
  const isLate = today > asked.until;
  return (
    <Notice
      kind={isLate ? 'warning' : 'info'}
      title={isLate ? 'The tenants did not answer' : 'With the tenants'}
      action={
        may_change && (
          <Row gap="2">
            <Button
              size="sm"
              variant="outline"
              pending={close.isPending}
              onClick={() => close.mutate('taken-back')}
            >
              Take it back
            </Button>
            <Button size="sm" variant="outline" onClick={onSign}>
              Sign together
            </Button>
            {isLate && (
              <Button size="sm" pending={close.isPending} onClick={() => close.mutate('no-answer')}>
                Close without them
              </Button>
            )}
          </Row>
        )
      }
    >
      {`${asked.name} signed on ${displayDate(asked.on)}. The tenants can add remarks and sign ${isLate ? 'as long as it is open; their last day was' : 'until'} ${displayDate(asked.until)}.`}
    </Notice>
  );
}
