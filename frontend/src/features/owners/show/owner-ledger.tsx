import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnerLedger } from '../../../../../shared/contract/owner-money';
import { displayDate } from '../../../../../shared/domain/dates';
import { signedDollars } from '../../../../../shared/domain/money';
import { statementText } from '../../../domain-ui/ledger/statement-text';
import { DataTable, InCard } from '../../../ui/data/data-table';
import type { Column } from '../../../ui/data/data-table-column';
import { today } from '../../../ui/data/instant';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Failed } from '../../../ui/feedback/failed';
import { SkeletonList } from '../../../ui/feedback/skeleton-list';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import { Select } from '../../../ui/primitives/select';
import { Amount, Muted, Strong } from '../../../ui/primitives/text';
import { ownerLedgerQuery } from '../queries';

type Line = OwnerLedger['lines'][number];

/** Lines at first; the rest by a press. */
const linesFirst = 10;
const yearsBack = 4;

export const thisYear = (): string => today().slice(0, 4);

const years = (): { value: string; label: string }[] =>
  Array.from({ length: yearsBack }, (_, back) => String(Number(thisYear()) - back)).map((value) => ({
    value,
    label: value,
  }));

const what: Column<Line> = {
  key: 'what',
  header: 'What',
  rem: 16,
  cell: (line) => (
    <>
      <Strong>{statementText(line)}</Strong>
      <Muted small>
        <bdi>{line.property_title}</bdi>
      </Muted>
    </>
  ),
};
const on: Column<Line> = {
  key: 'on',
  header: 'Date',
  rem: 7,
  cell: (line) => <bdi>{displayDate(line.on)}</bdi>,
};
const amount: Column<Line> = {
  key: 'amount',
  header: 'Amount',
  rem: 8,
  end: true,
  cell: ({ cents }) => <Amount>{signedDollars(cents)}</Amount>,
};
const balance: Column<Line> = {
  key: 'balance',
  header: 'Balance',
  rem: 8,
  end: true,
  cell: (line) => (
    <bdi>
      <InCard>Balance </InCard>
      <Amount>{signedDollars(line.balance)}</Amount>
    </bdi>
  ),
};

type Props = {
  ownerId: string;
  title: string;
  caption: string;
  columns: readonly Column<Line>[];
  isShown: (line: Line) => boolean;
  none: { title: string; text: string };
};

/** Some of the owner's entries of a year, which the person chooses. */
function YearSection({ ownerId, title, caption, columns, isShown, none }: Props) {
  const [year, setYear] = useState(thisYear);
  const [isOpen, setOpen] = useState(false);
  const { data, isError, error, refetch } = useQuery(ownerLedgerQuery(ownerId, year));
  const lines = data?.lines.filter(isShown) ?? [];
  const shown = isOpen ? lines : lines.slice(0, linesFirst);
  return (
    <Section
      flush
      title={title}
      action={
        <Select
          aria-label={`Year of ${caption}`}
          options={years()}
          value={year}
          onChange={({ target }) => setYear(target.value)}
        />
      }
    >
      {!data && isError && <Failed error={error} onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonList rows={3} picture={false} />}
      {data && lines.length === 0 && <EmptyState title={none.title} text={none.text} />}
      {lines.length > 0 && (
        <DataTable
          caption={title}
          columns={columns}
          rows={shown}
          rowKey={(line) => String(lines.indexOf(line))}
          picture={false}
        />
      )}
      {shown.length < lines.length && (
        <Button variant="plain" size="sm" m="4" onClick={() => setOpen(true)}>
          {`Show all ${lines.length}`}
        </Button>
      )}
      {data?.has_more && (
        <Muted small m="4">
          Older entries of the year are in the statements.
        </Muted>
      )}
    </Section>
  );
}

/** Every entry of the owner's, with what they have after it. */
export const OwnerLedgerSection = ({ ownerId }: { ownerId: string }) => (
  <YearSection
    ownerId={ownerId}
    title="Ledger"
    caption="the ledger"
    columns={[what, on, amount, balance]}
    isShown={() => true}
    none={{ title: 'No entries in this year', text: 'Rent, expenses, fees and payments show up here.' }}
  />
);

/** What was paid to the owner. */
export const OwnerDistributions = ({ ownerId }: { ownerId: string }) => (
  <YearSection
    ownerId={ownerId}
    title="Distributions"
    caption="the distributions"
    columns={[what, on, amount]}
    isShown={({ section }) => section === 'distributions'}
    none={{ title: 'Nothing paid in this year', text: 'Payments to the owner show up here.' }}
  />
);
