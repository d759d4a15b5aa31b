import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import {
  Ban,
  BookOpen,
  Building2,
  CreditCard,
  FileDown,
  FilePlus2,
  FileUp,
  HandCoins,
  Link2,
  Pencil,
  PenLine,
  Plus,
  Send,
  Trash2,
} from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { LeaseDetails } from '../../../../../shared/contract/leases';
import { api } from '../../../api/client';
import { refusalWords } from '../../../api/refusal-words';
import { useRequestsAction } from '../../../domain-ui/request/use-requests-action';
import { dialogs } from '../../../ui/feedback/dialogs';
import { toast } from '../../../ui/feedback/toast';
import { ActionMenu, type MenuAction } from '../../../ui/primitives/action-menu';
import { LinkButton } from '../../../ui/primitives/link-button';
import type { ScreenPath } from '../../../ui/primitives/screen-path';
import { leaseChanged } from '../queries';
import type { Primary } from './lease-stage';
import { useLeaseMoves } from './moves/use-lease-moves';
import { PrimaryButton } from './primary-button';
import type { LeaseMoney } from './use-lease-money';

const VoidDialog = lazy(() => import('./void-dialog'));
const InPersonDialog = lazy(() => import('./in-person-dialog'));

type Props = {
  lease: LeaseDetails;
  /** The one thing to do next. */
  primary: Primary | undefined;
  money: LeaseMoney;
};

const icon = { size: 16, 'aria-hidden': true } as const;

/**
 * What may be done with a lease now: the next step as a button, the rest behind ⋯ in groups (desk.md
 * §3.4).
 */
