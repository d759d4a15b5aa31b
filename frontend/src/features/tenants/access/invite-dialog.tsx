import { useQueryClient } from '@tanstack/react-query';
import type { TenantDetails } from '../../../../../shared/contract/tenants';
import { limits } from '../../../../../shared/domain/limits';
import { messages } from '../../../../../shared/domain/messages';
import { problemsOf } from '../../../../../shared/domain/problem';
import { looksLikeEmail, normalizeEmail } from '../../../../../shared/domain/text';
import { api } from '../../../api/client';
import { newIdempotencyKey } from '../../../api/idempotency-key';
import { ShortForm } from '../../../forms/short-form';
import { SubmitButton } from '../../../forms/submit-button';
import { useAppForm } from '../../../forms/use-app-form';
import { useFormField } from '../../../forms/use-field';
import { Modal } from '../../../ui/feedback/modal';
import { toast } from '../../../ui/feedback/toast';
import { TextField } from '../../../ui/fields/text-field';
import { Button } from '../../../ui/primitives/button';
import { tenantChanged } from '../queries';

type Props = {
  readonly tenant: Pick<TenantDetails, 'user_role_id' | 'name' | 'email'>;
  readonly onClose: () => void;
};

/** Keeps the address where it is new, and mails the invitation there. */
async function invite({ user_role_id, email: known }: Props['tenant'], typed: string): Promise<unknown> {
  const email = normalizeEmail(typed);
  if (email !== known)
    await api.tenants.changeTenantEmail(
      { body: { user_role_id, email } },
      { idempotencyKey: newIdempotencyKey() },
    );
  return api.tenants.inviteTenant({ body: { user_role_id } }, { idempotencyKey: newIdempotencyKey() });
}

/** Invites a tenant who came in with a lease signed elsewhere. */
export default function InviteDialog({ tenant, onClose }: Props) {
  const client = useQueryClient();
  const form = useAppForm({
    values: { email: tenant.email },
    problems: ({ email }) => problemsOf({ email: !looksLikeEmail(email.trim()) && messages.emailInvalid }),
    submit: ({ email }) => invite(tenant, email),
    onSaved: async ({ values }) => {
      toast({ title: `Invitation sent to ${values.email.trim()}.` });
      await tenantChanged(client);
    },
    onDone: onClose,
    asksBeforeLeaving: false,
  });
  return (
    <Modal
      open
      onClose={onClose}
      title={`Invite ${tenant.name}`}
      lead="They get one email with a link to their account. From then on, reminders, receipts and notices are emailed to them."
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {messages.cancel}
          </Button>
          <SubmitButton form={form} pendingText="Sending">
            Send invitation
          </SubmitButton>
        </>
      }
    >
      <ShortForm form={form}>
        <EmailField />
      </ShortForm>
    </Modal>
  );
}

const EmailField = () => (
  <TextField
    label="Email"
    required
    type="email"
    inputMode="email"
    dir="ltr"
    autoComplete="off"
    maxLength={limits.emailCharacters}
    {...useFormField('email')}
  />
);
