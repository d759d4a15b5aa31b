import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import type { DepositMove } from '../../../../../shared/contract/deposits';
import { displayDollars } from '../../../../../shared/domain/money';
import { problemsOf } from '../../../../../shared/domain/problem';
import { api } from '../../../api/client';
import { AmountField } from '../../../forms/amount-field';
import { FormDialog } from '../../../forms/form-dialog';
import { centsOf, typedOf } from '../../../forms/typed-cents';
import { useFormField } from '../../../forms/use-field';
import { Modal } from '../../../ui/feedback/modal';
import { SelectField } from '../../../ui/fields/select-field';
import { Muted } from '../../../ui/primitives/text';
import { depositMoveQuery, ledgerChanged } from '../queries';
import { ReasonField } from '../show/line-dialog';

type Props = { leaseId: string; onClose: () => void };

/** Moves a held deposit to another lease of its tenant (D34). */
export default function MoveDialog({ leaseId, onClose }: Props) {
  const { data: move, isError } = useQuery(depositMoveQuery(leaseId));
  if (move && move.targets.length > 0) return <MoveForm move={move} onClose={onClose} />;
  return (
    <Modal open onClose={onClose} title="Move the deposit" lead="To another lease of the same tenant.">
      <Muted>
        {move
          ? 'No other lease names this tenant. Prepare and sign the new lease first.'
          : isError
            ? 'The leases could not be loaded. Close this and try again.'
            : 'Looking for leases…'}
      </Muted>
    </Modal>
  );
}

type Values = { target: string; cents: string; reason: string };

const keyOf = ({ tenant_id, lease_id }: DepositMove['targets'][number]) => `${tenant_id} ${lease_id}`;
const heldFor = ({ held, targets }: DepositMove, key: string) => {
  const target = targets.find((one) => keyOf(one) === key);
  return { target, tenant: held.find(({ tenant_id }) => tenant_id === target?.tenant_id) };
};

function MoveForm({ move, onClose }: { move: DepositMove; onClose: () => void }) {
  const client = useQueryClient();
  const [first] = move.targets;
  const key = first ? keyOf(first) : '';
  return (
    <FormDialog<Values>
      title="Move the deposit"
      lead="Nothing is refunded: the money stays held, from now on for the other lease. Both ledgers show it."
      button="Move deposit"
      values={{ target: key, cents: typedOf(heldFor(move, key).tenant?.cents ?? 0), reason: '' }}
      problems={({ target, cents }) => {
        const most = heldFor(move, target).tenant?.cents ?? 0;
        const over = centsOf(cents) > most && `At most ${displayDollars(most)} is held`;
        return problemsOf({ cents: centsOf(cents) <= 0 ? 'Enter an amount above zero' : over });
      }}
      send={({ target: chosen, cents, reason }, sending) => {
        const { target } = heldFor(move, chosen);
        const to = { tenant_id: target?.tenant_id ?? '', to_lease_id: target?.lease_id ?? '' };
        const body = { lease_id: move.lease_id, ...to, cents: centsOf(cents), reason: reason.trim() };
        return api.ledger.moveDeposit({ body }, sending);
      }}
      done="Deposit moved."
      onSaved={() => ledgerChanged(client)}
      onClose={onClose}
    >
      <TargetField move={move} />
      <AmountField name="cents" label="Amount" required />
      <ReasonField />
    </FormDialog>
  );
}

function TargetField({ move }: { move: DepositMove }) {
  const { target, tenant } = heldFor(move, useWatch<Values, 'target'>({ name: 'target' }));
  const asks = target && target.open > 0 ? ` That lease asks for ${displayDollars(target.open)}.` : '';
  const options = move.targets.map((one) => {
    const name = heldFor(move, keyOf(one)).tenant?.name ?? '';
    return { value: keyOf(one), label: `${name}: unit ${one.unit_number}, ${one.property_title}` };
  });
  return (
    <SelectField
      label="To which lease"
      hint={`${displayDollars(tenant?.cents ?? 0)} is held.${asks}`}
      options={options}
      {...useFormField('target')}
    />
  );
}
