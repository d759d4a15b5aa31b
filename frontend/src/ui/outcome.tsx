import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Row, Stack } from './layout';
import { Section } from './section';
import { Sign } from './sign';
import { Muted, SubTitle } from './text';

type Props = {
  icon: LucideIcon;
  tone: 'success' | 'info' | 'warning';
  title: string;
  text: string;
  children: ReactNode;
};

/** The result and the next steps. Announced, because it may change while the person waits. */
export const Outcome = ({ icon: Icon, tone, title, text, children }: Props) => (
  <Section>
    <Stack gap="5">
      <Stack role="status">
        <Sign round boxSize="11" colorPalette={tone}>
          <Icon aria-hidden="true" />
        </Sign>
        <SubTitle as="h2" fontSize="lg">
          <bdi>{title}</bdi>
        </SubTitle>
        <Muted textWrap="pretty">
          <bdi>{text}</bdi>
        </Muted>
      </Stack>
      <Row gap="2">{children}</Row>
    </Stack>
  </Section>
);
