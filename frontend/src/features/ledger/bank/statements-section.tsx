import { useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { BankAccount, BankStatement } from '../../../../../shared/contract/bank';
import { displayDate } from '../../../../../shared/domain/dates';
import { signedDollars } from '../../../../../shared/domain/money';
import { problemsOf } from '../../../../../shared/domain/problem';
import { api } from '../../../api/client';
import { FormDialog } from '../../../forms/form-dialog';
import { amountColumn } from '../../../ui/data/amount-column';
import { DataTable } from '../../../ui/data/data-table';
import type { Column } from '../../../ui/data/data-table-column';
import { displayInstant } from '../../../ui/data/instant';
import { ListLabel } from '../../../ui/layout/list-label';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import { ledgerChanged } from '../queries';
import { linesText } from './bank-words';
import { ReasonText } from './line-dialog';

const columns: readonly Column<BankStatement>[] = [
  {
    key: 'days',
    header: 'Statement',
    rem: 17,
    cell: ({ from, through, lines, at, by }) => (
      <ListLabel
        name={`${displayDate(from)} to ${displayDate(through)}`}
        note={`${linesText(lines)} · ${displayInstant(at)} · ${by}`}
      />
    ),
  },
  amountColumn({
    key: 'ending',
    header: 'Ending balance',
    rem: 9,
    isStrong: true,
    text: ({ ending }) => signedDollars(ending),
  }),
];

type Props = { account: BankAccount; statements: readonly BankStatement[]; mayChange: boolean };

/** Closed statements; the latest can be opened again. */
export function StatementsSection({ account, statements, mayChange }: Props) {
  const [isReopening, setReopening] = useState(false);
  const [latest] = statements;
  if (!latest) return null;
  return (
    <Section
      flush
      title="Closed statements"
      action={
        mayChange && (
          <Button size="sm" variant="outline" onClick={() => setReopening(true)}>
            <Undo2 aria-hidden="true" />
            Reopen the latest
          </Button>
        )
      }
    >
      <DataTable
        caption="Closed statements"
        columns={columns}
        rows={statements}
        rowKey={({ through }) => through}
        rowTo={({ through: statement }) => ({
          to: '/bank-account',
          search: { id: account.account_id, statement },
        })}
        picture={false}
      />
      {isReopening && <ReopenDialog account={account} latest={latest} onClose={() => setReopening(false)} />}
    </Section>
  );
}

type ReopenProps = { account: BankAccount; latest: BankStatement; onClose: () => void };

function ReopenDialog({ account: { account_id }, latest: { from, through }, onClose }: ReopenProps) {
  const client = useQueryClient();
  return (
    <FormDialog<{ reason: string }>
      title="Reopen this statement?"
      lead={`${displayDate(from)} to ${displayDate(through)}. Its lines keep their matches and can be changed again.`}
      button="Reopen"
      values={{ reason: '' }}
      problems={({ reason }) => problemsOf({ reason: reason.trim() === '' && 'Say why' })}
      send={({ reason }) =>
        api.ledger.reopenBankStatement({ body: { account_id, through, reason: reason.trim() } })
      }
      done="Statement reopened."
      onSaved={() => ledgerChanged(client)}
      onClose={onClose}
    >
      <ReasonText hint="It is in the audit log." />
    </FormDialog>
  );
}
