import { limits } from '../../../../../../shared/domain/limits';
import { MobileField } from '../../../../forms/mobile-field';
import { useFormField } from '../../../../forms/use-field';
import { TextField } from '../../../../ui/fields/text-field';
import { Columns } from '../../../../ui/layout/columns';

const line = { autoComplete: 'off', maxLength: limits.textCharacters } as const;

/** One person of a lease, as a row of a list. */
export function PersonFields({ name, hasAddress = false }: { name: string; hasAddress?: boolean }) {
  const email = useFormField(`${name}.email`);
  return (
    <Columns widths="1fr 1fr" from="sm" gap="4">
      <TextField label="First name" required {...line} {...useFormField(`${name}.firstName`)} />
      <TextField label="Last name" required {...line} {...useFormField(`${name}.lastName`)} />
      <TextField
        label="Email"
        required
        type="email"
        inputMode="email"
        dir="ltr"
        autoComplete="off"
        maxLength={limits.emailCharacters}
        {...email}
      />
      <MobileField name={`${name}.mobile`} label="Mobile (optional)" autoComplete="off" />
      {hasAddress && <AddressField name={`${name}.address`} />}
    </Columns>
  );
}

const AddressField = ({ name }: { name: string }) => (
  <TextField label="Address" required {...line} {...useFormField(name)} />
);
