import { useFormContext } from 'react-hook-form';
import type { OpeningProperty, OpeningSheet } from '../../../../../shared/contract/openings';
import { categoryWords } from '../../../../../shared/domain/ledger/owners/category-words';
import { expenseCategories } from '../../../../../shared/domain/ledger/owners/owner-money';
import { limits } from '../../../../../shared/domain/limits';
import { signedDollars } from '../../../../../shared/domain/money';
import { AmountField } from '../../../forms/amount-field';
import { RowsField } from '../../../forms/rows-field';
import { useFormField } from '../../../forms/use-field';
import { DateField } from '../../../ui/fields/date-field';
import { SelectField } from '../../../ui/fields/select-field';
import { TextField } from '../../../ui/fields/text-field';
import { Columns } from '../../../ui/layout/columns';
import { Stack } from '../../../ui/layout/layout';
import { Section } from '../../../ui/layout/section';
import { Amount, Muted, Strong, SubTitle } from '../../../ui/primitives/text';
import { BalanceField } from '../bank/balance-field';
import { type BillRow, type CheckRow, nextPlace, type SheetValues, type TransitRow } from './sheet-values';

const mostRows = 500;

const LineField = ({ name, ...field }: { name: string; label: string; required?: boolean }) => (
  <TextField {...field} maxLength={limits.textCharacters} {...useFormField(name)} />
);

export const CutoverDay = ({ latest }: { latest: string }) => (
  <Section
    title="The old system’s last day"
    lead="All balances are as of the end of this day: the day before the first month you charge rent here."
  >
    <DateField label="Cutover day" required max={latest} {...useFormField('on')} />
  </Section>
);

type AccountProps = {
  account: OpeningSheet['accounts'][number];
  at: number;
  isSolo: boolean;
  latest: string;
};

/** One bank account: what its statement says, and what had not reached it. */
export function AccountSection({ account, at, isSolo, latest }: AccountProps) {
  const name = `accounts.${at}`;
  const { getValues } = useFormContext<SheetValues>();
  const rows = (what: 'checks' | 'transit') => getValues(`accounts.${at}.${what}`);
  return (
    <Section
      title={account.last4 ? `${account.name} (${account.last4})` : account.name}
      lead="The balance is the bank’s own at the end of the cutover day, not your books’."
    >
      <Stack gap="5">
        <Columns widths="1fr 1fr" from="sm" gap="4">
          <BalanceField name={`${name}.cents`} label="Balance on the bank’s statement" />
          {!isSolo && (
            <BalanceField
              name={`${name}.manager`}
              label="Your own money in it (optional)"
              hint="Fees you earned and did not move yet, or what you put in."
            />
          )}
        </Columns>
        <Stack gap="3">
          <SubTitle>Outstanding checks</SubTitle>
          <RowsField<CheckRow>
            name={`${name}.checks`}
            what="check"
            add="Add check"
            blank={() => ({ place: nextPlace(rows('checks')), on: '', number: '', payee: '', cents: '' })}
            most={mostRows}
            empty="Every check had reached the bank."
          >
            {({ name: row }) => <Check row={row} latest={latest} />}
          </RowsField>
        </Stack>
        <Stack gap="3">
          <SubTitle>Deposits in transit</SubTitle>
          <RowsField<TransitRow>
            name={`${name}.transit`}
            what="deposit in transit"
            add="Add deposit in transit"
            blank={() => ({ place: nextPlace(rows('transit')), on: '', from: '', cents: '' })}
            most={mostRows}
            empty="Every deposit had reached the bank."
          >
            {({ name: row }) => <Transit row={row} latest={latest} />}
          </RowsField>
        </Stack>
      </Stack>
    </Section>
  );
}

type RowProps = { row: string; latest: string };

const Check = ({ row, latest }: RowProps) => (
  <Columns widths="1fr 1fr" from="sm" gap="4">
    <LineField name={`${row}.payee`} label="Paid to" required />
    <LineField name={`${row}.number`} label="Check number" />
    <AmountField name={`${row}.cents`} label="Amount" required />
    <DateField label="Written on" required max={latest} {...useFormField(`${row}.on`)} />
  </Columns>
);

