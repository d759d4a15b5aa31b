import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MyMethod } from '../../../../../shared/contract/autopay';
import { api } from '../../../api/client';
import { newIdempotencyKey } from '../../../api/idempotency-key';
import { report } from '../../../api/report';
import { dialogs } from '../../../ui/feedback/dialogs';
import { toast } from '../../../ui/feedback/toast';
import { Row, Stack } from '../../../ui/layout/layout';
import { PlainList } from '../../../ui/layout/plain-list';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import { goToExternal } from '../../../ui/primitives/external-url';
import { Muted } from '../../../ui/primitives/text';
import { ledgerChanged, myMethodsQuery } from '../queries';
import { methodWords } from './method-words';

/** Saved cards and bank accounts, with or without autopay. Nothing while they load, or fail to. */
export function SavedMethods({ id }: { id: string }) {
  const { data } = useQuery(myMethodsQuery(id));
  if (!data || (data.methods.length === 0 && !data.is_offered)) return null;
  const { methods, is_offered } = data;
  return (
    <Section title="Saved payment methods">
      <Stack gap="4">
        {methods.length === 0 && (
          <Muted>
            <bdi>Save a card or bank account to pay in one step. Nothing is debited by itself.</bdi>
          </Muted>
        )}
        {methods.length > 0 && (
          <PlainList gap="3">
            {methods.map((method) => (
              <li key={method.method_id}>
                <Method leaseId={id} method={method} />
              </li>
            ))}
          </PlainList>
        )}
        {is_offered && <Add id={id} />}
      </Stack>
    </Section>
  );
}

function Method({ leaseId, method }: { leaseId: string; method: MyMethod }) {
  const { label, hint } = methodWords(method);
  return (
    <Row spread gap="3">
      <Stack gap="0">
        <bdi dir="ltr">{label}</bdi>
        {hint && <Muted>{hint}</Muted>}
      </Stack>
      <Remove leaseId={leaseId} method={method} />
    </Row>
  );
}

function Remove({ leaseId, method }: { leaseId: string; method: MyMethod }) {
  const client = useQueryClient();
  const { name, method_id, is_autopay } = method;
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api.ledger.removeMyMethod(
        { body: { lease_id: leaseId, method_id, stops_autopay: is_autopay } },
        { idempotencyKey: newIdempotencyKey() },
      ),
    onSuccess: () =>
      toast({ title: is_autopay ? `Autopay is off, and ${name} is removed.` : `${name} is removed.` }),
    onError: (cause) => {
      report('A payment method was not removed', cause);
      return dialogs.result({ icon: 'error', title: `${name} was not removed`, text: 'Please try again.' });
    },
    onSettled: () => ledgerChanged(client),
  });
  const ask = async () => {
    const words = is_autopay
      ? {
          title: `Turn autopay off and remove ${name}?`,
          text: 'Autopay debits this payment method. Without it, you pay rent yourself from the next due day on.',
          yes: 'Turn off and remove',
        }
      : {
          title: `Remove ${name}?`,
          text: 'A payment already in progress is not stopped.',
          yes: 'Remove',
        };
    if (await dialogs.confirm(words.text, { title: words.title, yes: words.yes, no: 'Cancel' })) mutate();
  };
  return (
    <Button variant="ghost" aria-label={`Remove ${name}`} pending={isPending} onClick={() => void ask()}>
      Remove
    </Button>
  );
}

function Add({ id }: { id: string }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api.ledger.addMyMethod({ body: { lease_id: id } }, { idempotencyKey: newIdempotencyKey() }),
    onSuccess: ({ data }) => goToExternal(data.url),
    onError: (cause) => {
      report('The page to save a payment method did not open', cause);
      return dialogs.result({ icon: 'error', title: 'The page did not open', text: 'Please try again.' });
    },
  });
  return (
    <Row>
      <Button variant="outline" pending={isPending} onClick={() => mutate()}>
        Add a card or bank account
      </Button>
    </Row>
  );
}
