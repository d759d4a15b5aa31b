import { chakra } from '@chakra-ui/react';
import { problemsOf } from '../../../../../shared/domain/problem';
import { SectionForm } from '../../../forms/section-form';
import { useAppForm } from '../../../forms/use-app-form';
import { PasswordField } from '../../../ui/fields/password-field';
import { TextField } from '../../../ui/fields/text-field';
import { proofRefused, Whose } from '../parts/proof';

export type Proof = { password: string; code: string };

type Props = {
  email: string;
  /** What the person must enter. */
  asks: 'password' | 'code' | 'both';
  codeHint?: string;
  submit: string;
  pendingText: string;
  send: (proof: Proof) => Promise<void>;
  onCancel: () => void;
};

export function ProofForm({ email, asks, codeHint, send, ...buttons }: Props) {
  const [asksPassword, asksCode] = [asks !== 'code', asks !== 'password'];
  const form = useAppForm<Proof>({
    values: { password: '', code: '' },
    problems: ({ password, code }) =>
      problemsOf({
        password: asksPassword && password === '' && 'Enter your password',
        code: asksCode && code.trim() === '' && 'Enter the code',
      }),
    submit: ({ password, code }) => send({ password, code: code.trim() }),
    refused: proofRefused,
    asksBeforeLeaving: false,
  });
  return (
    <SectionForm form={form} {...buttons}>
      {asksPassword && (
        <chakra.div maxW="sm">
          <Whose email={email} />
          <PasswordField
            label="Your password"
            required
            autoComplete="current-password"
            {...form.field('password')}
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
          {...form.field('code')}
        />
      )}
    </SectionForm>
  );
}
