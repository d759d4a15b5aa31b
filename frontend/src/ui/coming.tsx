import { drawings } from './drawings';
import { EmptyState } from './empty-state';
import { LinkButton } from './link-button';
import { Page } from './page';
import type { ScreenPath } from './screen-path';
import { Section } from './section';

type Back = { to: ScreenPath; search?: Record<string, unknown>; label: string };

/** A page whose feature is not built yet: it says what it will do and links back. */
export const Coming = ({
  title,
  lead,
  text,
  back,
}: {
  title: string;
  /** The unit or property that the page was opened from. */
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
