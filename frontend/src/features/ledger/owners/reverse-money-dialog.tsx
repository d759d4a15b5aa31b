import { useQueryClient } from '@tanstack/react-query';
import type { PropertyLine } from '../../../../../shared/contract/owner-money';
import { problemsOf } from '../../../../../shared/domain/problem';
import { api } from '../../../api/client';
import { FormDialog } from '../../../forms/form-dialog';
import { ledgerChanged } from '../queries';
import { ReasonField } from '../show/line-dialog';
import { moneyName } from './owner-words';

const reversing = (line: PropertyLine) => ({
  title: `Reverse ${moneyName(line)}?`,
  lead: 'The entry and its reversal both stay in the book and cancel out. To change an amount, reverse it and record it again.',
  button: 'Reverse',
  done: 'Entry reversed.',
});

const takingBack = (line: PropertyLine) => ({
  title: `Take back ${moneyName(line)}?`,
  lead: 'The payment provider takes the money back from the owner’s account. It can do so only until it has paid it out to the bank, about two business days.',
  button: 'Take back',
  done: 'The money was taken back.',
});

type Props = { propertyId: string; line: PropertyLine; onClose: () => void };

/** Takes an entry of a property's own book back (D2). */
export default function ReverseMoneyDialog({ propertyId: property_id, line, onClose }: Props) {
  const client = useQueryClient();
  return (
    <FormDialog<{ reason: string }>
      {...(line.transfer ? takingBack(line) : reversing(line))}
      isDanger
      values={{ reason: '' }}
      problems={({ reason }) => problemsOf({ reason: reason.trim() === '' && 'Say why' })}
      send={({ reason }, sending) => {
        const body = { property_id, entry_id: line.entry_id, reason: reason.trim() };
        return api.ledger.reverseOwnerMoney({ body }, sending);
      }}
      onSaved={() => ledgerChanged(client)}
      onClose={onClose}
    >
      <ReasonField required />
    </FormDialog>
  );
}
