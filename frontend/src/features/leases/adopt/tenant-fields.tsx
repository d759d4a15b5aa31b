import { limits } from '../../../../../shared/domain/limits';
import { MobileField } from '../../../forms/mobile-field';
import { useFormField } from '../../../forms/use-field';
import { TextField } from '../../../ui/fields/text-field';
import { Columns } from '../../../ui/layout/columns';

const line = { autoComplete: 'off', maxLength: limits.textCharacters } as const;

/** A tenant of a lease signed elsewhere: a name is enough. */
export const TenantFields = ({ name }: { name: string }) => (
  <Columns widths="1fr 1fr" from="sm" gap="4">
    <TextField label="First name" required {...line} {...useFormField(`${name}.firstName`)} />
    <TextField label="Last name" {...line} {...useFormField(`${name}.lastName`)} />
    <TextField
      label="Email (optional)"
      type="email"
      inputMode="email"
      dir="ltr"
      autoComplete="off"
      maxLength={limits.emailCharacters}
      {...useFormField(`${name}.email`)}
    />
    <MobileField name={`${name}.mobile`} label="Mobile (optional)" autoComplete="off" />
  </Columns>
);
