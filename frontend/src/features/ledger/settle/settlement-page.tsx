import { useQuery } from '@tanstack/react-query';
import { ArrowRightLeft } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { SettlementView } from '../../../../../shared/contract/lease-settlement';
import { displayDate } from '../../../../../shared/domain/dates';
import { displayDollars } from '../../../../../shared/domain/money';
import { Notice } from '../../../ui/feedback/notice';
import { useCrumbs } from '../../../ui/layout/crumb-trail';
import { Fact, Facts } from '../../../ui/layout/facts';
import { Stack } from '../../../ui/layout/layout';
import { Page } from '../../../ui/layout/page';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import { Muted } from '../../../ui/primitives/text';
import { WaitingMoney } from '../bank/waiting-money';
import { settlementQuery } from '../queries';
import { toBalances, WaitingLedger } from '../show/waiting-ledger';
import { SettleForm } from './settle-form';
import { SettledSections } from './settled-sections';

const MoveDialog = lazy(() => import('./move-dialog'));
const SendBackDialog = lazy(() => import('./send-back-dialog'));

type Props = {
  mayChange: boolean;
  /** Whether the person reaches the organization's bank accounts. */
  seesBank: boolean;
};

/** /settle-deposit: the end of a lease's money, and its letter afterwards. */
export function SettlementPage({ id, ...props }: Props & { id: string }) {
  const read = useQuery(settlementQuery(id));
  return read.data ? (
    <Whole view={read.data} {...props} />
  ) : (
    <WaitingLedger read={read} title="Deposit settlement" width="form" />
  );
}

function Whole({ view, mayChange, seesBank }: Props & { view: SettlementView }) {
  const { lease_id: id, unit_number, property_title, tenants, settled, blocked } = view;
  const ledger = { to: '/ledgesData', search: { id } } as const;
  const here = { label: 'Deposit settlement', to: '/settle-deposit', search: { id } } as const;
  useCrumbs([toBalances, { ...ledger, label: `Unit ${unit_number}` }, here]);
  const [sending, setSending] = useState<number>();
  const isOpen = !settled && !blocked && mayChange && view.may.change;
  return (
    <Page
      title={settled ? 'Deposit settlement' : 'Settle the deposit'}
      lead={[tenants.join(', '), `unit ${unit_number}`, property_title].filter(Boolean).join(', ')}
      back={{ ...ledger, label: 'Ledger' }}
      width="form"
    >
      <Stack gap="5">
        {settled && seesBank && <WaitingMoney propertyId={view.property_id} mayChange={mayChange} />}
        {settled && <SettledSections view={view} settled={settled} />}
        {!settled && <Blocked blocked={blocked} />}
        {!settled && <HeldSection view={view} mayMove={mayChange && view.may.change} />}
      </Stack>
      {isOpen && <SettleForm view={view} onSendBack={setSending} />}
      <Suspense fallback={null}>
        {sending !== undefined && (
          <SendBackDialog view={view} first={sending} onClose={() => setSending(undefined)} />
        )}
      </Suspense>
    </Page>
  );
}

const Blocked = ({ blocked }: Pick<SettlementView, 'blocked'>) => {
  if (blocked === undefined) return null;
  return blocked === 'payment-pending' ? (
    <Notice kind="warning" title="A tenant payment is pending">
      You can settle the deposit once that payment clears or fails.
    </Notice>
  ) : (
    <Notice kind="warning" title="This lease has not ended yet">
      A deposit is settled after the lease ends. Record the returned keys or the end date on the lease first.
    </Notice>
  );
};

function MoveButton({ leaseId }: { leaseId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        <ArrowRightLeft aria-hidden="true" />
        Move to another lease
      </Button>
      <Suspense fallback={null}>
        {isOpen && <MoveDialog leaseId={leaseId} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}

/** What is held, and until when it has to be dealt with (D41). */
function HeldSection({ view, mayMove }: { view: SettlementView; mayMove: boolean }) {
  const { held, moved, sent_back, deadline, rule, lease_days, today, address, blocked } = view;
  const isLate = deadline !== undefined && deadline < today;
  return (
    <Section
      title="Deposit held"
      action={
        mayMove && blocked !== 'wrong-status' && held.length > 0 && <MoveButton leaseId={view.lease_id} />
      }
    >
      <Stack gap="4">
        <Facts>
          {held.map(({ tenant_id, name, cents }) => (
            <Fact key={tenant_id} label={name}>
              {displayDollars(cents)}
            </Fact>
          ))}
          {sent_back.map(({ how, cents }) => (
            <Fact
              key={`${how} ${cents}`}
              label={how === 'card' ? 'Sent back to the card' : 'Sent back to the bank'}
            >
              {displayDollars(cents)}
            </Fact>
          ))}
          {moved.map(({ name, cents }) => (
            <Fact key={`${name} ${cents}`} label={`${name}, moved to another lease`}>
              {displayDollars(cents)}
            </Fact>
          ))}
          {held.length === 0 && <Fact label="Held">{displayDollars(0)}</Fact>}
          <Fact label={isLate ? 'Was due by' : 'Return it by'}>
            {deadline ? displayDate(deadline) : 'Not running yet'}
          </Fact>
          <Fact label="Forwarding address">{address || 'None given'}</Fact>
        </Facts>
        {isLate && !blocked && <Notice kind="danger" title="The deadline to return it has passed" />}
        <Muted small>
          {rule
            ? `Law: ${rule.source}. Not legal advice.`
            : 'No rule is on file for this state. Ask a lawyer.'}
          {lease_days === undefined ? '' : ` The lease says ${lease_days} days; the earlier date is shown.`}
        </Muted>
      </Stack>
    </Section>
  );
}
