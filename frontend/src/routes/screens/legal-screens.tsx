import { LegalPage } from '../../features/site/legal/legal-page';
import { privacy } from '../../features/site/legal/privacy';
import { terms } from '../../features/site/legal/terms';
import { InApp } from './site-screens';

export const TermsScreen = () => (
  <InApp>
    <LegalPage text={terms} />
  </InApp>
);

export const PrivacyScreen = () => (
  <InApp>
    <LegalPage text={privacy} />
  </InApp>
);
