import { chakra } from '@chakra-ui/react';
import { PasswordField } from '../../../ui/fields/password-field';
import { TextField } from '../../../ui/fields/text-field';
import { FormFrame, Whose } from '../parts/form-frame';
import { useOwnForm } from '../parts/use-own-form';

export type Proof = { password: string; code: string };

type Props = {
  email: string;
  /** What the person proves it with. */
  asks: 'password' | 'code' | 'both';
  codeHint?: string;
  submit: string;
  pendingText: string;
  send: (proof: Proof) => Promise<void>;
  onCancel: () => void;
};

/** Asks for the password, a code, or both. */
export function ProofForm({ email, asks, codeHint, submit, pendingText, send, onCancel }: Props) {
  const [asksPassword, asksCode] = [asks !== 'code', asks !== 'password'];
  const own = useOwnForm<Proof>({
    initial: { password: '', code: '' },
    check: ({ password, code }) => ({
      password: asksPassword && password === '' ? 'Enter your password' : undefined,
      code: asksCode && code.trim() === '' ? 'Enter the code' : undefined,
    }),
    send: ({ password, code }) => send({ password, code: code.trim() }),
  });
  return (
    <FormFrame form={own} submit={submit} pendingText={pendingText} onCancel={onCancel}>
      {asksPassword && (
        <chakra.div maxW="sm">
          <Whose email={email} />
          <PasswordField
            label="Your password"
            required
            autoComplete="current-password"
            {...own.field('password')}
          />
        </chakra.div>
      )}
      {asksCode && (
        <TextField
          label="Code"
          required
          dir="ltr"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          inputMode={asks === 'code' ? 'numeric' : 'text'}
          maxLength={40}
          maxW="14rem"
          letterSpacing="0.08em"
          fontVariantNumeric="tabular-nums"
          hint={codeHint}
          {...own.field('code')}
        />
      )}
    </FormFrame>
  );
}
