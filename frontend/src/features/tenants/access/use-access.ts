import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TenantDetails } from '../../../../../shared/contract/tenants';
import { api } from '../../../api/client';
import { newIdempotencyKey } from '../../../api/idempotency-key';
import { refusalWords } from '../../../api/refusal-words';
import { dialogs } from '../../../ui/feedback/dialogs';
import { toast } from '../../../ui/feedback/toast';
import { tenantChanged } from '../queries';

/** One change of a tenant's access; why it was not done is said in a dialog. */
function useAccessCall(done: string, call: () => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: () => toast({ title: done }),
    onError: (cause) =>
      void dialogs.result({ icon: 'error', title: 'That didn’t work', text: refusalWords(cause) }),
    onSettled: () => tenantChanged(client),
  });
}

/** Invites a tenant again, ends their access after a question, or gives it back. */
export function useAccess({ user_role_id, name, email }: TenantDetails) {
  const changeTo = (access: 'active' | 'suspended') => () =>
    api.tenants.changeTenantAccess({ body: { user_role_id, access } });
  const invite = useAccessCall(`New invitation sent to ${email}. The older one has ended.`, () =>
    api.tenants.inviteTenant({ body: { user_role_id } }, { idempotencyKey: newIdempotencyKey() }),
  );
  const end = useAccessCall('Access ended', changeTo('suspended'));
  const open = useAccessCall('Access restored', changeTo('active'));
  return {
    resend: () => invite.mutate(),
    end: async () => {
      const text = 'They are logged out here at once. The lease and other landlords are not touched.';
      const asked = { title: `End the access of ${name}?`, yes: 'End access', no: 'Keep' };
      if (await dialogs.confirm(text, asked)) end.mutate();
    },
    open: () => open.mutate(),
  };
}
