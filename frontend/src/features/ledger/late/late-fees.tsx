import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LateFee } from '../../../../../shared/contract/ledger-shapes';
import { DataTable } from '../../../ui/data/data-table';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Notice } from '../../../ui/feedback/notice';
import { CheckboxField } from '../../../ui/fields/checkbox-field';
import { Row, Stack } from '../../../ui/layout/layout';
import { Page } from '../../../ui/layout/page';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import { drawings } from '../../../ui/primitives/drawings';
import { Amount, Muted } from '../../../ui/primitives/text';
import { lateFeesQuery } from '../queries';
import { toBalances, WaitingLedger } from '../show/waiting-ledger';
import ChargeLateFees from './charge-late-fees';
import { type FeeItem, feeItems, feesOf, sumOf } from './fee-items';
import { FeeRuns } from './fee-runs';
import { excludedColumns, feeKey } from './late-columns';

/** /late-fees: what would be charged today, to whom and why not; then it is charged. */
export function LateFees({ mayChange }: { mayChange: boolean }) {
  const read = useQuery(lateFeesQuery);
  if (!read.data) return <WaitingLedger read={read} title="Late fees" />;
  return <Whole {...read.data} mayChange={mayChange} />;
}

type WholeProps = { fees: readonly LateFee[]; has_more: boolean; mayChange: boolean };

function Whole({ fees, has_more, mayChange }: WholeProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [charging, setCharging] = useState<readonly FeeItem[]>();
  const items = feeItems(fees);
  const [first, again] = [items.filter(({ isAgain }) => !isAgain), items.filter(({ isAgain }) => isAgain)];
  const some = items.filter(({ id }) => chosen.includes(id));
  const excluded = fees.filter(({ cents }) => cents === 0);
  return (
    <Page
      title="Late fees"
      lead="Past-due rent and the late fee from its lease. Nothing is charged until you confirm."
      back={toBalances}
      action={
        mayChange &&
        items.length > 0 && (
          <Button disabled={some.length === 0} onClick={() => setCharging(some)}>
            {some.length === 0 ? 'Charge late fees' : `Charge ${feesOf(some)}`}
          </Button>
        )
      }
    >
      {has_more && (
        <Notice title="These are the first 200 leases">Charge these first to see the rest.</Notice>
      )}
      {items.length === 0 ? (
        <Section>
          <EmptyState
            title="No late fee is due today"
            text="A late fee can be charged once a month for each lease, starting on the lease’s first fee day."
            drawing={drawings.keys}
          />
        </Section>
      ) : (
        <>
          {first.length > 0 && (
            <ToCharge
              title={`To charge: ${sumOf(first)}`}
              items={first}
              chosen={chosen}
              onChoose={mayChange ? setChosen : undefined}
              hasAll
            />
          )}
          {again.length > 0 && (
            <ToCharge
              title={`Reversed before: ${sumOf(again)}`}
              lead="These fees were charged and reversed. You can charge them again."
              items={again}
              chosen={chosen}
              onChoose={mayChange ? setChosen : undefined}
            />
          )}
        </>
      )}
      {excluded.length > 0 && (
        <Section flush title="Not eligible" lead="Unpaid rent that has no late fee today.">
          <DataTable
            caption="Rent without a late fee today"
            columns={excludedColumns}
            rows={excluded}
            rowKey={feeKey}
          />
        </Section>
      )}
      <FeeRuns />
      <Caps fees={fees.filter(({ cents }) => cents > 0)} />
      {charging && (
        <ChargeLateFees
          items={charging}
          onDone={() => setChosen([])}
          onClose={() => setCharging(undefined)}
        />
      )}
    </Page>
  );
}

type ToChargeProps = {
  title: string;
  lead?: string;
  /** Whether all of them can be chosen at once. */
  hasAll?: boolean;
  items: readonly FeeItem[];
  chosen: readonly string[];
  /** Absent for who only looks. */
  onChoose: ((ids: readonly string[]) => void) | undefined;
};

/** Each lease with the sum of its fees; nothing is chosen at first. */
function ToCharge({ title, lead, hasAll = false, items, chosen, onChoose }: ToChargeProps) {
  const ids = items.map(({ id }) => id);
  const areAll = ids.every((id) => chosen.includes(id));
  return (
    <Section
      title={title}
      lead={lead}
      action={
        onChoose &&
        hasAll && (
          <Button variant="outline" size="sm" onClick={() => onChoose(areAll ? [] : ids)}>
            {areAll ? 'Clear selection' : `Select all ${items.length}`}
          </Button>
        )
      }
    >
      <Stack gap="4" role="group" aria-label={title}>
        {items.map((item) => (
          <Row key={item.id} gap="4" flexWrap="nowrap" alignItems="start" justifyContent="space-between">
            <Stack gap="0">
              {onChoose ? (
                <CheckboxField
                  label={item.label}
                  checked={chosen.includes(item.id)}
                  onChange={({ target }) =>
                    onChoose(target.checked ? [...chosen, item.id] : chosen.filter((id) => id !== item.id))
                  }
                />
              ) : (
                <bdi>{item.label}</bdi>
              )}
              <Muted small ms={onChoose ? '7' : '0'}>
                {item.note}
              </Muted>
            </Stack>
            <Amount fontWeight="semibold">{sumOf([item])}</Amount>
          </Row>
        ))}
      </Stack>
    </Section>
  );
}

/** Where the law's limit comes from. */
function Caps({ fees }: { fees: readonly LateFee[] }) {
  const caps = [...new Set(fees.flatMap(({ cap }) => cap ?? []))];
  if (fees.length === 0) return null;
  return (
    <Stack gap="1">
      {caps.map((cap) => (
        <Muted small key={cap}>{`Legal limit: ${cap}`}</Muted>
      ))}
      <Muted small>
        {caps.length > 0
          ? 'For other states, we don’t have the late fee limit yet.'
          : 'We don’t have this state’s late fee limit yet.'}{' '}
        The lease’s own terms apply. Not legal advice.
      </Muted>
    </Stack>
  );
}
