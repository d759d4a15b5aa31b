import type { OwnedShare } from '../../../../../shared/contract/owners';
import { displayDate } from '../../../../../shared/domain/dates';
import { signedDollars } from '../../../../../shared/domain/money';
import { PropertyName } from '../../../domain-ui/property/property-name';
import { DataTable, InCard } from '../../../ui/data/data-table';
import type { Column } from '../../../ui/data/data-table-column';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Section } from '../../../ui/layout/section';
import { Amount, Muted } from '../../../ui/primitives/text';

const addressOf = ({ street_address, city, state, zipcode }: OwnedShare): string =>
  [street_address, city, `${state} ${zipcode}`.trim()].filter(Boolean).join(', ');

const columns: readonly Column<OwnedShare>[] = [
  {
    key: 'property',
    header: 'Property',
    rem: 18,
    cell: (share) => <PropertyName title={share.property_title} address={addressOf(share)} imageUrl="" />,
  },
  {
    key: 'share',
    header: 'Share',
    rem: 11,
    end: true,
    cell: ({ percentage, next }) => (
      <>
        <bdi>
          <InCard>Share </InCard>
          <Amount>{`${percentage}%`}</Amount>
        </bdi>
        {next && (
          <Muted small>
            <bdi>{`${next.percentage}% from ${displayDate(next.from)}`}</bdi>
          </Muted>
        )}
      </>
    ),
  },
  {
    key: 'units',
    header: 'Units',
    rem: 5,
    end: true,
    cell: ({ unit_count: count }) => (
      <bdi>
        <InCard>Units </InCard>
        {count.toLocaleString('en-US')}
      </bdi>
    ),
  },
];

const balanceColumn: Column<OwnedShare> = {
  key: 'balance',
  header: 'Balance',
  rem: 8,
  end: true,
  cell: ({ balance }) =>
    balance === undefined ? (
      '–'
    ) : (
      <bdi>
        <InCard>Balance </InCard>
        <Amount>{signedDollars(balance)}</Amount>
      </bdi>
    ),
};

/** The owner's shares of the properties the person may see. */
export const OwnerShares = ({ shares }: { shares: readonly OwnedShare[] }) => (
  <Section title="Properties" flush>
    {shares.length === 0 ? (
      <EmptyState
        title="No share of a property you can see"
        text="Shares are set on the property, under Rental owners."
      />
    ) : (
      <DataTable
        caption="Properties of this owner"
        columns={shares.some(({ balance }) => balance !== undefined) ? [...columns, balanceColumn] : columns}
        rows={shares}
        rowKey={(share) => share.property_id}
        rowTo={({ property_id: id }) => ({ to: '/getproperty-data', search: { id } })}
      />
    )}
  </Section>
);
