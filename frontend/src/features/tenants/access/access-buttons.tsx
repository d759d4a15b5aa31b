import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleSlash, DoorOpen, MailPlus } from 'lucide-react';
import type { TenantDetails } from '../../../../../shared/contract/tenants';
import { api } from '../../../api/client';
import { newIdempotencyKey } from '../../../api/idempotency-key';
import { refusalWords } from '../../../api/refusal-words';
import { Button } from '../../../ui/button';
import { Row } from '../../../ui/layout';
import { say } from '../../../ui/say';
import { toast } from '../../../ui/toast';
import { tenantChanged } from '../queries';

/** One change of a tenant's access; why it was not done is said in a dialog. */
function useAccessCall(done: string, call: () => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: () => toast({ title: done }),
    onError: (cause) =>
      void say.result({ icon: 'error', title: 'That didn’t work', text: refusalWords(cause) }),
    onSettled: () => tenantChanged(client),
  });
}

/** Invite again, end access, or give it back, by where the account stands. */
export function AccessButtons({ tenant }: { tenant: TenantDetails }) {
  const { user_role_id, name, email, access } = tenant;
  const changeTo = (to: 'active' | 'suspended') => () =>
    api.tenants.changeTenantAccess({ body: { user_role_id, access: to } });
  const invite = useAccessCall(`New invitation sent to ${email}. The older one has ended.`, () =>
    api.tenants.inviteTenant({ body: { user_role_id } }, { idempotencyKey: newIdempotencyKey() }),
  );
  const end = useAccessCall('Access ended', changeTo('suspended'));
  const open = useAccessCall('Access given back', changeTo('active'));
  const askAndEnd = async () => {
    const text = 'They are logged out here at once. The lease and other landlords are not touched.';
    const asked = { title: `End the access of ${name}?`, yes: 'End access', no: 'Keep' };
    if (await say.confirm(text, asked)) end.mutate();
  };
  return (
    <Row>
      {access === 'invited' && (
        <Button variant="outline" pending={invite.isPending} onClick={() => invite.mutate()}>
          <MailPlus aria-hidden="true" />
          Invite again
        </Button>
      )}
      {access === 'active' && (
        <Button variant="outline" pending={end.isPending} onClick={() => void askAndEnd()}>
          <CircleSlash aria-hidden="true" />
          End access
        </Button>
      )}
      {access === 'suspended' && (
        <Button variant="outline" pending={open.isPending} onClick={() => open.mutate()}>
          <DoorOpen aria-hidden="true" />
          Give access back
        </Button>
      )}
    </Row>
  );
}
