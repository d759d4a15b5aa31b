import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { TenantLine } from '../../../../../shared/contract/tenants';
import { api } from '../../../api/client';
import { newIdempotencyKey } from '../../../api/idempotency-key';
import { ManyDialog } from '../../../forms/many-dialog';
import { notInvitedQuery, tenantChanged } from '../queries';

const itemOf = ({ user_role_id, name, email, unit_number, property_title }: TenantLine) => ({
  id: user_role_id,
  name,
  label: `${name}, unit ${unit_number}, ${property_title}`,
  note: email,
});
type Item = ReturnType<typeof itemOf>;

/** One person with two leases is invited once. */
const itemsOf = (tenants: readonly TenantLine[]): Item[] => [
  ...new Map(tenants.map((tenant) => [tenant.user_role_id, itemOf(tenant)])).values(),
];

const lead =
  'Each gets one email with a link to their account. From then on, reminders, receipts and notices are emailed to them.';

/** Names at most three of them, and says how many more there are. */
function withoutEmailText(items: readonly Item[]): string {
  if (items.length === 0) return '';
  const names = items.slice(0, 3).map(({ name }) => name);
  const more = items.length > 3 ? ` and ${items.length - 3} more` : '';
  return ` No email address yet: ${names.join(', ')}${more}. Add it on their page.`;
}

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
  const [ofChosen] = useState(() => chosen && itemsOf(chosen));
  const everyone = ofChosen ?? all;
  return (
    <ManyDialog
      title="Invite tenants"
      lead={`${lead}${withoutEmailText((everyone ?? []).filter(({ note }) => note === ''))}`}
      startsWith={chosen ? 'all' : 'none'}
      none="Every tenant with an email address is invited."
      button={(count) => (count === 1 ? 'Invite one tenant' : `Invite ${count} tenants`)}
      pendingText="Sending"
      values={{}}
      group="Tenants"
      items={everyone?.filter(({ note }) => note !== '')}
      act={inviteAll}
      most={1}
      onSaved={() => tenantChanged(client)}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
