import { SearchX } from 'lucide-react';
import { AuthPage } from '../../ui/layout/auth-page';
import { LinkButton } from '../../ui/primitives/link-button';
import { TextLink } from '../../ui/primitives/text-link';

/** /auth/404 (RTE-04). */
export const NotFoundScreen = () => (
  <AuthPage
    title="Page not found"
    lead="Nothing is here. The link may be old or mistyped."
    icon={<SearchX aria-hidden="true" />}
    footer={
      <>
        Or go to the <TextLink to="/auth/home">front page</TextLink>.
      </>
    }
  >
    <LinkButton to="/login" size="lg">
      Log in
    </LinkButton>
  </AuthPage>
);
