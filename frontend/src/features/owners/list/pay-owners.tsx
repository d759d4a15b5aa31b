import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnerLine } from '../../../../../shared/contract/owners';
import { methodNames } from '../../../../../shared/domain/ledger/method-names';
import { MoneyMethod } from '../../../../../shared/domain/ledger/owners/owner-money';
import { displayDollars } from '../../../../../shared/domain/money';
import { problemsOf } from '../../../../../shared/domain/problem';
import { api } from '../../../api/client';
import { newIdempotencyKey } from '../../../api/idempotency-key';
import { ManyDialog } from '../../../forms/many-dialog';
import { useFormField } from '../../../forms/use-field';
import { today } from '../../../ui/data/instant';
import { DateField } from '../../../ui/fields/date-field';
import { SelectField } from '../../../ui/fields/select-field';
import { Columns } from '../../../ui/layout/columns';
import { ownersKey } from '../queries';
import type { ManyOwnersProps } from './many-owners';

/** What one owner can be paid of one property. A repeat has the same key, so it is paid once. */
type Item = {
  readonly id: string;
  readonly label: string;
  readonly note: string;
  readonly ownerId: string;
  readonly propertyId: string;
  readonly cents: number;
  readonly key: string;
};

/** Of each owner and property, what is available to distribute. */
async function readItems(owners: readonly OwnerLine[], signal: AbortSignal): Promise<readonly Item[]> {
  const details = await Promise.all(
    owners.map(({ owner_id: id }) => api.owners.getOwner({ params: { id } }, { signal })),
  );
  const ids = new Set(details.flatMap(({ data }) => data.shares.map(({ property_id }) => property_id)));
  const chosen = new Set(owners.map(({ owner_id }) => owner_id));
  const items: Item[] = [];
  // One after another: each reads a property's book.
  for (const propertyId of ids) {
    const query = { limit: 1 };
    const { data } = await api.ledger.getPropertyMoney({ params: { propertyId }, query }, { signal });
    for (const { owner_id: ownerId, name, distributable } of data.owners)
      if (chosen.has(ownerId) && distributable > 0)
        items.push({
          id: `${ownerId} ${propertyId}`,
          label: `${name}, ${data.property_title}`,
          note: `${displayDollars(distributable)} available to distribute`,
          ownerId,
          propertyId,
          cents: distributable,
          key: newIdempotencyKey(),
        });
  }
  return items;
}

type Values = { method: MoneyMethod; paid_on: string; reference: string };

const methods = MoneyMethod.options.map((value) => ({ value, label: methodNames[value] }));

const PaidFields = () => (
  <Columns widths="1fr 1fr" from="sm" gap="4">
    <SelectField label="Paid by" required options={methods} {...useFormField('method')} />
    <DateField label="Paid on" required max={today()} {...useFormField('paid_on')} />
  </Columns>
);

const sumOf = (items: readonly Item[]): string =>
  displayDollars(items.reduce((sum, { cents }) => sum + cents, 0));

async function pay(some: readonly Item[], { method, paid_on, reference }: Values) {
  const done = await Promise.all(
    some.map(async ({ id, ownerId, propertyId, cents, key }) => {
      const body = {
        property_id: propertyId,
        owner_id: ownerId,
        cents,
        paid_on,
        method,
        reference,
        memo: '',
      };
      await api.ledger.payOwner({ body }, { idempotencyKey: key });
      return [id, { text: `${displayDollars(cents)} recorded`, isDone: true }] as const;
    }),
  );
  return Object.fromEntries(done);
}

/** Records distributions to many owners, all that is available: one for each property. */
export default function PayOwners({ chosen, onDone, onClose }: ManyOwnersProps) {
  const client = useQueryClient();
  // Read once: what became of each stays in sight when the list is read again.
  const [owners] = useState(chosen);
  const { data: items } = useQuery({
    queryKey: ['pay-owners', owners.map(({ owner_id }) => owner_id)],
    queryFn: ({ signal }) => readItems(owners, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return (
    <ManyDialog<Item, Values>
      title="Pay owners"
      lead="Records payments that you make yourself: cleared money less the reserve and fees due. Each is a distribution of its property."
      startsWith="none"
      none="Nothing is available to distribute to these owners."
      button={(count, items) =>
        count === 1 ? `Record one payment, ${sumOf(items)}` : `Record ${count} payments, ${sumOf(items)}`
      }
      pendingText="Recording"
      values={{ method: 'check', paid_on: today(), reference: '' }}
      problems={({ paid_on }) => problemsOf({ paid_on: paid_on === '' && 'Choose a date' })}
      fields={<PaidFields />}
      group="Distributions"
      items={items}
      act={pay}
      most={1}
      onSaved={async () => {
        await Promise.all([ownersKey, ['ledgers']].map((queryKey) => client.invalidateQueries({ queryKey })));
      }}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
