import { WalletCards } from 'lucide-react';
import type { LeaseDebt } from '../../../../../shared/contract/ledger-bulk';
import { type BulkExclusion, bulkExclusions } from '../../../../../shared/domain/ledger/rent/bulk';
import { DataTable } from '../../../ui/data/data-table';
import type { Column } from '../../../ui/data/data-table-column';
import { Notice } from '../../../ui/feedback/notice';
import { ProgressBar } from '../../../ui/feedback/progress-bar';
import { Bar } from '../../../ui/layout/layout';
import { ListLabel } from '../../../ui/layout/list-label';
import { Page } from '../../../ui/layout/page';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import { IconTile } from '../../../ui/primitives/icon-tile';
import { LinkButton } from '../../../ui/primitives/link-button';
import { Muted } from '../../../ui/primitives/text';
import { toBalances } from '../show/waiting-ledger';
import type { RunResult } from './use-lease-run';

const sign = (
  <IconTile bg="surface.sunk" color="muted">
    <WalletCards aria-hidden="true" />
  </IconTile>
);

/** `Theo Barnes, unit 101, Elm House`, for screen readers. */
export const leaseName = ({ tenants, unit_number, property_title }: LeaseDebt): string =>
  [tenants.join(', '), `unit ${unit_number}`, property_title].filter(Boolean).join(', ');

export const leaseColumn: Column<LeaseDebt> = {
  key: 'lease',
  header: 'Lease',
  rem: 14,
  cell: ({ tenants, unit_number, property_title }) => (
    <ListLabel sign={sign} name={tenants.join(', ') || '–'} note={`Unit ${unit_number}, ${property_title}`} />
  ),
};

type WhyNot = (lease: LeaseDebt) => string | undefined;

const whyColumn = (why: WhyNot): Column<LeaseDebt> => ({
  key: 'why',
  header: 'Why not',
  rem: 16,
  cell: (lease) => (
    <Muted as="span">
      <bdi>{why(lease)}</bdi>
    </Muted>
  ),
});

const keyOf = ({ lease_id }: LeaseDebt): string => lease_id;

/** Leases that take no part, each with its reason. */
export function LeftOut({
  leases,
  excluded,
}: {
  leases: readonly LeaseDebt[];
  excluded: (lease: LeaseDebt) => BulkExclusion | undefined;
}) {
  if (leases.length === 0) return null;
  const why: WhyNot = (lease) => bulkExclusions[excluded(lease) ?? 'void'];
  return (
    <Section flush title={`Left out: ${leases.length}`}>
      <DataTable
        caption="Leases that are left out"
        columns={[leaseColumn, whyColumn(why)]}
        rows={leases}
        rowKey={keyOf}
      />
    </Section>
  );
}

export const ShowMore = ({ left, onMore }: { left: number; onMore: () => void }) =>
  left > 0 && (
    <Bar rule="above">
      <Button variant="outline" size="sm" onClick={onMore}>
        {`Show more (${left} left)`}
      </Button>
    </Bar>
  );

/** Shown while a run has begun and is not over. */
export const BegunNotice = () => (
  <Notice kind="warning" title="This run has begun">
    What is posted stays. Send it again to go on: no lease is posted twice.
  </Notice>
);

/** How far a run is. */
export const RunBar = ({ done }: { done: { count: number; most: number } | undefined }) =>
  done && (
    <ProgressBar
      label="Posting"
      done={done.count}
      most={done.most}
      words={`${done.count} of ${done.most} leases`}
    />
  );

type ResultProps = { title: string; done: string; leases: readonly LeaseDebt[]; result: RunResult };

/** What a run left out: each lease that was refused, and why. */
export function RunResultPage({ title, done, leases, result: { refused } }: ResultProps) {
  const reasons = new Map(refused.map(({ lease_id, why }) => [lease_id, why]));
  const rows = leases.filter(({ lease_id }) => reasons.has(lease_id));
  return (
    <Page
      title={title}
      back={toBalances}
      action={<LinkButton to={toBalances.to}>Go to the balances</LinkButton>}
    >
      <Notice kind="warning" title={done}>
        {`${refused.length} of the leases refused it. Nothing of them was posted.`}
      </Notice>
      <Section flush title="Not posted">
        <DataTable
          caption="Leases that refused"
          columns={[leaseColumn, whyColumn(({ lease_id }) => reasons.get(lease_id))]}
          rows={rows}
          rowKey={keyOf}
          rowTo={({ lease_id: id }) => ({ to: '/ledgesData', search: { id } })}
        />
      </Section>
    </Page>
  );
}
