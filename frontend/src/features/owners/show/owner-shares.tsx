import type { OwnedShare } from '../../../../../shared/contract/owners';
import { displayDate } from '../../../../../shared/domain/dates';
import { DataTable, InCard } from '../../../ui/data-table';
import type { Column } from '../../../ui/data-table-column';
import { EmptyState } from '../../../ui/empty-state';
import { PropertyName } from '../../../ui/property-name';
import { Section } from '../../../ui/section';
import { Amount, Muted } from '../../../ui/text';

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
];

/** The owner's shares of the properties that the person may see. */
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
        columns={columns}
        rows={shares}
        rowKey={(share) => share.property_id}
        rowTo={({ property_id: id }) => ({ to: '/getproperty-data', search: { id } })}
      />
    )}
  </Section>
);
