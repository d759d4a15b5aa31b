import { drawings } from './drawings';
import { EmptyState } from './empty-state';
import { LinkButton } from './link-button';
import { Page } from './page';
import { Section } from './section';

type Back = { to: string; search?: Record<string, unknown>; label: string };

/** A place whose work is still to come: says plainly what it will do, for what, and leads back. */
export const Coming = ({
  title,
  lead,
  text,
  back,
}: {
  title: string;
  /** What it is for: the unit or the property one came from. */
  lead?: string | undefined;
  text: string;
  back: Back;
}) => (
  <Page title={title} lead={lead} back={back}>
    <Section>
      <EmptyState
        title="This is not built yet"
        text={text}
        drawing={drawings.paper}
        action={
          <LinkButton to={back.to} search={back.search ?? {}} variant="outline">
            Back to {back.label}
          </LinkButton>
        }
      />
    </Section>
  </Page>
);
