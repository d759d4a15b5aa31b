import { lazy, Suspense, useState } from 'react';
import type { SettlementView } from '../../../../../shared/contract/lease-settlement';
import { displayDate } from '../../../../../shared/domain/dates';
import { chargeName } from '../../../../../shared/domain/ledger/kind-names';
import { displayDollars } from '../../../../../shared/domain/money';
import { api } from '../../../api/client';
import { DownloadButton } from '../../../ui/data/download-button';
import { Notice } from '../../../ui/feedback/notice';
import { Row, Stack } from '../../../ui/layout/layout';
import { PlainList } from '../../../ui/layout/plain-list';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import { Amount, Muted, Strong } from '../../../ui/primitives/text';
import { SumLines } from './sums-section';

const PayOutDialog = lazy(() => import('./pay-out-dialog'));

type Settled = NonNullable<SettlementView['settled']>;
type Item = Settled['charges'][number] | Settled['waivers'][number];

type RefundFacts = Pick<Settled, 'sums' | 'paidOut' | 'sentBack' | 'moved'>;

const ways = { check: 'by check', transfer: 'by bank transfer', cash: 'in cash' } as const;

/** What came back and how. */
export function refundText({ sums, paidOut, sentBack = [], moved = [] }: RefundFacts): string {
  const before = [
    ...moved.map(({ name, cents }) => `${displayDollars(cents)} of ${name} went to another lease.`),
    ...sentBack.map(({ how, cents }) => {
      const where = how === 'card' ? 'the card' : 'the bank account';
      return `${displayDollars(cents)} was sent back to ${where}.`;
    }),
  ];
  return [...before, byHand({ sums, paidOut, isAll: before.length === 0 })].filter(Boolean).join(' ');
}

function byHand({ sums, paidOut, isAll }: Pick<Settled, 'sums' | 'paidOut'> & { isAll: boolean }): string {
  if (!paidOut) return isAll ? 'Nothing was refunded.' : '';
  const number = paidOut.reference && ` ${paidOut.reference}`;
  return `${displayDollars(sums.refunded)} to ${paidOut.to}, ${ways[paidOut.method]}${number}.`;
}

/** What was kept and what was let go, with the reasons. */
export const SettledItems = ({ charges, waivers }: Pick<Settled, 'charges' | 'waivers'>) => (
  <>
    <Items title="Charged at move-out" items={charges} />
    <Items title="Waived" items={waivers} />
  </>
);

/** How it was settled, with its letter. */
export function SettledSections({ view, settled }: { view: SettlementView; settled: Settled }) {
  const { on, signedBy, charges, waivers, sums } = settled;
  return (
    <Stack gap="5">
      <Notice kind="success" title={`Settled on ${displayDate(on)} by ${signedBy}`}>
        {refundText(settled)} This settlement is final. Correct a mistake with separate entries in the ledger.
      </Notice>
      {view.held.map((held) => (
        <HeldAgain key={held.tenant_id} view={view} held={held} />
      ))}
      <Section title="The settlement" action={<LetterButton view={view} letter={settled.letter} />}>
        <SumLines sums={sums} />
      </Section>
      <SettledItems charges={charges} waivers={waivers} />
    </Stack>
  );
}

type Held = SettlementView['held'][number];

/** A refund through the provider that failed later: the money is the tenant's still. */
function HeldAgain({ view, held }: { view: SettlementView; held: Held }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Notice kind="danger" title={`A refund of ${displayDollars(held.cents)} failed`}>
      The bank did not accept it, so the money is held for {held.name} again. Pay it another way.{' '}
      {view.may.change && (
        <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
          Record the refund
        </Button>
      )}
      <Suspense fallback={null}>
        {isOpen && <PayOutDialog leaseId={view.lease_id} held={held} onClose={() => setOpen(false)} />}
      </Suspense>
    </Notice>
  );
}

const Items = ({ title, items }: { title: string; items: readonly Item[] }) =>
  items.length > 0 && (
    <Section title={title}>
      <PlainList>
        {items.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items of a settlement never change
          <Row as="li" spread key={index} flexWrap="nowrap" alignItems="flex-start">
            <div>
              <Strong display="block">
                <bdi>{chargeName(one)}</bdi>
              </Strong>
              <Muted small>
                <bdi>{one.reason}</bdi>
              </Muted>
            </div>
            <Amount>{displayDollars(one.cents)}</Amount>
          </Row>
        ))}
      </PlainList>
    </Section>
  );

function LetterButton({ view, letter }: { view: SettlementView; letter: string | undefined }) {
  if (letter === undefined) return <Muted small>Preparing the letter…</Muted>;
  const open = async () => {
    const params = { leaseId: view.lease_id, hash: letter };
    window.location.assign((await api.leases.getSealedPaper({ params })).data.url);
  };
  return <DownloadButton size="sm" what="The letter" label="Download letter" run={open} />;
}
