import { useNavigate } from '@tanstack/react-router';
import { Banknote, Files, Landmark, Link2, ReceiptText } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { OwnerDetails } from '../../../../../shared/contract/owners';
import { toast } from '../../../ui/feedback/toast';
import { ActionMenu, type MenuAction } from '../../../ui/primitives/action-menu';
import { Button } from '../../../ui/primitives/button';
import { LinkButton } from '../../../ui/primitives/link-button';

const PayOwners = lazy(() => import('../list/pay-owners'));

type Props = {
  owner: OwnerDetails;
  /** The role changes money, and the account is writable. */
  mayPay: boolean;
  seesReports: boolean;
  seesDocuments: boolean;
};

const icon = { size: 16, 'aria-hidden': true } as const;

/** Pay owner, their statements, and the rest behind ⋯. */
export function OwnerActions({ owner, mayPay, seesReports, seesDocuments }: Props) {
  const { owner_id: id, bank_ready, available } = owner;
  const navigate = useNavigate();
  const [isPaying, setPaying] = useState(false);
  const copyLink = async () => {
    await navigator.clipboard.writeText(location.href);
    toast({ title: 'Link copied' });
  };
  const actions: MenuAction[] = [
    {
      key: 'bank',
      label: 'View bank details',
      icon: <Landmark {...icon} />,
      onSelect: () => void navigate({ to: '/ownerBankInfo', search: { owner: id } }),
      not:
        bank_ready === undefined
          ? 'Only people who work on one of this owner’s current properties can see bank details.'
          : undefined,
    },
    ...(seesDocuments
      ? [
          {
            key: 'documents',
            label: 'Documents',
            icon: <Files {...icon} />,
            onSelect: () => void navigate({ to: '/documents', search: { owner: id } }),
          },
        ]
      : []),
    { key: 'link', label: 'Copy link', icon: <Link2 {...icon} />, onSelect: () => void copyLink() },
  ];
  return (
    <>
      <ActionMenu label={`More about ${owner.name}`} actions={actions} />
      {seesReports && (
        <LinkButton to="/owner-statements" search={{ id }} variant="outline">
          <ReceiptText aria-hidden="true" />
          Statements
        </LinkButton>
      )}
      {mayPay && available !== undefined && (
        <Button data-primary="" onClick={() => setPaying(true)}>
          <Banknote aria-hidden="true" />
          Pay owner
        </Button>
      )}
      <Suspense fallback={null}>
        {isPaying && <PayOwners chosen={[owner]} onDone={() => undefined} onClose={() => setPaying(false)} />}
      </Suspense>
    </>
  );
}
