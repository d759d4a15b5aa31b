import { useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { LeaseDebt } from '../../../../../shared/contract/ledger-bulk';
import { displayDate } from '../../../../../shared/domain/dates';
import { chargeName } from '../../../../../shared/domain/ledger/kind-names';
import { limits } from '../../../../../shared/domain/limits';
import { displayDollars } from '../../../../../shared/domain/money';
import { typedNumbers } from '../../../../../shared/domain/typed-numbers';
import { centsOf } from '../../../forms/typed-cents';
import { useFormField } from '../../../forms/use-field';
import { DataTable, InCard } from '../../../ui/data/data-table';
import type { Column } from '../../../ui/data/data-table-column';
import { FieldError } from '../../../ui/fields/field';
import { Input } from '../../../ui/fields/text-field';
import { useTypedNumber } from '../../../ui/fields/use-typed-number';
import { Bar, Row } from '../../../ui/layout/layout';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import { Amount, Muted } from '../../../ui/primitives/text';
import { owedText } from '../parts/ledger-words';
import { laidOn } from '../receive/allocation';
import type { BulkReceiptValues } from './bulk-values';
import { useLeaseFilter } from './lease-filter';
import { leaseColumn, leaseName, ShowMore } from './run-parts';

const columns: readonly Column<LeaseDebt>[] = [
  leaseColumn,
  {
    key: 'due',
    header: 'Past due',
    rem: 7,
    end: true,
    cell: ({ past_due, balance }) => (
      <>
        <bdi>
          <InCard>Past due </InCard>
          <Amount color={past_due > 0 ? 'danger' : undefined}>{displayDollars(past_due)}</Amount>
        </bdi>
        <Muted small as="span" display="block">
          <bdi>{`Balance ${owedText(balance)}`}</bdi>
        </Muted>
      </>
    ),
  },
  { key: 'amount', header: 'Amount', rem: 9, cell: (lease) => <AmountCell lease={lease} /> },
  { key: 'reference', header: 'Number', rem: 8, cell: (lease) => <ReferenceCell lease={lease} /> },
  { key: 'pays', header: 'What it pays', rem: 15, cell: (lease) => <PaysCell lease={lease} /> },
];

type TableProps = {
  leases: readonly LeaseDebt[];
  /** Only these until all are asked for; none for all. */
  chosen: readonly string[];
  total: string;
};

/** Each lease with what is due, the amount typed for it, and what that pays. */
export function ReceiptTable({ leases, chosen, total }: TableProps) {
  const [isAll, setAll] = useState(chosen.length === 0);
  const typed = useWatch<BulkReceiptValues, 'rows'>({ name: 'rows' });
  const ids = new Set(chosen);
  // An amount of a draft is never out of sight.
  const isListed = ({ lease_id: id }: LeaseDebt) => isAll || ids.has(id) || Boolean(typed[id]?.cents);
  const { shown, tools, more, left } = useLeaseFilter(leases.filter(isListed));
  const { errors } = useFormState<BulkReceiptValues>({ name: 'rows' });
  const message = errors.rows?.root?.message ?? errors.rows?.message;
  return (
    <Section flush title={<bdi>{total}</bdi>}>
      <Bar id="rows" tabIndex={-1} css={message ? {} : { display: 'none' }}>
        <FieldError id="rows-error">{typeof message === 'string' ? message : ''}</FieldError>
      </Bar>
      {!isAll && (
        <Bar rule="below">
          <Row gap="3">
            <Muted>{`${chosen.length} ${chosen.length === 1 ? 'lease' : 'leases'} chosen`}</Muted>
            <Button variant="outline" size="sm" onClick={() => setAll(true)}>
              {`Show all ${leases.length} leases`}
            </Button>
          </Row>
        </Bar>
      )}
      {tools}
      <DataTable
        caption="Leases and what is received of them"
        columns={columns}
        rows={shown}
        rowKey={({ lease_id }) => lease_id}
      />
      <ShowMore left={left} onMore={more} />
    </Section>
  );
}

type CellProps = { lease: LeaseDebt };

function AmountCell({ lease }: CellProps) {
  const { error: _, ...field } = useFormField(`rows.${lease.lease_id}.cents`);
  const { problem, events } = useTypedNumber(typedNumbers.amount, field);
  return (
    <>
      <Input
        {...field}
        {...events}
        aria-label={`Amount from ${leaseName(lease)}`}
        aria-invalid={problem ? true : undefined}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        placeholder="Amount"
        fontVariantNumeric="tabular-nums"
      />
      <FieldError id={`${field.id}-error`}>{problem}</FieldError>
    </>
  );
}

function ReferenceCell({ lease }: CellProps) {
  const { register } = useFormContext();
  return (
    <Input
      {...register(`rows.${lease.lease_id}.reference`)}
      aria-label={`Check number or reference of ${leaseName(lease)}`}
      placeholder="Number"
      autoComplete="off"
      dir="auto"
      maxLength={limits.textCharacters}
    />
  );
}

/** The charges that the amount goes to, as the server will lay it (D20). */
function PaysCell({ lease: { lease_id, open, rent_first: isRentFirst } }: CellProps) {
  const typed = useWatch<BulkReceiptValues>({ name: `rows.${lease_id}.cents` });
  const cents = centsOf(typeof typed === 'string' ? typed : '');
  if (cents === 0) return null;
  const { parts, rest } = laidOn(open, { cents, way: 'oldest', typed: {}, isRentFirst });
  const paid = open.filter(({ charge }) => (parts[charge] ?? 0) > 0);
  const texts = paid.map(
    (one) => `${chargeName(one)} due ${displayDate(one.due)} ${displayDollars(parts[one.charge] ?? 0)}`,
  );
  const kept = rest > 0 ? [`Kept as prepayment ${displayDollars(rest)}`] : [];
  return (
    <Muted as="span" small>
      <bdi>{[...texts, ...kept].join(' · ')}</bdi>
    </Muted>
  );
}
