import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client';
import { Failed } from '../../../ui/feedback/failed';
import { SkeletonList } from '../../../ui/feedback/skeleton-list';
import { Stack } from '../../../ui/layout/layout';
import { Section } from '../../../ui/layout/section';
import { Muted } from '../../../ui/primitives/text';
import { MessageForm, MessageLines } from '../parts/messages';
import { applicantChanged, applicantMessagesQuery } from '../queries';

/** What staff and the applicant wrote to each other; the applicant is mailed a link to each message. */
export function ApplicantMessages({ id, mayWrite }: { id: string; mayWrite: boolean }) {
  const client = useQueryClient();
  const read = useQuery(applicantMessagesQuery(id));
  const { data: messages = [] } = read;
  return (
    <Section title="Messages" lead="The applicant gets a link by email, reads them there, and answers.">
      <Stack gap="5">
        {read.isPending && <SkeletonList rows={2} picture={false} />}
        {read.isError && <Failed error={read.error} onRetry={() => void read.refetch()} />}
        {read.isSuccess && messages.length === 0 && (
          <Muted>
            <bdi>No messages yet.</bdi>
          </Muted>
        )}
        {messages.length > 0 && <MessageLines messages={messages} own="landlord" />}
        {mayWrite && (
          <MessageForm
            label="New message"
            send={(text, sending) =>
              api.screening.sendApplicantMessage({ body: { application_id: id, text } }, sending)
            }
            onSent={() => applicantChanged(client)}
          />
        )}
      </Stack>
    </Section>
  );
}
