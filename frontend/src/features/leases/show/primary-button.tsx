import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BellRing, FilePlus2, HandCoins, LogIn, LogOut, Pencil, ShieldCheck } from 'lucide-react';
import type { LeaseDetails } from '../../../../../shared/contract/leases';
import { counted } from '../../../../../shared/domain/counted';
import { api } from '../../../api/client';
import { newIdempotencyKey } from '../../../api/idempotency-key';
import { refusalWords } from '../../../api/refusal-words';
import { DownloadButton } from '../../../ui/data/download-button';
import { dialogs } from '../../../ui/feedback/dialogs';
import { toast } from '../../../ui/feedback/toast';
import { Button } from '../../../ui/primitives/button';
import { LinkButton } from '../../../ui/primitives/link-button';
import { leaseChanged } from '../queries';
import type { Primary } from './lease-stage';
import type { LeaseMoves } from './moves/use-lease-moves';
import { mayResend } from './signer-look';

type Props = {
  lease: LeaseDetails;
  primary: Primary | undefined;
  /** The settlement letter's SHA-256; absent while it is made. */
  letter: string | undefined;
  moves: LeaseMoves;
  onNewVersion: () => void;
};

/** The one green button of a lease. */
export function PrimaryButton({ lease, primary, letter, moves, onNewVersion }: Props) {
  const { lease_id: id, unit_id } = lease;
  const ofUnit = { id: unit_id, lease: id };
  switch (primary) {
    case 'continue-draft':
      return (
        <LinkButton to="/updateLease" search={{ id }} data-primary="">
          <Pencil aria-hidden="true" />
          Continue draft
        </LinkButton>
      );
    case 'remind-signers':
      return <RemindSigners lease={lease} />;
    case 'start-move-in':
      return (
        <LinkButton to="/moveIn" search={ofUnit} data-primary="">
          <LogIn aria-hidden="true" />
          Start move-in
        </LinkButton>
      );
    case 'start-move-out':
      return (
        <LinkButton to="/moveOut" search={ofUnit} data-primary="">
          <LogOut aria-hidden="true" />
          Start move-out
        </LinkButton>
      );
    case 'record-payment':
      return (
        <LinkButton to="/receive-payment" search={{ id }} data-primary="">
          <HandCoins aria-hidden="true" />
          Record payment
        </LinkButton>
      );
    case 'settle-deposit':
      return (
        <LinkButton to="/settle-deposit" search={{ id }} data-primary="">
          <ShieldCheck aria-hidden="true" />
          Settle deposit
        </LinkButton>
      );
    case 'settlement-letter':
      return <Letter leaseId={id} letter={letter} />;
    case 'offer-renewal':
      return <MoveButton move="renew" moves={moves} />;
    case 'decide':
      return <MoveButton move="roll_over" moves={moves} />;
    case 'new-version':
      return (
        <Button data-primary="" onClick={onNewVersion}>
          <FilePlus2 aria-hidden="true" />
          Make a new version
        </Button>
      );
    default:
      return null;
  }
}

function MoveButton({ move, moves }: { move: 'renew' | 'roll_over'; moves: LeaseMoves }) {
  const action = moves.actionFor(move);
  return (
    action && (
      <Button data-primary="" onClick={action.onSelect}>
        {action.icon}
        {action.label}
      </Button>
    )
  );
}

/** The letter opens; while it is made, the settlement does. */
function Letter({ leaseId, letter }: { leaseId: string; letter: string | undefined }) {
  if (letter === undefined)
    return (
      <LinkButton to="/settle-deposit" search={{ id: leaseId }} data-primary="">
        <ShieldCheck aria-hidden="true" />
        Open settlement
      </LinkButton>
    );
  const open = async () => {
    const params = { leaseId, hash: letter };
    window.location.assign((await api.leases.getSealedPaper({ params })).data.url);
  };
  return <DownloadButton what="The letter" label="Download settlement letter" run={open} />;
}

/** Mails everyone whose turn it is a new link; says how many got one, and who did not. */
function RemindSigners({ lease }: { lease: LeaseDetails }) {
  const client = useQueryClient();
  const [packet] = lease.packets;
  const waiting = packet?.signers.filter((signer) => mayResend(signer, packet)) ?? [];
  const remind = useMutation({
    mutationFn: async () => {
      const skipped: string[] = [];
      for (const { signer_id, name } of waiting)
        await api.leases
          .resendLink(
            { body: { lease_id: lease.lease_id, signer_id } },
            { idempotencyKey: newIdempotencyKey() },
          )
          .catch((cause: unknown) => skipped.push(`${name}: ${refusalWords(cause)}`));
      return skipped;
    },
    onSuccess: (skipped) => {
      const done = waiting.length - skipped.length;
      if (skipped.length === 0) return void toast({ title: `${counted(done, 'signer')} reminded.` });
      return void dialogs.result({
        icon: 'warning',
        title: `${done} done, ${skipped.length} skipped`,
        text: skipped.join('\n'),
      });
    },
    onSettled: () => leaseChanged(client),
  });
  return (
    <Button
      data-primary=""
      pending={remind.isPending}
      pendingText="Sending"
      disabled={waiting.length === 0}
      onClick={() => remind.mutate()}
    >
      <BellRing aria-hidden="true" />
      Remind signers
    </Button>
  );
}
