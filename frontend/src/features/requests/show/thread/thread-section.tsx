import { chakra } from '@chakra-ui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { MessageShown, RequestDetails } from '../../../../../../shared/contract/request-shapes';
import { api } from '../../../../api/client';
import { newIdempotencyKey } from '../../../../api/idempotency-key';
import { refusalWords } from '../../../../api/refusal-words';
import { report } from '../../../../api/report';
import { useLooksOnly } from '../../../../api/session';
import { DateTimeText } from '../../../../ui/data/date-text';
import { CheckboxField } from '../../../../ui/fields/checkbox-field';
import { TextAreaField } from '../../../../ui/fields/text-area-field';
import { Row, Stack } from '../../../../ui/layout/layout';
import { Section } from '../../../../ui/layout/section';
import { Button } from '../../../../ui/primitives/button';
import { Muted, Prose, Refusal, Strong } from '../../../../ui/primitives/text';
import { AttachFiles } from '../../parts/attach-files';
import { ShownFiles } from '../../parts/shown-files';
import { useAttached } from '../../parts/use-attached';
import { requestChanged } from '../../queries';

const messageCharacters = 2500;

/** The conversation about a request. Notes of the staff are seen by staff alone. */
export function ThreadSection({ request }: { request: RequestDetails }) {
  const { request_id, messages, has_more_messages, read_seq, may } = request;
  const client = useQueryClient();
  const looksOnly = useLooksOnly();
  const [earlier, setEarlier] = useState<readonly MessageShown[]>([]);
  const [hasMore, setMore] = useState(has_more_messages);
  const last = messages.at(-1)?.seq ?? 0;
  useEffect(() => {
    if (last <= read_seq || looksOnly) return;
    api.requests
      .markMessagesRead({ body: { request_id, seq: last } })
      .then(() => requestChanged(client))
      .catch((cause: unknown) => report('The messages were not marked as read', cause));
  }, [last, read_seq, looksOnly, request_id, client]);
  const more = useMutation({
    mutationFn: async () => {
      const before = (earlier[0] ?? messages[0])?.seq;
      const query = before === undefined ? {} : { before };
      return (await api.requests.listMessages({ params: { id: request_id }, query })).data;
    },
    onSuccess: (data) => {
      setEarlier((known) => [...data.messages, ...known]);
      setMore(data.has_more);
    },
  });
  const whole = [...earlier, ...messages];
  return (
    <Section title="Messages">
      <Stack gap="4">
        {hasMore && (
          <Row>
            <Button variant="ghost" size="sm" pending={more.isPending} onClick={() => more.mutate()}>
              Show earlier messages
            </Button>
          </Row>
        )}
        {whole.length === 0 && <Muted>Nobody has written yet.</Muted>}
        <chakra.ol display="flex" flexDirection="column" gap="3">
          {whole.map((message) => (
            <Message key={message.seq} message={message} />
          ))}
        </chakra.ol>
        {may.say && <SayForm request={request} />}
      </Stack>
    </Section>
  );
}

const Message = ({ message: { by, at, is_mine, is_inner, text, files } }: { message: MessageShown }) => (
  <chakra.li
    alignSelf={is_mine ? 'flex-end' : 'flex-start'}
    maxW={{ base: '92%', md: '80%' }}
    px="4"
    py="3"
    borderRadius="card"
    bg={is_inner ? 'warning.subtle' : is_mine ? 'primary.subtle' : 'surface.sunk'}
  >
    <Row gap="2">
      <Strong>
        <bdi>{is_mine ? 'You' : by}</bdi>
      </Strong>
      <Muted as="span" small>
        <DateTimeText at={at} />
      </Muted>
      {is_inner && (
        <Muted as="span" small>
          Only staff see this
        </Muted>
      )}
    </Row>
    {text && <Prose>{text}</Prose>}
    {files.length > 0 && <ShownFiles files={files} />}
  </chakra.li>
);

function SayForm({ request: { request_id, may } }: { request: RequestDetails }) {
  const client = useQueryClient();
  const key = useRef(newIdempotencyKey());
  const [text, setText] = useState('');
  const [isInner, setInner] = useState(false);
  const [problem, setProblem] = useState<string>();
  const attached = useAttached((body) => api.requests.createRequestUpload({ body }));
  const say = useMutation({
    mutationFn: () =>
      api.requests.sayInRequest(
        { body: { request_id, text: text.trim(), is_inner: isInner, files: [...attached.files] } },
        { idempotencyKey: key.current },
      ),
    onSuccess: async () => {
      key.current = newIdempotencyKey();
      setText('');
      attached.clear();
      await requestChanged(client);
    },
  });
  const send = () => {
    const isEmpty = text.trim() === '' && attached.files.length === 0;
    setProblem(isEmpty ? 'Write something' : undefined);
    if (!isEmpty) say.mutate();
  };
  return (
    <form
      data-chrome=""
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Stack gap="3">
        <TextAreaField
          label={isInner ? 'Note for the staff' : 'Message'}
          rows={2}
          maxLength={messageCharacters}
          value={text}
          error={problem}
          onChange={({ target }) => setText(target.value)}
        />
        <AttachFiles attached={attached} label="Add a photo or file" />
        {may.say_inner && (
          <CheckboxField
            label="Only staff see this"
            checked={isInner}
            onChange={({ target }) => setInner(target.checked)}
          />
        )}
        <Row>
          <Button type="submit" pending={say.isPending || attached.isSending} pendingText="Sending">
            {isInner ? 'Keep the note' : 'Send'}
          </Button>
        </Row>
        {say.isError && <Refusal>{refusalWords(say.error)}</Refusal>}
      </Stack>
    </form>
  );
}
