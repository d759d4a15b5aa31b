import { chakra } from '@chakra-ui/react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { examples } from '../../../../shared/domain/assistant/examples';
import { questionCharacters } from '../../../../shared/domain/assistant/read-words';
import type { RoleLabel } from '../../../../shared/domain/people/permissions';
import { refusalWords } from '../../api/refusal-words';
import { Notice } from '../../ui/feedback/notice';
import { TextField } from '../../ui/fields/text-field';
import { Grow, Row, Stack } from '../../ui/layout/layout';
import { Button } from '../../ui/primitives/button';
import { Spinner } from '../../ui/primitives/spinner';
import { Muted } from '../../ui/primitives/text';
import { Anchor } from '../../ui/primitives/text-link';
import { useHrefLink } from '../../ui/primitives/use-href-link';
import { AnswerLines } from './answer-lines';
import { beginTurn, endTurn, type Turn, useTurns } from './conversation';
import { DraftCard } from './draft-card';
import { ask } from './queries';

type Asked = { readonly question: string; readonly choice?: string | undefined };
type Talking = {
  /** Whose conversation it is: the person in one role. */
  readonly person: string;
  readonly role: RoleLabel;
  /** When a link is followed: a panel closes. */
  readonly onGo?: (() => void) | undefined;
};

async function askIn(person: string, asked: Asked): Promise<void> {
  const id = beginTurn(person, asked);
  try {
    endTurn(person, id, { answer: await ask(asked) });
  } catch (error) {
    endTurn(person, id, { error });
  }
}

function HelpLink({ page, title, onGo }: { page: string; title: string; onGo: Talking['onGo'] }) {
  const { href, onClick } = useHrefLink({ to: '/help', search: { page } });
  return (
    <Anchor
      href={href}
      onClick={(event) => {
        onClick(event);
        if (event.defaultPrevented) onGo?.();
      }}
    >
      {title}
    </Anchor>
  );
}

function AnswerView({
  turn,
  again,
  onGo,
}: {
  turn: Turn;
  again: (asked: Asked) => void;
  onGo: Talking['onGo'];
}) {
  const { answer, error, question } = turn;
  if (error !== undefined)
    return (
      <Notice
        kind="danger"
        title="This could not be answered"
        action={
          <Button size="sm" variant="outline" onClick={() => again({ question, choice: turn.choice })}>
            Ask again
          </Button>
        }
      >
        {refusalWords(error)}
      </Notice>
    );
  if (!answer)
    return (
      <Row gap="2" color="muted">
        <Spinner aria-hidden="true" />
        Looking it up
      </Row>
    );
  const lines = <AnswerLines lines={answer.lines} onGo={onGo} />;
  return (
    <Stack>
      {answer.kind === 'emergency' ? (
        <Notice kind="danger">
          <Stack>{lines}</Stack>
        </Notice>
      ) : (
        lines
      )}
      {answer.choices.length > 0 && (
        <Row role="group" aria-label="Choose one" gap="2">
          {answer.choices.map(({ id, label, hint }) => (
            <Button key={id} size="sm" variant="outline" onClick={() => again({ question, choice: id })}>
              <bdi>{label}</bdi>
              <Muted as="bdi" small>
                {hint}
              </Muted>
            </Button>
          ))}
        </Row>
      )}
      {answer.drafts.map((draft) => (
        <DraftCard key={draft.row} draft={draft} />
      ))}
      {answer.help.length > 0 && (
        <Row gap="2" fontSize="sm">
          <Muted>In the help:</Muted>
          {answer.help.map(({ page, title }) => (
            <HelpLink key={page} page={page} title={title} onGo={onGo} />
          ))}
        </Row>
      )}
    </Stack>
  );
}

/** Shows the newest turn when it comes. */
function useNewestInSight(turns: readonly Turn[]) {
  const end = useRef<HTMLDivElement>(null);
  const newest = turns.at(-1);
  const mark = newest && `${newest.id} ${newest.answer !== undefined} ${newest.error !== undefined}`;
  const first = useRef(mark);
  useEffect(() => {
    if (mark === first.current) return;
    first.current = mark;
    end.current?.scrollIntoView?.({ block: 'nearest' });
  }, [mark]);
  return end;
}

function AskForm({ onAsk, isBusy }: { onAsk: (question: string) => void; isBusy: boolean }) {
  const [typed, setTyped] = useState('');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const question = typed.trim();
    if (question === '' || isBusy) return;
    setTyped('');
    onAsk(question);
  };
  return (
    <chakra.form onSubmit={submit} noValidate>
      <Row alignItems="flex-end" gap="2" flexWrap="nowrap">
        <Grow>
          <TextField
            label="Your question"
            value={typed}
            maxLength={questionCharacters}
            autoComplete="off"
            enterKeyHint="send"
            onChange={(event) => setTyped(event.target.value)}
          />
        </Grow>
        <Button type="submit" pending={isBusy}>
          Ask
        </Button>
      </Row>
    </chakra.form>
  );
}

/** Questions and answers of this tab. The newest answer is announced. */
export function ConversationView({ person, role, onGo }: Talking) {
  const turns = useTurns(person);
  const end = useNewestInSight(turns);
  const isBusy = turns.some(({ answer, error }) => answer === undefined && error === undefined);
  const again = (asked: Asked) => void askIn(person, asked);
  return (
    <Stack gap="5">
      {turns.length === 0 && (
        <Stack>
          <Muted>
            Ask in your own words. I answer from what you may see yourself, and change nothing without your
            click.
          </Muted>
          <Row role="group" aria-label="Questions to begin with" gap="2">
            {examples[role].map((question) => (
              <Button key={question} size="sm" variant="outline" onClick={() => again({ question })}>
                {question}
              </Button>
            ))}
          </Row>
        </Stack>
      )}
      <chakra.div
        role="log"
        aria-label="Conversation"
        aria-live="polite"
        aria-busy={isBusy}
        display="flex"
        flexDirection="column"
        gap="5"
      >
        {turns.map((turn) => (
          <Stack key={turn.id} as="article" gap="2">
            <chakra.p m="0" fontWeight="semibold" overflowWrap="anywhere">
              <bdi>{turn.question}</bdi>
            </chakra.p>
            <AnswerView turn={turn} again={again} onGo={onGo} />
          </Stack>
        ))}
      </chakra.div>
      <div ref={end}>
        <AskForm onAsk={(question) => again({ question })} isBusy={isBusy} />
      </div>
    </Stack>
  );
}
