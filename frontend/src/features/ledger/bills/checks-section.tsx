import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Ban, Check as CheckIcon, Clock, Printer } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { BankAccount } from '../../../../../shared/contract/bank';
import type { Check } from '../../../../../shared/contract/checks';
import { displayDate } from '../../../../../shared/domain/dates';
import { bankName } from '../../../../../shared/domain/ledger/bank/bank-codes';
import { displayDollars } from '../../../../../shared/domain/money';
import { problemsOf } from '../../../../../shared/domain/problem';
import { api } from '../../../api/client';
import { FormDialog } from '../../../forms/form-dialog';
import { amountColumn } from '../../../ui/data/amount-column';
import { Corner, DataTable } from '../../../ui/data/data-table';
import type { Column } from '../../../ui/data/data-table-column';
import { Row, Stack } from '../../../ui/layout/layout';
import { Section } from '../../../ui/layout/section';
import { ActionMenu } from '../../../ui/primitives/action-menu';
import { Button } from '../../../ui/primitives/button';
import { StatusBadge } from '../../../ui/primitives/status-badge';
import { Muted, Strong } from '../../../ui/primitives/text';
import { ReasonText } from '../bank/line-dialog';
import { ledgerChanged } from '../queries';
import { checksQuery } from './bills-queries';

const PrintChecks = lazy(() => import('./print-checks'));

function StateBadge({ state }: Pick<Check, 'state'>) {
  if (state === 'cleared') return <StatusBadge tone="success" icon={CheckIcon} word="Cleared" />;
  if (state === 'void') return <StatusBadge tone="neutral" icon={Ban} word="Void" />;
  return <StatusBadge tone="info" icon={Clock} word="Outstanding" />;
}

const noteOf = ({ stub, by, voided }: Check): string =>
  [
    [...new Set(stub.map(({ property }) => property))].join(', '),
    by && `Written by ${by}`,
    voided && `Voided ${displayDate(voided.on)}: ${voided.reason}`,
  ]
    .filter(Boolean)
    .join(' · ');

type Act = (what: 'print' | 'void', check: Check) => void;

const columnsOf = (act: Act | undefined): readonly Column<Check>[] => [
  {
    key: 'check',
    header: 'Check',
    rem: 20,
    cell: (check) => (
      <Stack gap="0.5">
        <Row gap="2">
          <Strong>
            <bdi>{`${check.number} · ${check.payee}`}</bdi>
          </Strong>
          <StateBadge state={check.state} />
        </Row>
        <Muted small>
          <bdi>{noteOf(check)}</bdi>
        </Muted>
      </Stack>
    ),
  },
  { key: 'on', header: 'Dated', rem: 8, cell: ({ on }) => <bdi>{displayDate(on)}</bdi> },
  amountColumn({
    key: 'cents',
    header: 'Amount',
    rem: 8,
    isStrong: true,
    text: ({ cents }) => displayDollars(cents),
  }),
  {
    key: 'menu',
    header: '',
    rem: 4,
    end: true,
    cell: (check) =>
      act &&
      check.state !== 'void' && (
        <Corner>
          <ActionMenu
            quiet
            label={`Actions for check ${check.number}`}
            actions={[
              {
                key: 'print',
                label: 'Print',
                icon: <Printer size={16} aria-hidden="true" />,
                onSelect: () => act('print', check),
              },
              ...(check.state === 'written'
                ? [
                    {
                      key: 'void',
                      label: 'Void',
                      icon: <Ban size={16} aria-hidden="true" />,
                      danger: true,
                      onSelect: () => act('void', check),
                    },
                  ]
                : []),
            ]}
          />
        </Corner>
      ),
  },
];

type Props = { account: BankAccount; mayChange: boolean };

/** The register of checks that were written from an account; nothing until the first one. */
export function ChecksSection({ account, mayChange }: Props) {
  const { account_id: accountId } = account;
  const read = useInfiniteQuery(checksQuery(accountId));
  const [opened, setOpened] = useState<{ what: 'print' | 'void'; check: Check }>();
  const checks = read.data?.pages.flatMap((page) => page.checks) ?? [];
  if (checks.length === 0) return null;
  const close = () => setOpened(undefined);
  return (
    <Section
      flush
      title="Checks"
      lead="What you paid by check from Bills. The bank’s lines clear them when you match."
    >
      <DataTable
        caption="Checks"
        columns={columnsOf(mayChange ? (what, check) => setOpened({ what, check }) : undefined)}
        rows={checks}
        rowKey={({ number }) => String(number)}
        picture={false}
      />
      {read.hasNextPage && (
        <Row p="4" justifyContent="center">
          <Button
            size="sm"
            variant="outline"
            disabled={read.isFetchingNextPage}
            onClick={() => void read.fetchNextPage()}
          >
            Show earlier checks
          </Button>
        </Row>
      )}
      <Suspense fallback={null}>
        {opened?.what === 'print' && (
          <PrintChecks
            accounts={[{ accountId, name: bankName(account), numbers: [opened.check.number] }]}
            onClose={close}
          />
        )}
      </Suspense>
      {opened?.what === 'void' && <VoidDialog accountId={accountId} check={opened.check} onClose={close} />}
    </Section>
  );
}

function VoidDialog({ accountId, check, onClose }: { accountId: string; check: Check; onClose: () => void }) {
  const client = useQueryClient();
  const { number, payee, cents } = check;
  return (
    <FormDialog<{ reason: string }>
      title={`Void check ${number}?`}
      lead={`${displayDollars(cents)} to ${payee}. Its bills are open again, dated today, and the number stays used.`}
      button="Void the check"
      values={{ reason: '' }}
      problems={({ reason }) => problemsOf({ reason: reason.trim() === '' && 'Say why' })}
      send={({ reason }, sending) =>
        api.ledger.voidCheck({ body: { account_id: accountId, number, reason: reason.trim() } }, sending)
      }
      done={`Check ${number} is void.`}
      onSaved={() => ledgerChanged(client)}
      onClose={onClose}
    >
      <ReasonText hint="Kept with the check" />
    </FormDialog>
  );
}
