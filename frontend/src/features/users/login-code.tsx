import { chakra } from '@chakra-ui/react';
import { ShieldCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { SignedIn } from '../../api/session';
import { Button } from '../../ui/button';
import { TextLink } from '../../ui/text-link';
import { AuthPage } from './parts/auth-page';
import type { CodeKind } from './parts/code-field';
import { CodeForm } from './parts/code-form';

/** The second step of a login: a code of the app, or a recovery code. */
export function LoginCode({
  back,
  ...step
}: {
  ticket: string;
  enter: (data: SignedIn) => Promise<void>;
  /** To the password, with a sentence when it was not the person's own wish. */
  back: (said?: string) => void;
}) {
  const [kind, setKind] = useState<CodeKind>('app');
  const input = useRef<HTMLInputElement>(null);
  // Here, after the heading has announced itself: the one field is where to go on.
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
      {/* Their words stand in line with the field, their edges beyond it. */}
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
