import { drawings } from '../ui/drawings';
import { EmptyState } from '../ui/empty-state';
import { LinkButton } from '../ui/link-button';
import { Page } from '../ui/page';
import { Section } from '../ui/section';

/** An unknown address inside the app. */
export const UnknownScreen = () => (
  <Page title="Page not found">
    <Section>
      <EmptyState
        title="There is nothing at this address"
        text="The link may be old or mistyped. Your data is safe."
        drawing={drawings.search}
        action={<LinkButton to="/propertyDashboard">Go to the home page</LinkButton>}
      />
    </Section>
  </Page>
);
