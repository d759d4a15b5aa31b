import { chakra } from '@chakra-ui/react';
import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { Section } from '../../ui/section';
import { TextLink } from '../../ui/text-link';
import type { Attention } from './attention';

const looks = {
  warning: { Icon: TriangleAlert, color: 'warning', word: 'Warning' },
  info: { Icon: Info, color: 'info', word: 'Note' },
} as const;

/** What needs attention, most pressing first; calm when nothing does. */
export function AttentionList({ queue }: { queue: readonly Attention[] }) {
  if (queue.length === 0)
    return (
      <Section title="Needs attention">
        <chakra.p m="0" display="flex" alignItems="center" gap="2" color="muted">
          <chakra.span color="success">
            <CircleCheck size={18} aria-hidden="true" />
          </chakra.span>
          <bdi>Nothing needs your attention.</bdi>
        </chakra.p>
      </Section>
    );
  return (
    <Section title="Needs attention">
      <chakra.ul m="0" p="0" listStyleType="none" display="grid" gap="4">
        {queue.map((line) => (
          <Line key={line.key} line={line} />
        ))}
      </chakra.ul>
    </Section>
  );
}

function Line({ line }: { line: Attention }) {
  const { Icon, color, word } = looks[line.kind];
  return (
    <chakra.li display="flex" gap="3" alignItems="flex-start">
      <chakra.span color={color} mt="0.5">
        <Icon size={18} aria-hidden="true" />
        <chakra.span srOnly>{word}</chakra.span>
      </chakra.span>
      <chakra.span flex="1" minW="0">
        <chakra.span display="block" fontWeight="medium">
          <bdi>{line.title}</bdi>
        </chakra.span>
        <chakra.span display="block" color="muted">
          <bdi>{line.text}</bdi>
        </chakra.span>
      </chakra.span>
      {line.to && <TextLink to={line.to}>Properties</TextLink>}
    </chakra.li>
  );
}