const Transit = ({ row, latest }: RowProps) => (
  <Columns widths="1fr 1fr" from="sm" gap="4">
    <LineField name={`${row}.from`} label="Received from" required />
    <AmountField name={`${row}.cents`} label="Amount" required />
    <DateField label="Recorded on" required max={latest} {...useFormField(`${row}.on`)} />
  </Columns>
);

/** What every owner had of every property. */
export function OwnersSection({ properties }: { properties: readonly OpeningProperty[] }) {
  const { getValues } = useFormContext<SheetValues>();
  const rows = getValues('owners');
  return (
    <Section
      title="Owner balances"
      lead="What you held for each owner at the end of the cutover day, by property. Below zero, the owner owes you."
    >
      <Stack gap="5">
        {properties.map(({ property_id: id, property_title: title, owners }) => (
          <Stack key={id} gap="3">
            <SubTitle>
              <bdi>{title}</bdi>
            </SubTitle>
            {owners.length === 0 && <Muted>This property has no owner yet.</Muted>}
            <Columns widths="1fr 1fr" from="sm" gap="4">
              {owners.map(({ owner_id: owner, name }) => (
                <BalanceField
                  key={owner}
                  name={`owners.${rows.findIndex((row) => row.property === id && row.owner === owner)}.cents`}
                  label={`${name}, ${title}`}
                />
              ))}
            </Columns>
          </Stack>
        ))}
      </Stack>
    </Section>
  );
}

/** What the leases brought in: read, never typed here. */
export function TenantsSection({ properties }: { properties: readonly OpeningProperty[] }) {
  const some = properties.filter(
    ({ owed, prepaid, deposits }) => owed !== 0 || prepaid !== 0 || deposits !== 0,
  );
  return (
    <Section
      title="Tenant balances"
      lead="As the leases were brought in, or as entered on a lease’s Opening balance. Change them there."
    >
      {some.length === 0 ? (
        <Muted>No lease has an opening balance yet.</Muted>
      ) : (
        <Stack gap="3">
          {some.map(({ property_id: id, property_title: title, owed, prepaid, deposits }) => (
            <Stack key={id} gap="1">
              <Strong>
                <bdi>{title}</bdi>
              </Strong>
              <span>
                Deposits <Amount>{signedDollars(deposits)}</Amount> · Paid ahead{' '}
                <Amount>{signedDollars(prepaid)}</Amount> · Unpaid <Amount>{signedDollars(owed)}</Amount>
              </span>
            </Stack>
          ))}
        </Stack>
      )}
    </Section>
  );
}

const categories = expenseCategories.map((value) => ({ value, label: categoryWords[value] }));

/** Vendors’ bills that were not paid: nobody’s money until they are. */
export function BillsSection({
  properties,
  latest,
}: {
  properties: readonly OpeningProperty[];
  latest: string;
}) {
  const { getValues } = useFormContext<SheetValues>();
  const choices = properties.map(({ property_id: value, property_title: label }) => ({ value, label }));
  return (
    <Section
      title="Unpaid bills"
      lead="What vendors were owed. Bills take no part in the difference: nothing was paid yet."
    >
      <RowsField<BillRow>
        name="bills"
        what="bill"
        add="Add bill"
        blank={() => ({
          property: choices.length === 1 ? (choices[0]?.value ?? '') : '',
          place: nextPlace(getValues('bills')),
          vendor: '',
          category: 'repairs',
          reference: '',
          on: '',
          due: '',
          cents: '',
        })}
        most={mostRows}
        empty="No bill was unpaid."
      >
        {({ name: row }) => <Bill row={row} choices={choices} latest={latest} />}
      </RowsField>
    </Section>
  );
}

type BillProps = RowProps & { choices: readonly { value: string; label: string }[] };

const Bill = ({ row, choices, latest }: BillProps) => (
  <Columns widths="1fr 1fr" from="sm" gap="4">
    <SelectField
      label="Property"
      required
      placeholder="Choose a property"
      options={choices}
      {...useFormField(`${row}.property`)}
    />
    <LineField name={`${row}.vendor`} label="Vendor" required />
    <SelectField label="Category" options={categories} {...useFormField(`${row}.category`)} />
    <LineField name={`${row}.reference`} label="Invoice number (optional)" />
    <DateField label="Dated" required max={latest} {...useFormField(`${row}.on`)} />
    <DateField label="Due" required {...useFormField(`${row}.due`)} />
    <AmountField name={`${row}.cents`} label="Amount" required />
  </Columns>
);
