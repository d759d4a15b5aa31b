import { Eye, EyeOff } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { IconButton } from '../primitives/icon-button';
import { TextField, type TextFieldProps } from './text-field';

/** A password that can be shown, pasted and filled by a password manager. Warns about Caps Lock. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'trailing'>) {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watch = (event: KeyboardEvent<HTMLInputElement>) => setCapsLock(event.getModifierState('CapsLock'));
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      dir="ltr"
      type={shown ? 'text' : 'password'}
      hint={capsLock ? 'Caps Lock is on' : props.hint}
      onKeyDown={watch}
      onKeyUp={watch}
      trailing={
        <IconButton
          label={shown ? 'Hide password' : 'Show password'}
          size="sm"
          onClick={() => setShown(!shown)}
        >
          <Icon aria-hidden="true" />
        </IconButton>
      }
    />
  );
}
