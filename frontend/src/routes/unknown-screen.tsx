import { EmptyState } from '../ui/feedback/empty-state';
import { Page } from '../ui/layout/page';
import { Section } from '../ui/layout/section';
import { drawings } from '../ui/primitives/drawings';
import { LinkButton } from '../ui/primitives/link-button';

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