export function LeaseActions({ lease, primary, money: { ledger, settlement } }: Props) {
  const { may, lease_id: id, version, unit_id } = lease;
  const client = useQueryClient();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<'void' | 'in-person'>();
  const body = { lease_id: id, version };
  const isVoid = lease.status === 'void';
  const attempt = async (call: () => Promise<unknown>): Promise<boolean> => {
    try {
      await call();
      return true;
    } catch (cause) {
      await dialogs.result({ icon: 'error', title: 'That didn’t work', text: refusalWords(cause) });
      return false;
    } finally {
      await leaseChanged(client);
    }
  };
  const draftAgain = async () => {
    if (await attempt(() => api.leases.draftAgain({ body })))
      await navigate({ to: '/updateLease', search: { id, step: 'term' } });
  };
  const discard = async () => {
    const isSure = await dialogs.confirm(
      'The draft moves to the ended leases. You can start from it again.',
      {
        title: 'Discard this draft?',
        yes: 'Discard',
        no: 'Keep',
        danger: true,
      },
    );
    if (isSure && (await attempt(() => api.leases.discardDraft({ body }))))
      toast({ title: 'Draft discarded' });
  };
  const remove = async () => {
    const isSure = await dialogs.confirm(
      'For a lease added by mistake. The unit is free again. A balance or deposit in its ledger must be taken back first.',
      { title: 'Remove this lease?', yes: 'Remove', no: 'Keep', danger: true },
    );
    if (isSure && (await attempt(() => api.leases.removeAdopted({ body: { lease_id: id } }))))
      toast({ title: 'Lease removed' });
  };
  const go = (to: ScreenPath, search: Readonly<Record<string, string>>) => () =>
    void navigate({ to, search });
  const moves = useLeaseMoves(lease);
  const requests = useRequestsAction({ unit: unit_id });
  const hasRights = Object.entries(may).some(([right, is]) => is && right !== 'see_ledger');
  const [signed] = lease.packets.flatMap(({ sealed }) => sealed.lease ?? []);
  const openSigned = async (hash: string) => {
    window.location.assign((await api.leases.getSealedPaper({ params: { leaseId: id, hash } })).data.url);
  };
  const copyLink = async () => {
    await navigator.clipboard.writeText(location.href);
    toast({ title: 'Link copied' });
  };
  const money: MenuAction[] = ledger?.may.change
    ? [
        { key: 'charge', label: 'Add charge', icon: <Plus {...icon} />, onSelect: go('/add-charge', { id }) },
        {
          key: 'credit',
          label: 'Credit or waive',
          icon: <HandCoins {...icon} />,
          onSelect: go('/ledgesData', { id }),
        },
        {
          key: 'online',
          label: 'Online payments',
          icon: <CreditCard {...icon} />,
          onSelect: go('/ledgesData', { id }),
        },
        {
          key: 'opening',
          label: 'Opening balance',
          icon: <BookOpen {...icon} />,
          onSelect: go('/opening-balance', { id }),
          not: ledger.may.open ? undefined : 'The opening balance is set already.',
        },
      ]
    : [];
  const papers: MenuAction[] = [
    {
      key: 'download',
      label: 'Download signed lease',
      icon: <FileDown {...icon} />,
      onSelect: () => {
        if (signed) void openSigned(signed);
      },
      not: signed ? undefined : 'There is no sealed copy here yet.',
    },
    {
      key: 'document',
      label: 'Add document',
      icon: <FileUp {...icon} />,
      onSelect: go('/view-UploadUnitFile', { id: unit_id }),
    },
  ];
  const rest: MenuAction[] = [
    {
      key: 'unit',
      label: 'Go to the unit',
      icon: <Building2 {...icon} />,
      onSelect: go('/getunit-data', { id: unit_id }),
    },
    ...requests,
    { key: 'link', label: 'Copy link', icon: <Link2 {...icon} />, onSelect: () => void copyLink() },
  ];
  const ofLease: MenuAction[] = [];
  if (!isVoid && may.draft_again)
    ofLease.push({
      key: 'again',
      label: 'Make a new version of the renewal',
      icon: <FilePlus2 {...icon} />,
      onSelect: () => void draftAgain(),
    });
  // The people who may send a link again may record signatures on paper.
  if (may.resend)
    ofLease.push({
      key: 'in-person',
      label: 'Record signatures on paper',
      icon: <PenLine {...icon} />,
      onSelect: () => setAsked('in-person'),
    });
  if (may.discard)
    ofLease.push({
      key: 'discard',
      label: 'Discard draft',
      icon: <Trash2 {...icon} />,
      danger: true,
      onSelect: () => void discard(),
    });
  if (may.remove_adopted)
    ofLease.push({
      key: 'remove',
      label: 'Remove this lease',
      icon: <Trash2 {...icon} />,
      danger: true,
      onSelect: () => void remove(),
    });
  if (may.void)
    ofLease.push({
      key: 'void',
      label: lease.current_term > 1 ? 'Void the renewal' : 'Void this lease',
      icon: <Ban {...icon} />,
      danger: true,
      onSelect: () => setAsked('void'),
    });
  const inGroup = (group: string, some: readonly MenuAction[]) => some.map((one) => ({ ...one, group }));
  const actions = [
    ...inGroup('Money', money),
    ...moves.actions,
    ...inGroup('Lease', ofLease),
    ...(hasRights || signed ? inGroup('Papers', papers) : []),
    ...inGroup('Go to', rest),
  ];
  return (
    <>
      <ActionMenu label="More actions" actions={actions} />
      {may.change && primary !== 'continue-draft' && (
        <LinkButton to="/updateLease" search={{ id }} variant="outline">
          <Pencil aria-hidden="true" />
          {lease.current_term > 1 ? 'Edit renewal' : 'Edit'}
        </LinkButton>
      )}
      {may.send && (
        <LinkButton to="/updateLease" search={{ id, step: 'review' }} variant="outline">
          <Send aria-hidden="true" />
          Review and send
        </LinkButton>
      )}
      {primary === 'record-payment' && (
        <LinkButton
          to="/add-charge"
          search={{ id }}
          variant="outline"
          display={{ base: 'none', md: 'inline-flex' }}
        >
          Add charge
        </LinkButton>
      )}
      <PrimaryButton
        lease={lease}
        primary={primary}
        letter={settlement?.settled?.letter}
        moves={moves}
        onNewVersion={() => void draftAgain()}
      />
      {moves.dialog}
      <Suspense fallback={null}>
        {asked === 'void' && <VoidDialog lease={lease} onClose={() => setAsked(undefined)} />}
        {asked === 'in-person' && <InPersonDialog lease={lease} onClose={() => setAsked(undefined)} />}
      </Suspense>
    </>
  );
}
