import { chakra } from '@chakra-ui/react';
import type { Line, Part } from '../../../../shared/domain/assistant/answer';
import { Anchor } from '../../ui/primitives/text-link';
import { useHrefLink } from '../../ui/primitives/use-href-link';

/** English keeps its order on a right-to-left screen, and the screen's alignment. */
const english = { unicodeBidi: 'plaintext', textAlign: '-webkit-match-parent' } as const;

/** A link to a screen of ours, as the server says it. */
function Place({ to, onGo, children }: { to: string; onGo: (() => void) | undefined; children: string }) {
  const { href, onClick } = useHrefLink({ to });
  return (
    <Anchor
      href={href}
      onClick={(event) => {
        onClick(event);
        if (event.defaultPrevented) onGo?.();
      }}
    >
      {children}
    </Anchor>
  );
}

function Shown({ part, onGo }: { part: Part; onGo: (() => void) | undefined }) {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'said':
      return <bdi>{part.text}</bdi>;
    case 'link':
      return (
        <Place to={part.to} onGo={onGo}>
          {part.label}
        </Place>
      );
    case 'figure':
      return (
        <bdi>
          {part.to === undefined ? (
            part.shown
          ) : (
            <Place to={part.to} onGo={onGo}>
              {part.shown}
            </Place>
          )}
        </bdi>
      );
  }
}

const Words = ({ line, onGo }: { line: Line; onGo: (() => void) | undefined }) =>
  line.parts.map((part, index) => (
    // Parts never change their order.
    // biome-ignore lint/suspicious/noArrayIndexKey: the same line always has the same parts
    <Shown key={index} part={part} onGo={onGo} />
  ));

type Block = { readonly isList: boolean; readonly lines: Line[] };

/** Items that stand together are one list. */
function blocksOf(lines: readonly Line[]): readonly Block[] {
  const blocks: Block[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (line.isItem && last?.isList) last.lines.push(line);
    else blocks.push({ isList: line.isItem, lines: [line] });
  }
  return blocks;
}

/** An answer: figures open what they are made of. `onGo` runs when the person follows a link. */
export const AnswerLines = ({ lines, onGo }: { lines: readonly Line[]; onGo?: (() => void) | undefined }) =>
  blocksOf(lines).map((block, index) =>
    block.isList ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: an answer never changes
      <chakra.ul key={index} m="0" ps="5" listStyleType="disc" display="flex" flexDirection="column" gap="1">
        {block.lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer never changes
          <chakra.li key={at} css={english}>
            <Words line={line} onGo={onGo} />
          </chakra.li>
        ))}
      </chakra.ul>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: an answer never changes
      <chakra.p key={index} m="0" textWrap="pretty" overflowWrap="anywhere" css={english}>
        {block.lines.map((line) => (
          <Words key="only" line={line} onGo={onGo} />
        ))}
      </chakra.p>
    ),
  );
