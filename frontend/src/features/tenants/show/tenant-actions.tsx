import { useNavigate } from '@tanstack/react-router';
import { CircleSlash, DoorOpen, FileText, HandCoins, Info, Link2, Mail, MailPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { TenantDetails, TenantLine } from '../../../../../shared/contract/tenants';
import { dialogs } from '../../../ui/feedback/dialogs';
import { toast } from '../../../ui/feedback/toast';
import { ActionMenu, type MenuAction } from '../../../ui/primitives/action-menu';
import { Button } from '../../../ui/primitives/button';
import { LinkButton } from '../../../ui/primitives/link-button';
import { useAccess } from '../access/use-access';

const InviteDialog = lazy(() => import('../access/invite-dialog'));

type Props = { tenant: TenantDetails; lease: TenantLine | undefined; isOwner: boolean };

const icon = { size: 16, 'aria-hidden': true } as const;

const kept =
  'Leases with their documents and payments, the contact details, vehicles, and insurance on this page, and your team’s notes. The tenant sees everything but the notes. Owners see the lease, but not the contact details, vehicles, insurance, or notes. Clear a field or delete your note to erase it.';

/** Record payment, message, and what else can be done about a tenant. */
export function TenantActions({ tenant, lease, isOwner }: Props) {
  const { name, email, access, may_change } = tenant;
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const { resend, end, open } = useAccess(tenant);
  const seesMoney = lease?.balance !== undefined;
  const mayNot = may_change
    ? undefined
    : 'Only someone who sees all of this tenant’s leases can change their access.';
  const accessActions: Record<TenantDetails['access'], MenuAction> = {
    'not-invited': {
      key: 'invite',
      label: 'Invite',
      icon: <MailPlus {...icon} />,
      onSelect: () => setAsked(true),
      not: mayNot,
    },
    invited: {
      key: 'resend',
      label: 'Resend invite',
      icon: <MailPlus {...icon} />,
      onSelect: resend,
      not: mayNot,
    },
    active: {
      key: 'end',
      label: 'End access',
      icon: <CircleSlash {...icon} />,
      onSelect: () => void end(),
      danger: true,
      not: mayNot,
    },
    suspended: {
      key: 'open',
      label: 'Restore access',
      icon: <DoorOpen {...icon} />,
      onSelect: open,
      not: mayNot,
    },
  };
  const copyLink = async () => {
    await navigator.clipboard.writeText(location.href);
    toast({ title: 'Link copied' });
  };
  const actions: MenuAction[] = [
    ...(lease
      ? [
          {
            key: 'lease',
            label: 'Open lease',
            icon: <FileText {...icon} />,
            onSelect: () => void navigate({ to: '/showLease', search: { id: lease.lease_id } }),
          },
        ]
      : []),
    ...(isOwner ? [] : [accessActions[access]]),
    {
      key: 'kept',
      label: 'What is kept',
      icon: <Info {...icon} />,
      onSelect: () => void dialogs.message({ title: `What is kept about ${name}`, text: kept }),
    },
    { key: 'link', label: 'Copy link', icon: <Link2 {...icon} />, onSelect: () => void copyLink() },
  ];
  return (
    <>
      <ActionMenu label={`More about ${name}`} actions={actions} />
      {email !== '' && (
        <Button variant="outline" onClick={() => location.assign(`mailto:${encodeURIComponent(email)}`)}>
          <Mail aria-hidden="true" />
          Message
        </Button>
      )}
      {access === 'not-invited' && may_change && (
        <Button variant="outline" onClick={() => setAsked(true)}>
          <MailPlus aria-hidden="true" />
          Invite
        </Button>
      )}
      {lease && seesMoney && (
        <LinkButton to="/receive-payment" search={{ id: lease.lease_id }} data-primary="">
          <HandCoins aria-hidden="true" />
          Record payment
        </LinkButton>
      )}
      <Suspense fallback={null}>
        {isAsked && <InviteDialog tenant={tenant} onClose={() => setAsked(false)} />}
      </Suspense>
    </>
  );
}
