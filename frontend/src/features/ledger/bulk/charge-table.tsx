import { useWatch } from 'react-hook-form';
import type { LeaseDebt } from '../../../../../shared/contract/ledger-bulk';
import { displayDollars } from '../../../../../shared/domain/money';
import { centsOf } from '../../../forms/typed-cents';
import { useValueField } from '../../../forms/use-field';
import { amountColumn } from '../../../ui/data/amount-column';
import { DataTable } from '../../../ui/data/data-table';
import type { Column } from '../../../ui/data/data-table-column';
import { CheckboxField } from '../../../ui/fields/checkbox-field';
import { FieldError } from '../../../ui/fields/field';
import { Bar, Row } from '../../../ui/layout/layout';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import { Muted, Strong } from '../../../ui/primitives/text';
import { owedText } from '../parts/ledger-words';
import type { BulkChargeValues } from './bulk-values';
import { useLeaseFilter } from './lease-filter';
import { ShowMore } from './run-parts';

/** The leases that can be charged; those that are chosen show what they get. */
export function ChargeTable({ leases }: { leases: readonly LeaseDebt[] }) {
  const { value: chosen, onChange, error, id } = useValueField<BulkChargeValues, 'lease_ids'>('lease_ids');
  const cents = centsOf(useWatch<BulkChargeValues, 'cents'>({ name: 'cents' }));
  const { found, shown, tools, more, left } = useLeaseFilter(leases);
  const ids = new Set(chosen);
  const put = (those: readonly LeaseDebt[], isChosen: boolean) => {
    const changed = new Set(those.map(({ lease_id }) => lease_id));
    const others = chosen.filter((one) => !changed.has(one));
    onChange(isChosen ? [...others, ...changed] : others);
  };
  const columns: readonly Column<LeaseDebt>[] = [
    {
      key: 'lease',
      header: 'Lease',
      rem: 16,
      cell: (lease) => (
        <CheckboxField
          label={<LeaseLabel {...lease} />}
          checked={ids.has(lease.lease_id)}
          onChange={({ target }) => put([lease], target.checked)}
        />
      ),
    },
    amountColumn({ key: 'balance', header: 'Balance now', rem: 9, text: ({ balance }) => owedText(balance) }),
    amountColumn({
      key: 'charge',
      header: 'Charge',
      rem: 8,
      isStrong: true,
      text: ({ lease_id }) => (ids.has(lease_id) ? displayDollars(cents) : '–'),
    }),
  ];
  return (
    <Section
      flush
      title={
        <bdi>{`${chosen.length} of ${leases.length} leases, ${displayDollars(chosen.length * cents)}`}</bdi>
      }
      action={
        <Row gap="2">
          <Button id={id} size="sm" variant="outline" onClick={() => put(found, true)}>
            {`Choose all ${found.length}`}
          </Button>
          <Button size="sm" variant="outline" disabled={chosen.length === 0} onClick={() => onChange([])}>
            Choose none
          </Button>
        </Row>
      }
    >
      {error && (
        <Bar>
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </Bar>
      )}
      {tools}
      <DataTable
        caption="Leases to charge"
        columns={columns}
        rows={shown}
        rowKey={({ lease_id }) => lease_id}
        picture={false}
      />
      <ShowMore left={left} onMore={more} />
    </Section>
  );
}

const LeaseLabel = ({ tenants, unit_number, property_title }: LeaseDebt) => (
  <>
    <Strong display="block">
      <bdi>{tenants.join(', ') || '–'}</bdi>
    </Strong>
    <Muted as="span" small>
      <bdi>{`Unit ${unit_number}, ${property_title}`}</bdi>
    </Muted>
  </>
);
