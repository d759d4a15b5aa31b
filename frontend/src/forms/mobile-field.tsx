import type { ComponentProps } from 'react';
import { PhoneField } from '../ui/fields/phone-field';
import { useValueField } from './use-field';

type Props = Pick<ComponentProps<typeof PhoneField>, 'label' | 'required' | 'autoComplete'> & {
  name: string;
};

/** A mobile number in the surrounding form. Its value is the ten digits. */
export function MobileField({ name, ...field }: Props) {
  const { id, value, onChange, onBlur, error } = useValueField<Record<string, string>, string>(name);
  return (
    <PhoneField
      {...field}
      id={id}
      name={name}
      value={value}
      onBlur={onBlur}
      error={error}
      onValue={onChange}
    />
  );
}
