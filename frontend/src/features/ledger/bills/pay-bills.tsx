import { useQueryClient } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useRef, useState } from 'react';
import { billsPerCall, type OpenBill } from '../../../../../shared/contract/checks';
import { displayDate } from '../../../../../shared/domain/dates';
import { bankName } from '../../../../../shared/domain/ledger/bank/bank-codes';
import { largestCheck } from '../../../../../shared/domain/ledger/checks/checks';
import type { MoneyMethod } from '../../../../../shared/domain/ledger/owners/owner-money';
import { limits } from '../../../../../shared/domain/limits';
import { displayDollars } from '../../../../../shared/domain/money';
import { type Problem, problemsOf } from '../../../../../shared/domain/problem';
import { typedNumbers } from '../../../../../shared/domain/typed-numbers';
import { withRetries } from '../../../api/at-once';
import { api } from '../../../api/client';
import { newIdempotencyKey } from '../../../api/idempotency-key';
import { ManyDialog } from '../../../forms/many-dialog';
import { useFormField, useValueField } from '../../../forms/use-field';
import { ChoiceCards } from '../../../ui/fields/choice-cards';
import { DateField } from '../../../ui/fields/date-field';
import { NumberField } from '../../../ui/fields/number-field';
import { TextField } from '../../../ui/fields/text-field';
import { Columns } from '../../../ui/layout/columns';
import { Stack } from '../../../ui/layout/layout';
import { Button } from '../../../ui/primitives/button';
import { moneyMethods } from '../owners/owner-words';
import { ledgerChanged } from '../queries';
import PrintChecks, { type ChecksOfAccount } from './print-checks';
import { billKey, billNote } from './shown-bills';

type Account = {
  readonly account_id: string;
  readonly name: string;
  readonly last4: string;
  readonly next_check: number;
};
type First = { readonly account_id: string; readonly number: string };
type Values = { paid_on: string; method: MoneyMethod; reference: string; first_checks: First[] };

const isStopped = () => false;

const itemOf = (bill: OpenBill) => ({
  id: billKey(bill),
  label: `${bill.vendor}: ${displayDollars(bill.cents)}`,
  note: [bill.property_title, `due ${displayDate(bill.due_on)}`, billNote(bill)].join(' · '),
  bill,
});
type Item = ReturnType<typeof itemOf>;

const sumOf = (items: readonly Item[]): number => items.reduce((sum, { bill }) => sum + bill.cents, 0);

function numberProblems({ method, first_checks }: Values): Problem[] {
  if (method !== 'check') return [];
  return first_checks.flatMap(({ number }, at) => {
    const isGood = Number(number) >= 1 && Number(number) <= largestCheck;
    return isGood ? [] : [{ path: ['first_checks', at, 'number'], message: 'Enter the first check number' }];
  });
}

type Props = {
  bills: readonly OpenBill[];
  startsWith: 'all' | 'none';
  accounts: readonly Account[];
  today: string;
  onDone: () => void;
  onClose: () => void;
};

