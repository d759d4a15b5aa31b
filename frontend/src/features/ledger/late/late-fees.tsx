import { useQuery } from '@tanstack/react-query';
import { leasesPerCall } from '../../../../../shared/contract/ledger-bulk';
import type { LateFee } from '../../../../../shared/contract/ledger-shapes';
import { displayDate } from '../../../../../shared/domain/dates';
import { displayDollars } from '../../../../../shared/domain/money';
import { partsOf, runAtOnce, withRetries } from '../../../api/at-once';
import { api } from '../../../api/client';
import { DataTable } from '../../../ui/data-table';
import { drawings } from '../../../ui/drawings';
import { EmptyState } from '../../../ui/empty-state';
import { Stack } from '../../../ui/layout';
import { Notice } from '../../../ui/notice';
import { Page } from '../../../ui/page';
import { Section } from '../../../ui/section';
import { Muted } from '../../../ui/text';
import { useSelection } from '../../../ui/use-selection';
import { callsAtOnce } from '../bulk/use-lease-run';
import { RunButton } from '../parts/run-button';
import { lateFeesQuery } from '../queries';
import { toBalances, WaitingLedger } from '../show/waiting-ledger';
import { excludedColumns, feeColumns, feeKey } from './late-columns';

/** Charges page by page, all fees of a lease at once. Answers why leases refused. */
async function charge(fees: readonly LateFee[]): Promise<string[]> {
  const leases = [...new Set(fees.map(({ lease_id }) => lease_id))].map((lease_id) => ({
    lease_id,
    entry_ids: fees.filter((fee) => fee.lease_id === lease_id).map(({ entry_id }) => entry_id),
  }));
  const reasons: string[] = [];
  const isStopped = () => false;
  const send = async (part: readonly (typeof leases)[number][]) => {
    const post = () => api.ledger.assessLateFees({ body: { leases: [...part] } });
    const { data } = await withRetries(post, { isStopped });
    reasons.push(...data.refused.map(({ why }) => why));
  };
  await runAtOnce(partsOf(leases, leasesPerCall), send, { most: callsAtOnce, isStopped });
  return reasons;
}

/** `2 leases refused. The books are closed.` */
const refusedText = (reasons: readonly string[]): string =>
  [`${reasons.length} ${reasons.length === 1 ? 'lease' : 'leases'} refused.`, ...new Set(reasons)].join(' ');

const sumOf = (fees: readonly LateFee[]): string =>
  displayDollars(fees.reduce((sum, { cents }) => sum + cents, 0));

/** /late-fees: what would be charged today, to whom and why not; then it is charged. */
export function LateFees({ mayChange }: { mayChange: boolean }) {
  const read = useQuery(lateFeesQuery);
  if (!read.data) return <WaitingLedger read={read} title="Late fees" />;
  return <Whole {...read.data} mayChange={mayChange} />;
}

type WholeProps = { fees: readonly LateFee[]; has_more: boolean; mayChange: boolean };

function Whole({ fees, has_more, mayChange }: WholeProps) {
  const due = fees.filter(({ cents }) => cents > 0);
  const excluded = fees.filter(({ cents }) => cents === 0);
  const { chosen, select } = useSelection<LateFee>(
    { key: feeKey, label: ({ tenants, due_on }) => `${tenants.join(', ')}, due ${displayDate(due_on)}` },
    fees,
  );
  return (
    <Page
      title="Late fees"
      lead="Rent that is past due today and the late fee set in its lease. Nothing is charged until you confirm."
      back={toBalances}
      action={mayChange && due.length > 0 && <ChargeButton fees={chosen.length > 0 ? chosen : due} />}
    >
      {has_more && (
        <Notice title="These are the first 200 leases">Charge these first to see the rest.</Notice>
      )}
      {due.length === 0 ? (
        <Section>
          <EmptyState
            title="No late fee is due today"
            text="A late fee can be charged once per rent charge, starting on the lease’s first fee day."
            drawing={drawings.keys}
          />
        </Section>
      ) : (
        <Section flush title={`To charge: ${sumOf(due)}`}>
          <DataTable
            caption="Late fees to charge"
            columns={feeColumns}
            rows={due}
            rowKey={feeKey}
            select={mayChange ? select : undefined}
            busy={false}
            picture={false}
          />
        </Section>
      )}
      {excluded.length > 0 && (
        <Section flush title="Not charged" lead="Unpaid rent that has no late fee today.">
          <DataTable
            caption="Rent without a late fee today"
            columns={excludedColumns}
            rows={excluded}
            rowKey={feeKey}
          />
        </Section>
      )}
      <Caps fees={due} />
    </Page>
  );
}

function ChargeButton({ fees }: { fees: readonly LateFee[] }) {
  const run = async () => {
    const reasons = await charge(fees);
    return reasons.length > 0
      ? { title: refusedText(reasons), kind: 'error' as const }
      : { title: `${sumOf(fees)} in late fees charged.` };
  };
  return (
    <RunButton run={run} failed="Some fees could not be charged. The list shows what is left.">
      {`Charge ${fees.length} late ${fees.length === 1 ? 'fee' : 'fees'}, ${sumOf(fees)}`}
    </RunButton>
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
        {caps.length > 0 ? 'For other states no limit is on file' : 'No legal limit is on file'}; the lease’s
        own terms apply. Not legal advice.
      </Muted>
    </Stack>
  );
}
