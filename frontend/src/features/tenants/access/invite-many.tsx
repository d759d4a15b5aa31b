import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { TenantLine } from '../../../../../shared/contract/tenants';
import { api } from '../../../api/client';
import { newIdempotencyKey } from '../../../api/idempotency-key';
import { ManyDialog } from '../../../forms/many-dialog';
import { notInvitedQuery, tenantChanged } from '../queries';

const itemOf = ({ user_role_id, name, email, unit_number, property_title }: TenantLine) => ({
  id: user_role_id,
  label: `${name}, unit ${unit_number}, ${property_title}`,
  note: email,
});
type Item = ReturnType<typeof itemOf>;

/** One person with two leases is invited once; without an email they are invited from their own page. */
const itemsOf = (tenants: readonly TenantLine[]): Item[] => [
  ...new Map(
    tenants.filter(({ email }) => email !== '').map((tenant) => [tenant.user_role_id, itemOf(tenant)]),
  ).values(),
];

async function inviteAll(some: readonly Item[]) {
  const done = await Promise.all(
    some.map(async ({ id, note }) => {
      const body = { user_role_id: id };
      await api.tenants.inviteTenant({ body }, { idempotencyKey: newIdempotencyKey() });
      return [id, { text: `Invitation sent to ${note}`, isDone: true }] as const;
    }),
  );
  return Object.fromEntries(done);
}

type Props = {
  /** Those that a person chose; without it everyone who was not invited. */
  chosen?: readonly TenantLine[] | undefined;
  onDone?: (() => void) | undefined;
  onClose: () => void;
};

/** Invites many tenants who came in with leases signed elsewhere: a call for each. */
export default function InviteMany({ chosen, onDone, onClose }: Props) {
  const client = useQueryClient();
  const { data: all } = useQuery({ ...notInvitedQuery, select: itemsOf, enabled: !chosen });
  // What became of each stays in sight when the choice is let go.
  const [ofChosen] = useState(
    () => chosen && [...new Map(chosen.map((one) => [one.user_role_id, itemOf(one)])).values()],
  );
  const items = ofChosen ?? all;
  return (
    <ManyDialog
      title="Invite tenants"
      lead="Each gets one email with a link to their account. From then on, reminders, receipts and notices are emailed to them."
      startsWith={chosen ? 'all' : 'none'}
      none="Every tenant with an email address is invited."
      button={(count) => (count === 1 ? 'Invite one tenant' : `Invite ${count} tenants`)}
      pendingText="Sending"
      values={{}}
      group="Tenants"
      items={items}
      act={inviteAll}
      most={1}
      onSaved={() => tenantChanged(client)}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
