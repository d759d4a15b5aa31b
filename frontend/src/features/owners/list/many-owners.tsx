import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { OwnerLine } from '../../../../../shared/contract/owners';
import { addToMonth, displayMonth, monthOf } from '../../../../../shared/domain/dates';
import { api } from '../../../api/client';
import { newIdempotencyKey } from '../../../api/idempotency-key';
import { ManyDialog, type ManyLook } from '../../../forms/many-dialog';
import { useFormField } from '../../../forms/use-field';
import { today } from '../../../ui/data/instant';
import { SelectField } from '../../../ui/fields/select-field';
import { ownersKey } from '../queries';

export type ManyOwnersProps = {
  chosen: readonly OwnerLine[];
  /** After some of it went through. */
  onDone: () => void;
  onClose: () => void;
};

type Props<V extends FieldValues> = Omit<ManyLook<V>, 'none'> &
  ManyOwnersProps & {
    note: (owner: OwnerLine) => string;
    /** Does it to one owner, and says in words what was done. */
    act: (ownerId: string, values: V) => Promise<string>;
  };

/** One act for many owners: a call for each. */
function ManyOwners<V extends FieldValues>({ chosen, note, act, ...look }: Props<V>) {
  const client = useQueryClient();
  // What became of each stays in sight when the choice is let go.
  const [items] = useState(() =>
    chosen.map((owner) => ({ id: owner.owner_id, label: owner.name, note: note(owner) })),
  );
  return (
    <ManyDialog
      {...look}
      none="No owner is selected."
      group="Owners"
      items={items}
      act={async (some, values: V) => {
        const done = await Promise.all(
          some.map(async ({ id }) => [id, { text: await act(id, values), isDone: true }] as const),
        );
        return Object.fromEntries(done);
      }}
      most={1}
      onSaved={async () => {
        await Promise.all([ownersKey, ['ledgers']].map((queryKey) => client.invalidateQueries({ queryKey })));
      }}
    />
  );
}

/** Mails many owners a link to enter their bank details. */
export const SendLinks = (props: ManyOwnersProps) => (
  <ManyOwners
    {...props}
    title="Send bank link"
    lead="Each owner gets an email with a link to enter their own bank details. It works once, for 72 hours, and the link before it stops."
    startsWith="all"
    button={(count) => (count === 1 ? 'Send one link' : `Send ${count} links`)}
    pendingText="Sending"
    values={{}}
    note={({ email, bank_ready }) =>
      [email, bank_ready && 'Ready for payouts already'].filter(Boolean).join(', ')
    }
    act={async (rentailownerid) => {
      await api.owners.sendBankLink({ body: { rentailownerid } }, { idempotencyKey: newIdempotencyKey() });
      return 'Link sent';
    }}
  />
);

/** Months whose statements can be issued: the last twelve that are over. */
const pastMonths = (): readonly string[] =>
  Array.from({ length: 12 }, (_, back) => addToMonth(monthOf(today()), -(back + 1)));

const MonthField = () => (
  <SelectField
    label="Month"
    required
    options={pastMonths().map((value) => ({ value, label: displayMonth(value) }))}
    {...useFormField('month')}
  />
);

/** Issues the statements of many owners for a month. */
export const IssueStatements = (props: ManyOwnersProps) => (
  <ManyOwners<{ month: string }>
    {...props}
    title="Issue statements"
    lead="Issued statements never change; later corrections appear on the next one. Owners are notified."
    startsWith="none"
    button={(count) => (count === 1 ? 'Issue one statement' : `Issue ${count} statements`)}
    pendingText="Issuing"
    values={{ month: pastMonths()[0] ?? '' }}
    fields={<MonthField />}
    note={({ email }) => email}
    act={async (owner_id, { month }) => {
      await api.ledger.issueStatement({ body: { owner_id, month } });
      return `Issued for ${displayMonth(month)}`;
    }}
  />
);
