import { chakra } from '@chakra-ui/react';
import { ShieldCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { SignedIn } from '../../api/session';
import { AuthPage } from '../../ui/layout/auth-page';
import { Button } from '../../ui/primitives/button';
import { TextLink } from '../../ui/primitives/text-link';
import type { CodeKind } from './parts/code-field';
import { CodeForm } from './parts/code-form';

/** The second step of a login: an app code or a recovery code. */
export function LoginCode({
  back,
  ...step
}: {
  ticket: string;
  enter: (data: SignedIn) => Promise<void>;
  /** Returns to the password, with a message if the person did not ask for it. */
  back: (said?: string) => void;
}) {
  const [kind, setKind] = useState<CodeKind>('app');
  const input = useRef<HTMLInputElement>(null);
  // Runs after the heading announces itself, so that the only field gets the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another kind of code is another field
  useEffect(() => input.current?.focus(), [kind]);
  const isApp = kind === 'app';
  return (
    <AuthPage
      title="Two-step login"
      icon={<ShieldCheck aria-hidden="true" />}
      footer={
        <>
          Phone and recovery codes lost?{' '}
          <TextLink to="/auth/home" hash="contact" whiteSpace="nowrap">
            Write to us
          </TextLink>
        </>
      }
    >
      <CodeForm key={kind} kind={kind} back={back} input={input} {...step} />
      {/* Aligns the buttons' text, not their edges, with the field. */}
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" gap="2" mx="-13px">
        <Button variant="ghost" size="sm" onClick={() => setKind(isApp ? 'recovery' : 'app')}>
          {isApp ? 'Use a recovery code instead' : 'Use the app’s code instead'}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => back()}>
          Back
        </Button>
      </chakra.div>
    </AuthPage>
  );
}
