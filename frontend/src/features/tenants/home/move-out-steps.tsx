import { useQueryClient } from '@tanstack/react-query';
import { Circle, CircleCheck } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { MyLeaseDetails, MyMovingOut } from '../../../../../shared/contract/tenants';
import { windowWords } from '../../../../../shared/domain/appointment-moves';
import { counted } from '../../../../../shared/domain/counted';
import { displayDate } from '../../../../../shared/domain/dates';
import { displayDollars } from '../../../../../shared/domain/money';
import { api } from '../../../api/client';
import { useLooksOnly } from '../../../api/session';
import { AppointmentSection } from '../../../forms/appointment-section';
import { Row, Stack } from '../../../ui/layout/layout';
import { PlainList } from '../../../ui/layout/plain-list';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import { LinkButton } from '../../../ui/primitives/link-button';
import { Muted, Strong } from '../../../ui/primitives/text';
import { tenantChanged } from '../queries';

const AddressDialog = lazy(() => import('./address-dialog'));
const AskDialog = lazy(() => import('./ask-landlord-dialog'));

type Moving = { lease: MyLeaseDetails; moving: MyMovingOut };

const starts = {
  surrender: 'you return the keys',
  'forwarding-address': 'you give your new address',
  later: 'you return the keys and give your new address',
} as const;

/** What moving out takes, by when, and when the deposit comes back. */
export function MoveOutSteps({ lease, moving }: Moving) {
  const [open, setOpen] = useState<'address' | 'ask'>();
  const looksOnly = useLooksOnly();
  const { last_day, keys_on, forwarding, may_write, balance, deposit, settlement, walk_through, zone } =
    moving;
  const agreed = walk_through?.agreed;
  const mayWrite = may_write && !looksOnly;
  const close = () => setOpen(undefined);
  const report = lease.reports.find(({ kind }) => kind === 'out');
  return (
    <>
      <Section title="Moving out" lead={`Your last day is ${displayDate(last_day)}.`}>
        <Stack gap="5">
          <PlainList gap="4">
            <Step
              isDone={forwarding !== undefined}
              title="Give your new address"
              action={
                mayWrite && (
                  <Button variant="outline" size="sm" onClick={() => setOpen('address')}>
                    {forwarding ? 'Change it' : 'Give the address'}
                  </Button>
                )
              }
            >
              {forwarding
                ? `${forwarding.address}. Given on ${displayDate(forwarding.given_on)}.`
                : `By ${displayDate(last_day)}. Your deposit and its letter go there.`}
            </Step>
            <Step isDone={agreed !== undefined || keys_on !== undefined} title="Agree on the walk-through">
              {agreed
                ? `${windowWords(agreed, zone)}: go through the home together, and hand over the keys.`
                : 'Go through the home together, and hand over the keys. Propose a time below.'}
            </Step>
            <Step isDone={keys_on !== undefined} title="Return the keys">
              {keys_on === undefined
                ? `By ${displayDate(last_day)}, with the home empty and clean.`
                : `Returned on ${displayDate(keys_on)}.`}
            </Step>
            {(report || !settlement) && (
              <Step
                isDone={report !== undefined && report.until === undefined && !report.is_late}
                title="Answer the move-out report"
              >
                {reportWords(report)}
              </Step>
            )}
            <Step
              isDone={balance <= 0}
              title="Pay what is open"
              action={
                <LinkButton to="/ledgesData" search={{ id: lease.lease_id }} variant="outline" size="sm">
                  Charges and payments
                </LinkButton>
              }
            >
              {balance > 0 ? `${displayDollars(balance)} is open.` : 'Nothing is open.'}
            </Step>
          </PlainList>
          {settlement ? <Settled settlement={settlement} /> : deposit && <Deposit deposit={deposit} />}
          {mayWrite && (
            <Row>
              <Button variant="outline" onClick={() => setOpen('ask')}>
                Ask your landlord
              </Button>
            </Row>
          )}
        </Stack>
        <Suspense fallback={null}>
          {open === 'address' && (
            <AddressDialog leaseId={lease.lease_id} address={forwarding?.address ?? ''} onClose={close} />
          )}
          {open === 'ask' && <AskDialog leaseId={lease.lease_id} onClose={close} />}
        </Suspense>
      </Section>
      <WalkThrough leaseId={lease.lease_id} moving={moving} mayMove={mayWrite && keys_on === undefined} />
    </>
  );
}

function WalkThrough({
  leaseId: lease_id,
  moving: { walk_through, zone },
  mayMove,
}: {
  leaseId: string;
  moving: MyMovingOut;
  mayMove: boolean;
}) {
  const client = useQueryClient();
  return (
    <AppointmentSection
      title="Walk-through"
      what="walk-through"
      appointment={walk_through}
      zone={zone}
      own="tenants"
      other="your landlord"
      mayMove={mayMove}
      send={(move, sending) => api.tenants.moveMyWalkThrough({ body: { lease_id, ...move } }, sending)}
      onSent={() => tenantChanged(client)}
    />
  );
}

type StepProps = { isDone: boolean; title: string; children: ReactNode; action?: ReactNode };

const Step = ({ isDone, title, children, action }: StepProps) => (
  <Row as="li" gap="3" alignItems="flex-start" flexWrap="nowrap">
    {isDone ? (
      <CircleCheck size={20} role="img" aria-label="Done" />
    ) : (
      <Circle size={20} role="img" aria-label="To do" />
    )}
    <Stack gap="2" alignItems="flex-start">
      <div>
        <Strong display="block">{title}</Strong>
        <Muted small>
          <bdi>{children}</bdi>
        </Muted>
      </div>
      {action}
    </Stack>
  </Row>
);

function reportWords(report: MyLeaseDetails['reports'][number] | undefined): string {
  if (!report)
    return 'Your landlord sends it after the walk-through. You can say where you see it differently.';
  if (report.until) return `By ${displayDate(report.until)}.`;
  return report.is_late ? 'It waits for your answer.' : 'It is closed.';
}

/** Until when the landlord has to pay or itemize it, and by which law. */
function Deposit({
  deposit: { held, rule, lease, due_by },
}: {
  deposit: NonNullable<MyMovingOut['deposit']>;
}) {
  const { days, starts: start } = rule ?? lease;
  const when = due_by
    ? `Your landlord has to send it, or a letter that says what is kept and why, by ${displayDate(due_by)}.`
    : `Your landlord has to send it, or a letter that says what is kept and why, within ${counted(days, 'day')} after ${starts[start]}.`;
  return (
    <Stack gap="1">
      <Strong>{`Your deposit: ${displayDollars(held)}`}</Strong>
      <Muted small>
        <bdi>{when}</bdi>
      </Muted>
      {rule && (
        <Muted small>
          <bdi>{rule.source}</bdi>
        </Muted>
      )}
    </Stack>
  );
}

const Settled = ({
  settlement: { on, refunded, owed },
}: {
  settlement: NonNullable<MyMovingOut['settlement']>;
}) => (
  <Stack gap="1">
    <Strong>{`Your deposit was settled on ${displayDate(on)}`}</Strong>
    <Muted small>
      {refunded > 0 ? `${displayDollars(refunded)} comes back to you. ` : 'Nothing comes back. '}
      {owed > 0 && `You still owe ${displayDollars(owed)}. `}
      Every item is under Charges and payments, and the letter under Signed documents.
    </Muted>
  </Stack>
);
