import { useQueryClient } from '@tanstack/react-query';
import type { SyntheticEvent } from 'react';
import type { SettlementView } from '../../../../../shared/contract/lease-settlement';
import { displayDollars } from '../../../../../shared/domain/money';
import { api } from '../../../api/client';
import { PageForm } from '../../../forms/page-form';
import { useAppForm } from '../../../forms/use-app-form';
import { dialogs } from '../../../ui/feedback/dialogs';
import { toast } from '../../../ui/feedback/toast';
import { Stack } from '../../../ui/layout/layout';
import { leaseChanged } from '../../leases/queries';
import { ledgerChanged } from '../queries';
import { ChargesSection } from './charges-section';
import { RefundSection, SignOffSection } from './refund-section';
import { firstValues, type SettleValues, settleBody, settleProblems, sumsAsTyped } from './settle-values';
import { SumsSection } from './sums-section';
import { WaiversSection } from './waivers-section';

/** Asks once more: what is posted stays. */
const isSure = (refunded: number, owed: number) =>
  dialogs.confirm(
    [
      refunded > 0 ? `${displayDollars(refunded)} is recorded as refunded.` : 'Nothing is refunded.',
      owed > 0 ? `${displayDollars(owed)} stays due from the tenants.` : '',
      'The letter is prepared and emailed to the tenants. This cannot be undone; later changes are separate ledger entries.',
    ]
      .filter(Boolean)
      .join(' '),
    { title: 'Settle the deposit?', yes: 'Settle', no: 'Not yet' },
  );

type Props = { view: SettlementView; onSendBack: (cents: number) => void };

/** The items, what they come to while they are typed, and where the rest goes. */
export function SettleForm({ view, onSendBack }: Props) {
  const client = useQueryClient();
  const form = useAppForm<SettleValues>({
    values: firstValues(view),
    problems: (values) => settleProblems(view, values),
    submit: (values, { idempotencyKey }) =>
      api.leases.settleDeposit({ body: settleBody(view, values) }, { idempotencyKey }),
    onSaved: () => toast({ title: 'Deposit settled. The letter is being prepared.' }),
    onDone: () => void Promise.all([ledgerChanged(client), leaseChanged(client)]),
    refused: ({ code }) =>
      code === 'changed-meanwhile'
        ? 'The ledger has changed. Reload this page to see the new figures.'
        : undefined,
  });
  const ask = async () => {
    const values = form.getValues();
    const { refunded, owed } = sumsAsTyped(view, values);
    const isRight = settleProblems(view, values).length === 0;
    if (!isRight || (await isSure(refunded, owed))) form.submit();
  };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    void ask();
  };
  const back = { to: '/ledgesData', search: { id: view.lease_id } } as const;
  return (
    <PageForm form={{ ...form, submit: () => void ask(), onSubmit }} submit="Settle deposit" cancel={back}>
      <Stack gap="5">
        <ChargesSection view={view} />
        <WaiversSection view={view} />
        <SumsSection view={view} />
        <RefundSection view={view} onSendBack={onSendBack} />
        <SignOffSection />
      </Stack>
    </PageForm>
  );
}
