import type { CurrentUser } from '../../../../shared/contract/users';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Page } from '../../ui/layout/page';
import { Section } from '../../ui/layout/section';
import { drawings } from '../../ui/primitives/drawings';

const texts = {
  tenant: {
    title: 'Nothing here yet',
    text: 'Your home, your lease and your payments will appear here once your landlord has shared them with you.',
  },
  applicant: {
    title: 'Nothing here yet',
    text: 'Applications with your email address appear here. To start one, open the link of the home you want to rent.',
  },
} as const;

/** The home of a tenant or applicant while nothing is shared with them. It promises only what is true. */
export function WaitingHome({ user, role }: { user: CurrentUser; role: keyof typeof texts }) {
  const { title, text } = texts[role];
  return (
    <Page title={`Hello, ${user.first_name}`} lead={user.roles[0]?.organization}>
      <Section>
        <EmptyState title={title} text={text} drawing={drawings.paper} />
      </Section>
    </Page>
  );
}
