import { useLocation } from '@tanstack/react-router';
import { MailCheck } from 'lucide-react';
import { LinkButton } from '../../ui/link-button';
import { TextLink } from '../../ui/text-link';
import { AuthPage } from './parts/auth-page';

/** /auth/activationMsg, after signing up. */
export function CheckMailScreen() {
  const email = useLocation({ select: ({ state }) => state.signedUpAs });
  return (
    <AuthPage
      title="Check your mail"
      lead={
        <>
          We sent a link to {email ? <bdi>{email}</bdi> : 'your address'}. Open it to activate your account.
          If nothing comes within a few minutes, look in the spam folder.
        </>
      }
      icon={<MailCheck aria-hidden="true" />}
      footer={
        <>
          Wrong address? <TextLink to="/auth/registerformik">Sign up again</TextLink>
        </>
      }
    >
      <LinkButton to="/login" variant="outline" size="lg">
        Back to log in
      </LinkButton>
    </AuthPage>
  );
}
