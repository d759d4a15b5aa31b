import { useQueryClient } from '@tanstack/react-query';
import { limits } from '../../../../../shared/domain/limits';
import { problemsOf } from '../../../../../shared/domain/problem';
import { api } from '../../../api/client';
import { FormDialog } from '../../../forms/form-dialog';
import { useFormField } from '../../../forms/use-field';
import { TextField } from '../../../ui/fields/text-field';
import { tenantChanged } from '../queries';

type Props = { id: string; version: number; policyId: string; onClose: () => void };

/** Says why a policy is no proof. The tenant reads it. */
export default function DeclineDialog({ id, version, policyId, onClose }: Props) {
  const client = useQueryClient();
  return (
    <FormDialog<{ reason: string }>
      title="Decline this policy?"
      lead="The tenant gets your reason by email and can send another policy."
      button="Decline"
      values={{ reason: '' }}
      problems={({ reason }) =>
        problemsOf({ reason: reason.trim() === '' && 'Tell the tenant what is missing' })
      }
      send={({ reason }, sending) =>
        api.tenants.checkPolicy(
          { body: { user_role_id: id, version, policy_id: policyId, state: 'declined', reason } },
          sending,
        )
      }
      done="Declined. The tenant has your reason."
      onSaved={() => tenantChanged(client)}
      onClose={onClose}
    >
      <Reason />
    </FormDialog>
  );
}

const Reason = () => (
  <TextField
    label="Reason"
    hint="For example: the certificate doesn’t name this address"
    required
    maxLength={limits.textCharacters}
    {...useFormField('reason')}
  />
);
