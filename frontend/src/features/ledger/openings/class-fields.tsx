import { useWatch } from 'react-hook-form';
import { openingClassNames } from '../../../../../shared/domain/ledger/openings/sheet';
import type { ClassRow } from '../../../../../shared/domain/ledger/openings/tie-opening';
import { signedDollars } from '../../../../../shared/domain/money';
import { useFormField } from '../../../forms/use-field';
import { TextField } from '../../../ui/fields/text-field';
import { Columns } from '../../../ui/layout/columns';
import { Stack } from '../../../ui/layout/layout';
import { Section } from '../../../ui/layout/section';
import { Amount, Muted, Strong } from '../../../ui/primitives/text';
import { BalanceField, balanceOf } from '../bank/balance-field';
import type { SheetValues } from './sheet-values';

const shown = (row: ClassRow): string => {
  if (row.old === undefined) return 'Not entered yet';
  return row.old === row.here ? 'Ties' : `Difference ${signedDollars(row.here - row.old)}`;
};

/** The old system's trial balance, class by class, beside what comes in. */
export function ClassFields({ rows }: { rows: readonly ClassRow[] }) {
  return (
    <Section
      title="Old trial balance"
      lead="Enter what your old system says on the cutover day. You can do this after bringing the balances in; every class has to tie, or be explained, before you sign off."
    >
      <Stack gap="5">
        {rows.map((row) => (
          <ClassField key={row.class} row={row} />
        ))}
      </Stack>
    </Section>
  );
}

function ClassField({ row }: { row: ClassRow }) {
  const old = useWatch<SheetValues, 'old'>({ name: 'old' });
  const typed = old[row.class].cents;
  const now = { ...row, old: typed.trim() === '' ? undefined : (balanceOf(typed) ?? 0) };
  const isOff = now.old !== undefined && now.old !== now.here;
  const name = openingClassNames[row.class];
  return (
    <Columns widths="1fr 1fr" from="sm" gap="4">
      <Stack gap="1">
        <Strong>{name}</Strong>
        <span>
          Here <Amount>{signedDollars(row.here)}</Amount>
        </span>
        <Muted small aria-live="polite">
          {shown(now)}
        </Muted>
      </Stack>
      <Stack gap="3">
        <BalanceField name={`old.${row.class}.cents`} label={`${name} in the old system`} />
        {isOff && <WhyField name={`old.${row.class}.why`} label={`Why ${name.toLowerCase()} may differ`} />}
      </Stack>
    </Columns>
  );
}

const WhyField = ({ name, label }: { name: string; label: string }) => (
  <TextField label={label} maxLength={200} {...useFormField(name)} />
);
