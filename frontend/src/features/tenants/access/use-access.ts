import type { TenantDetails } from '../../../../../shared/contract/tenants';
import { api } from '../../../api/client';
import { newIdempotencyKey } from '../../../api/idempotency-key';
import { dialogs } from '../../../ui/feedback/dialogs';
import { useTenantCall } from '../use-tenant-call';

/** Invites a tenant again, ends their access after a question, or gives it back. */
export function useAccess({ user_role_id, name, email }: TenantDetails) {
  const changeTo = (access: 'active' | 'suspended') => () =>
    api.tenants.changeTenantAccess({ body: { user_role_id, access } });
  const invite = useTenantCall(`New invitation sent to ${email}. The older one has ended.`, () =>
    api.tenants.inviteTenant({ body: { user_role_id } }, { idempotencyKey: newIdempotencyKey() }),
  );
  const end = useTenantCall('Access ended', changeTo('suspended'));
  const open = useTenantCall('Access restored', changeTo('active'));
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
