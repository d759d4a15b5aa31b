import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import {
  Ban,
  Building2,
  FilePlus2,
  HandCoins,
  Pencil,
  PenLine,
  Send,
  ShieldCheck,
  Trash2,
} from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { LeaseDetails } from '../../../../../shared/contract/leases';
import { api } from '../../../api/client';
import { refusalWords } from '../../../api/refusal-words';
import { ActionMenu, type MenuAction } from '../../../ui/action-menu';
import { Button } from '../../../ui/button';
import { LinkButton } from '../../../ui/link-button';
import { say } from '../../../ui/say';
import { toast } from '../../../ui/toast';
import { leaseChanged } from '../queries';
import { useLeaseMoves } from './moves/use-lease-moves';

const VoidDialog = lazy(() => import('./void-dialog'));
const InPersonDialog = lazy(() => import('./in-person-dialog'));

/** What may be done with a lease now: the next step as a button, the rest behind ⋯. */
export function LeaseActions({ lease }: { lease: LeaseDetails }) {
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
      await say.result({ icon: 'error', title: 'That didn’t work', text: refusalWords(cause) });
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
    const isSure = await say.confirm('The draft moves to the ended leases. You can start from it again.', {
      title: 'Discard this draft?',
      yes: 'Discard',
      no: 'Keep',
      danger: true,
    });
    if (isSure && (await attempt(() => api.leases.discardDraft({ body }))))
      toast({ title: 'Draft discarded' });
  };
  const unit: MenuAction = {
    key: 'unit',
    label: 'Go to the unit',
    icon: <Building2 size={16} aria-hidden="true" />,
    onSelect: () => void navigate({ to: '/getunit-data', search: { id: unit_id } }),
  };
  const money: MenuAction = {
    key: 'money',
    label: 'Go to the ledger',
    icon: <HandCoins size={16} aria-hidden="true" />,
    onSelect: () => void navigate({ to: '/ledgesData', search: { id } }),
  };
  const isOver = lease.status === 'ended' || lease.status === 'settled';
  const moves = useLeaseMoves(lease);
  const actions = [unit, ...(may.see_ledger ? [money] : []), ...moves.actions];
  if (!isVoid && may.draft_again)
    actions.push({
      key: 'again',
      label: 'Make a new version of the renewal',
      icon: <FilePlus2 size={16} aria-hidden="true" />,
      onSelect: () => void draftAgain(),
    });
  // The people who may send a link again may record signatures on paper.
  if (may.resend)
    actions.push({
      key: 'in-person',
      label: 'Record signatures on paper',
      icon: <PenLine size={16} aria-hidden="true" />,
      onSelect: () => setAsked('in-person'),
    });
  if (may.discard)
    actions.push({
      key: 'discard',
      label: 'Discard draft',
      icon: <Trash2 size={16} aria-hidden="true" />,
      danger: true,
      onSelect: () => void discard(),
    });
  if (may.void)
    actions.push({
      key: 'void',
      label: lease.current_term > 1 ? 'Void the renewal' : 'Void this lease',
      icon: <Ban size={16} aria-hidden="true" />,
      danger: true,
      onSelect: () => setAsked('void'),
    });
  return (
    <>
      <ActionMenu label="More actions" actions={actions} />
      {may.change && (
        <LinkButton to="/updateLease" search={{ id }} variant={may.send ? 'outline' : 'solid'}>
          <Pencil aria-hidden="true" />
          {lease.current_term > 1 ? 'Edit renewal' : 'Edit'}
        </LinkButton>
      )}
      {may.send && (
        <LinkButton to="/updateLease" search={{ id, step: 'review' }}>
          <Send aria-hidden="true" />
          Review and send
        </LinkButton>
      )}
      {isOver && may.see_ledger && (
        <LinkButton
          to="/settle-deposit"
          search={{ id }}
          variant={lease.status === 'ended' ? 'solid' : 'outline'}
        >
          <ShieldCheck aria-hidden="true" />
          {lease.status === 'ended' ? 'Settle deposit' : 'Deposit settlement'}
        </LinkButton>
      )}
      {moves.primary && (
        <Button onClick={moves.primary.onSelect}>
          {moves.primary.icon}
          {moves.primary.label}
        </Button>
      )}
      {isVoid && may.draft_again && (
        <Button onClick={() => void draftAgain()}>
          <FilePlus2 aria-hidden="true" />
          Make a new version
        </Button>
      )}
      {moves.dialog}
      <Suspense fallback={null}>
        {asked === 'void' && <VoidDialog lease={lease} onClose={() => setAsked(undefined)} />}
        {asked === 'in-person' && <InPersonDialog lease={lease} onClose={() => setAsked(undefined)} />}
      </Suspense>
    </>
  );
}
