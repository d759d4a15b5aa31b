import { MobileField } from '../../../forms/mobile-field';
import { useFormField } from '../../../forms/use-field';
import { DateField } from '../../../ui/fields/date-field';
import { TextField } from '../../../ui/fields/text-field';
import { Columns } from '../../../ui/layout/columns';
import { Stack } from '../../../ui/layout/layout';

/** Who applies, and from when. */
export const AboutFields = ({ isOwn = false }: { isOwn?: boolean }) => (
  <Stack gap="4">
    <Columns widths="1fr 1fr" from="sm" gap="4">
      <TextField
        label="First name"
        required
        autoComplete={isOwn ? 'given-name' : 'off'}
        {...useFormField('firstName')}
      />
      <TextField
        label="Last name"
        required
        autoComplete={isOwn ? 'family-name' : 'off'}
        {...useFormField('lastName')}
      />
    </Columns>
    <TextField
      label="Email"
      required
      type="email"
      inputMode="email"
      autoComplete={isOwn ? 'email' : 'off'}
      dir="ltr"
      {...useFormField('email')}
    />
    <Columns widths="1fr 1fr" from="sm" gap="4">
      <MobileField name="mobile" label="Mobile" autoComplete={isOwn ? 'tel-national' : 'off'} />
      <DateField label="Desired move-in date" {...useFormField('moveIn')} />
    </Columns>
  </Stack>
);
