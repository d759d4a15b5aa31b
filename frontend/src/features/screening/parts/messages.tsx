import {
  type Message,
  type MessageSide,
  messageLimits,
} from '../../../../../shared/domain/screening/messages';
import { SectionForm } from '../../../forms/section-form';
import { useAppForm } from '../../../forms/use-app-form';
import { DateTimeText } from '../../../ui/data/date-text';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { Row, Stack } from '../../../ui/layout/layout';
import { PlainList } from '../../../ui/layout/plain-list';
import { Muted, Prose } from '../../../ui/primitives/text';

/** What both sides wrote, the oldest first; one’s own stand at the end of the line. */
export const MessageLines = ({ messages, own }: { messages: readonly Message[]; own: MessageSide }) => (
  <PlainList aria-label="Messages" gap="4">
    {messages.map(({ at, by, name, text }) => (
      <Stack
        as="li"
        key={at + text}
        gap="1"
        p="3"
        maxW="90%"
        w="fit-content"
        borderRadius="control"
        alignSelf={by === own ? 'flex-end' : 'flex-start'}
        bg={by === own ? 'primary.subtle' : 'surface.sunk'}
      >
        <Prose>{text}</Prose>
        <Row gap="2">
          <Muted small>
            <bdi>{by === own ? 'You' : name}</bdi>
          </Muted>
          <Muted small>
            <DateTimeText at={at} />
          </Muted>
        </Row>
      </Stack>
    ))}
  </PlainList>
);

type Props = {
  label: string;
  send: (text: string, sending: { idempotencyKey: string }) => Promise<unknown>;
  onSent: () => Promise<void>;
};

export function MessageForm({ label, send, onSent }: Props) {
  const form = useAppForm({
    values: { text: '' },
    problems: () => [],
    submit: ({ text }, { idempotencyKey }) => send(text, { idempotencyKey }),
    onSaved: async () => {
      form.startOver();
      await onSent();
    },
  });
  const text = form.watch('text');
  return (
    <SectionForm form={form} submit="Send" pendingText="Sending" disabled={!text.trim()}>
      <TextAreaField
        {...form.field('text')}
        label={label}
        rows={3}
        maxLength={messageLimits.characters}
        length={text.length}
      />
    </SectionForm>
  );
}