/** Pays bills together: by check one a vendor and account, which can be printed at once. */
export default function PayBills({ bills, startsWith, accounts, today, onDone, onClose }: Props) {
  const client = useQueryClient();
  // What became of each stays in sight when the list is read again.
  const [items] = useState(() => bills.map(itemOf));
  const [used] = useState(() =>
    accounts.filter(({ account_id }) => bills.some((bill) => bill.account_id === account_id)),
  );
  const [run] = useState(newIdempotencyKey);
  const [written, setWritten] = useState<readonly ChecksOfAccount[]>([]);
  const [isPrinting, setPrinting] = useState(false);
  // A long list is paid in several calls, whose checks go on from one another.
  const next = useRef(new Map<string, number>());

  async function pay(some: readonly Item[], values: Values) {
    const refs = some.map(({ bill: { property_id, bill_id } }) => ({ property_id, bill_id }));
    const firsts = values.first_checks.map(({ account_id, number }) => ({
      account_id,
      number: Math.max(Number(number), next.current.get(account_id) ?? 0),
    }));
    const { paid_on, method } = values;
    const body = {
      run,
      paid_on,
      method,
      reference: method === 'check' ? '' : values.reference.trim(),
      first_checks: method === 'check' ? firsts : [],
      bills: refs,
    };
    const { data } = await withRetries(() => api.ledger.payBills({ body }), { isStopped });
    for (const { account_id, number } of data.checks) next.current.set(account_id, number + 1);
    if (data.checks.length > 0) setWritten((before) => withChecks(before, data.checks, used));
    const paid = data.paid.map((one) => [
      billKey(one),
      { text: one.check === undefined ? 'Paid' : `Paid by check ${one.check}`, isDone: true },
    ]);
    const refused = data.refused.map((one) => [billKey(one), { text: one.why, isDone: false }]);
    return Object.fromEntries([...paid, ...refused]);
  }

  if (isPrinting) return <PrintChecks accounts={written} onClose={onClose} />;
  const count = written.reduce((sum, { numbers }) => sum + numbers.length, 0);
  return (
    <ManyDialog<Item, Values>
      title="Pay bills"
      lead="Bills of one vendor go on one check. Owners bear each bill by their shares on the day it’s paid."
      group="Bills"
      items={items}
      startsWith={startsWith}
      none="No bill is selected."
      button={(_, some) => `Pay ${displayDollars(sumOf(some))}`}
      pendingText="Paying"
      values={{
        paid_on: today,
        // Without a bank account there is no check to number.
        method: used.length > 0 ? 'check' : 'transfer',
        reference: '',
        first_checks: used.map(({ account_id, next_check }) => ({ account_id, number: String(next_check) })),
      }}
      problems={(values) => [
        ...problemsOf({ paid_on: values.paid_on === '' && 'Choose a date' }),
        ...numberProblems(values),
      ]}
      fields={<Fields accounts={used} today={today} />}
      act={pay}
      most={billsPerCall}
      onSaved={() => ledgerChanged(client)}
      onDone={onDone}
      after={
        count > 0 && (
          <Button variant="outline" onClick={() => setPrinting(true)}>
            <Printer aria-hidden="true" />
            {count === 1 ? 'Print the check' : `Print ${count} checks`}
          </Button>
        )
      }
      onClose={onClose}
    />
  );
}

/** Checks of all calls so far, by their account. */
function withChecks(
  before: readonly ChecksOfAccount[],
  checks: readonly { readonly account_id: string; readonly number: number }[],
  accounts: readonly Account[],
): ChecksOfAccount[] {
  return accounts.flatMap((account) => {
    const known = before.find(({ accountId }) => accountId === account.account_id)?.numbers ?? [];
    const fresh = checks.flatMap(({ account_id, number }) =>
      account_id === account.account_id ? [number] : [],
    );
    const numbers = [...new Set([...known, ...fresh])];
    return numbers.length > 0 ? [{ accountId: account.account_id, name: bankName(account), numbers }] : [];
  });
}

function Fields({ accounts, today }: { accounts: readonly Account[]; today: string }) {
  const { onChange, ...method } = useValueField<Values, 'method'>('method');
  const isCheck = method.value === 'check';
  return (
    <Stack gap="4">
      <ChoiceCards {...method} label="Paid by" columns={3} choices={moneyMethods} onValue={onChange} />
      <Columns widths="1fr 1fr" from="sm" gap="4">
        <DateField label="Paid on" required max={today} {...useFormField('paid_on')} />
        {!isCheck && <ReferenceField />}
        {isCheck &&
          accounts.map((account, at) => <FirstNumber key={account.account_id} account={account} at={at} />)}
      </Columns>
    </Stack>
  );
}

const ReferenceField = () => (
  <TextField
    label="Transfer or receipt number (optional)"
    maxLength={limits.textCharacters}
    {...useFormField('reference')}
  />
);

const FirstNumber = ({ account, at }: { account: Account; at: number }) => (
  <NumberField
    label="First check number"
    hint={bankName(account)}
    required
    typed={typedNumbers.check}
    {...useFormField(`first_checks.${at}.number`)}
  />
);
