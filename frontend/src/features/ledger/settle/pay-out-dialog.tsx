import { useQueryClient } from '@tanstack/react-query';
import type { SettlementView } from '../../../../../shared/contract/lease-settlement';
import type { PaidOut } from '../../../../../shared/domain/ledger/entry';
import { displayDollars } from '../../../../../shared/domain/money';
import { problemsOf } from '../../../../../shared/domain/problem';
import { api } from '../../../api/client';
import { FormDialog } from '../../../forms/form-dialog';
import { ledgerChanged } from '../queries';
import { PaidOutFields } from './refund-section';

type Held = SettlementView['held'][number];
type Props = { leaseId: string; held: Held; onClose: () => void };

/** Writes down how a deposit was paid whose refund through the provider failed after the settlement. */
export default function PayOutDialog({ leaseId: lease_id, held, onClose }: Props) {
  const client = useQueryClient();
  const { tenant_id, name, cents } = held;
  return (
    <FormDialog<PaidOut>
      title="Record the refund"
      lead={`You pay ${displayDollars(cents)} outside Keystead; this records it.`}
      button="Record the refund"
      values={{ to: name, method: 'check', reference: '' }}
      problems={({ to }) => problemsOf({ to: to.trim() === '' && 'Say who gets the refund' })}
      send={({ to, method, reference }, sending) => {
        const paid_out = { to: to.trim(), method, reference: reference.trim() };
        const body = { lease_id, tenant_id, cents, paid_out, reason: 'The refund online failed' };
        return api.ledger.refundDeposit({ body }, sending);
      }}
      done="Refund recorded."
      onSaved={() => ledgerChanged(client)}
      onClose={onClose}
    >
      <PaidOutFields />
    </FormDialog>
  );
}
