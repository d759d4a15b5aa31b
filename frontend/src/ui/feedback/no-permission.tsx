import { drawings } from '../primitives/drawings';
import { LinkButton } from '../primitives/link-button';
import { EmptyState } from './empty-state';

/** Shown when the person's role cannot open a page. */
export const NoPermission = () => (
  <EmptyState
    title="You don’t have access to this page"
    text="Ask the head of your organization if you need it. If you have several roles, switch to another one in the menu under your name."
    drawing={drawings.people}
    action={
      <LinkButton to="/propertyDashboard" variant="outline">
        Go to the home page
      </LinkButton>
    }
  />
);
