import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { Row } from '../../ui/layout';
import { Named } from '../../ui/named';
import { PlainList } from '../../ui/plain-list';
import { Section } from '../../ui/section';
import { Muted, SrOnly, Tint } from '../../ui/text';
import { TextLink } from '../../ui/text-link';
import type { Attention } from './attention-line';

const looks = {
  warning: { Icon: TriangleAlert, color: 'warning', word: 'Warning' },
  info: { Icon: Info, color: 'info', word: 'Note' },
} as const;

/** What needs attention, most urgent first, or a calm message. */
export const AttentionList = ({ queue }: { queue: readonly Attention[] }) => (
  <Section title="Needs attention">
    {queue.length === 0 ? (
      <Row gap="2">
        <Tint color="success">
          <CircleCheck size={18} aria-hidden="true" />
        </Tint>
        <Muted as="bdi">Nothing needs your attention.</Muted>
      </Row>
    ) : (
      <PlainList gap="4">
        {queue.map((line) => (
          <Line key={line.key} line={line} />
        ))}
      </PlainList>
    )}
  </Section>
);

function Line({ line }: { line: Attention }) {
  const { Icon, color, word } = looks[line.kind];
  return (
    <Row as="li">
      <Named
        sign={
          <Tint color={color}>
            <Icon size={18} aria-hidden="true" />
            <SrOnly>{word}</SrOnly>
          </Tint>
        }
        name={line.title}
        note={line.text}
      />
      {line.link && (
        <TextLink to={line.link.to} search={line.link.search}>
          {line.link.label}
        </TextLink>
      )}
    </Row>
  );
}
