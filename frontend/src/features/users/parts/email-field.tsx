import type { ComponentProps } from 'react';
import { TextField } from '../../../ui/fields/text-field';

/** The account's email address; password managers treat it as the user name. */
export const EmailField = (field: Omit<ComponentProps<typeof TextField>, 'label'>) => (
  <TextField
    {...field}
    label="Email"
    type="email"
    inputMode="email"
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    dir="ltr"
    required
  />
);
