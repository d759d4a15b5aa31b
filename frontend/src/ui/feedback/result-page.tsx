import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Row, Stack } from '../layout/layout';
import { Section } from '../layout/section';
import { IconTile } from '../primitives/icon-tile';
import { Muted, SubTitle } from '../primitives/text';

type Props = {
  icon: LucideIcon;
  tone: 'success' | 'info' | 'warning';
  title: string;
  text: string;
  /** What the result is known by. */
  facts?: ReactNode;
  children: ReactNode;
};

/** The result and the next steps. Announced, because it may change while the person waits. */
export const ResultPage = ({ icon: Icon, tone, title, text, facts, children }: Props) => (
  <Section>
    <Stack gap="5">
      <Stack role="status">
        <IconTile round boxSize="11" colorPalette={tone}>
          <Icon aria-hidden="true" />
        </IconTile>
        <SubTitle as="h2" fontSize="lg">
          <bdi>{title}</bdi>
        </SubTitle>
        <Muted textWrap="pretty">
          <bdi>{text}</bdi>
        </Muted>
      </Stack>
      {facts}
      <Row gap="2">{children}</Row>
    </Stack>
  </Section>
);
