import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client';
import { Failed } from '../../../ui/feedback/failed';
import { Stack } from '../../../ui/layout/layout';
import { Section } from '../../../ui/layout/section';
import { MessageForm, MessageLines } from '../parts/messages';
import { ownMessagesQuery } from '../queries';

type Props = {
  token: string;
  organization: string;
  /** Nothing is shown while there is no message: the form comes first. */
  onlySome?: boolean;
};

/** What the landlord and the holder of this link wrote to each other. */
export function OwnMessages({ token, organization, onlySome = false }: Props) {
  const client = useQueryClient();
  const query = ownMessagesQuery(token);
  const read = useQuery(query);
  const { data: messages = [] } = read;
  if (onlySome && messages.length === 0) return null;
  return (
    <Section title="Messages" lead={`Between ${organization} and you alone.`}>
      <Stack gap="5">
        {read.isError && <Failed error={read.error} onRetry={() => void read.refetch()} />}
        {messages.length > 0 && <MessageLines messages={messages} own="applicant" />}
        <MessageForm
          label={`Write to ${organization}`}
          send={(text, sending) => api.screening.answerMessage({ body: { token, text } }, sending)}
          onSent={() => client.invalidateQueries(query)}
        />
      </Stack>
    </Section>
  );
}
