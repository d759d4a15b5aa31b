import { lazy, Suspense, useState } from 'react';
import type { Ledger } from '../../../../../shared/contract/ledger-shapes';
import type { Roommates } from '../../../../../shared/contract/rent-shares';
import { displayDate } from '../../../../../shared/domain/dates';
import { displayDollars } from '../../../../../shared/domain/money';
import { amountColumn } from '../../../ui/data/amount-column';
import { DataTable } from '../../../ui/data/data-table';
import type { Column } from '../../../ui/data/data-table-column';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import { Strong } from '../../../ui/primitives/text';

const SharesDialog = lazy(() => import('./shares-dialog'));

type Tenant = Roommates['tenants'][number];

const money = (key: 'share' | 'paid' | 'left', header: string): Column<Tenant> =>
  amountColumn({ key, header, rem: 9, text: (tenant) => displayDollars(tenant[key]) });

const columns: readonly Column<Tenant>[] = [
  {
    key: 'name',
    header: 'Tenant',
    rem: 14,
    cell: ({ name }) => (
      <Strong>
        <bdi>{name}</bdi>
      </Strong>
    ),
  },
  money('share', 'Share of the rent'),
  money('paid', 'Paid this month'),
  money('left', 'Left of what is open'),
];

/** Each tenant's part of the one balance of a lease (D26). */
export function RoommatesSection({ ledger, roommates }: { ledger: Ledger; roommates: Roommates }) {
  const [isOpen, setOpen] = useState(false);
  const { set, tenants, others } = roommates;
  const lead = set
    ? `Since ${displayDate(set.from)}. A view of one balance that all tenants owe together; payments count by the payer’s name.${others > 0 ? ` Other payers paid ${displayDollars(others)} this month.` : ''}`
    : 'All tenants owe the balance together. With shares, each sees their own part of it.';
  return (
    <Section
      title="Roommates"
      lead={lead}
      flush={set !== undefined}
      action={
        ledger.may.share && (
          <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
            {set ? 'Change shares' : 'Set shares'}
          </Button>
        )
      }
    >
      {set && (
        <DataTable
          caption="Roommates and their shares"
          columns={columns}
          rows={tenants}
          rowKey={({ tenant_id }) => tenant_id}
          picture={false}
        />
      )}
      <Suspense fallback={null}>
        {isOpen && <SharesDialog ledger={ledger} roommates={roommates} onClose={() => setOpen(false)} />}
      </Suspense>
    </Section>
  );
}
