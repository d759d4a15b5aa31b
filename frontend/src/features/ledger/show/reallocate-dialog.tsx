import type { Ledger, OpenCharge } from '../../../../../shared/contract/ledger-shapes';
import { displayDollars } from '../../../../../shared/domain/money';
import { problemsOf } from '../../../../../shared/domain/problem';
import { api } from '../../../api/client';
import { lineName } from '../../../domain-ui/ledger/line-words';
import { centsOf, typedOf } from '../../../forms/typed-cents';
import { useFormField } from '../../../forms/use-field';
import { DateField } from '../../../ui/fields/date-field';
import { openFrom } from '../parts/ledger-words';
import { chosenParts, partsProblem, type Typed, type Way } from '../receive/allocation';
import { AllocationFields } from '../receive/allocation-section';
import { LineDialog, type LineDialogProps, ReasonField } from './line-dialog';

type Values = { cents: string; way: Way; typed: Typed; moved_on: string; reason: string };

/** What is open, and what the payment covers, each charge once with both together. */
function reachable(open: Ledger['open'], covers: readonly OpenCharge[]): OpenCharge[] {
  const all = new Map(covers.map((one) => [one.charge, one]));
  for (const one of open)
    all.set(one.charge, { ...one, cents: one.cents + (all.get(one.charge)?.cents ?? 0) });
  return [...all.values()].toSorted((one, other) => one.charge - other.charge);
}

/** The charges that a settled payment covers, chosen anew (D24, D25). */
export default function ReallocateDialog({ ledger, line, onClose }: LineDialogProps) {
  const { lease_id, today, open } = ledger;
  const { payment_id = '', prepaid = 0, covers = [] } = line.payment ?? {};
  const charges = reachable(open, covers);
  const now = Object.fromEntries(covers.map(({ charge, cents }) => [charge, cents]));
  const stands = covers.reduce((sum, { cents }) => sum + cents, prepaid);
  const isRentFirst = ledger.rent_first;
  const asked = ({ way, typed, cents }: Values) => ({ way, typed, cents: centsOf(cents), isRentFirst });
  return (
    <LineDialog<Values>
      title="Choose what it pays"
      lead={`${lineName(line)}: ${displayDollars(stands)} to place. Charges it no longer pays are due again on their old due dates.`}
      button="Move the payment"
      values={{
        cents: typedOf(stands),
        way: 'chosen',
        moved_on: today,
        reason: '',
        typed: Object.fromEntries(covers.map(({ charge, cents }) => [charge, typedOf(cents)])),
      }}
      problems={(values) =>
        problemsOf({
          typed: partsProblem(charges, asked(values)),
          moved_on: values.moved_on === '' && 'Choose a date',
          reason: values.reason.trim() === '' && 'Say why',
        })
      }
      send={({ moved_on, reason, ...values }, sending) => {
        const chosen = chosenParts(charges, asked({ ...values, moved_on, reason }));
        const body = { lease_id, payment_id, chosen, moved_on, reason: reason.trim() };
        return api.ledger.reallocatePayment({ body }, sending);
      }}
      done="Payment moved."
      onClose={onClose}
    >
      <AllocationFields open={charges} now={now} isRentFirst={ledger.rent_first} />
      <MovedOn from={openFrom(ledger, line.on)} today={today} />
      <ReasonField required />
    </LineDialog>
  );
}

const MovedOn = ({ from, today }: { from: string; today: string }) => (
  <DateField label="Moved on" required min={from} max={today} {...useFormField('moved_on')} />
);
