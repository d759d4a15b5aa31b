import type { RoleLabel } from '../../../../shared/domain/people/permissions';
import { Page } from '../../ui/layout/page';
import { Section } from '../../ui/layout/section';
import { LinkButton } from '../../ui/primitives/link-button';
import { ConversationView } from './conversation-view';

/** /chatbot: the assistant on a page of its own. */
export const AssistantPage = ({ person, role }: { person: string; role: RoleLabel }) => (
  <Page
    title="Assistant"
    lead="Ask about your properties, leases, and money. The conversation stays in this tab."
    width="form"
    action={
      <LinkButton to="/help" variant="outline">
        Help
      </LinkButton>
    }
  >
    <Section>
      <ConversationView person={person} role={role} />
    </Section>
  </Page>
);
