import { chakra } from '@chakra-ui/react';
import { Check, Circle } from 'lucide-react';
import { limits } from '../../../../../shared/domain/limits';

/** The password rule, checked live: it turns into a check mark once it is met. */
export function PasswordRule({ password }: { password: string }) {
  const { min, max } = limits.passwordCharacters;
  const holds = password.length >= min && password.length <= max;
  const Icon = holds ? Check : Circle;
  return (
    <chakra.p
      m="0"
      mt="-3.5"
      display="flex"
      alignItems="center"
      gap="1.5"
      fontSize="xs"
      color={holds ? 'success' : 'muted'}
    >
      <Icon size={13} aria-hidden="true" />
      <span>
        At least {min} characters
        {password !== '' && !holds && password.length < min ? `, ${min - password.length} more` : ''}
      </span>
      <chakra.span srOnly role="status">
        {holds ? 'Long enough' : ''}
      </chakra.span>
    </chakra.p>
  );
}
