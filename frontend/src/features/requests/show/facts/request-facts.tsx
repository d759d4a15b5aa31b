import type { RequestDetails } from '../../../../../../shared/contract/request-shapes';
import { categories, priorities } from '../../../../../../shared/domain/requests/categories';
import { dueText, mayEnterWords, waitWords } from '../../../../domain-ui/request/request-words';
import { DateTimeText } from '../../../../ui/data/date-text';
import { windowText } from '../../../../ui/data/zone-time';
import { Fact, Facts } from '../../../../ui/layout/facts';
import { Stack } from '../../../../ui/layout/layout';
import { Section } from '../../../../ui/layout/section';
import { Muted, Prose } from '../../../../ui/primitives/text';
import { TextLink } from '../../../../ui/primitives/text-link';

/** What is wrong, where, and what to know before one goes there. */
export function RequestFacts({ request, isDesk }: { request: RequestDetails; isDesk: boolean }) {
  const { category, priority, room, may_enter, pets, windows, zone, wait, duplicate_of, cancel_why } =
    request;
  const due = dueText(request);
  return (
    <Section title="What is wrong">
      <Stack gap="5">
        <Prose>{request.words}</Prose>
        <Facts>
          <Fact label="Category">{categories[category].name}</Fact>
          {room && <Fact label="Room">{room}</Fact>}
          {isDesk && <Fact label="Priority">{priority ? priorities[priority].name : 'Not triaged'}</Fact>}
          {isDesk && due && <Fact label="By when">{due}</Fact>}
          {request.unit_id && <Fact label="May enter">{mayEnterWords[may_enter]}</Fact>}
          {pets && <Fact label="Pets">{pets}</Fact>}
          <Fact label="Sent">
            <DateTimeText at={request.raised_at} />
          </Fact>
          <Fact label="By">{request.raised_by}</Fact>
          {isDesk && request.acknowledged_by && <Fact label="On call">{request.acknowledged_by}</Fact>}
          {isDesk && request.stood_minutes > 0 && (
            <Fact label="Clock stood still">{`${Math.round(request.stood_minutes / 60)} h`}</Fact>
          )}
          {wait && <Fact label="Waits for">{waitWords[wait.for]}</Fact>}
          {request.address && (
            <Fact label="Address" wide>
              {request.address}
            </Fact>
          )}
        </Facts>
        {windows.length > 0 && (
          <Muted small>{`Suits the home: ${windows.map((one) => windowText(one, zone)).join('; ')}`}</Muted>
        )}
        {cancel_why && <Muted small>{`Canceled: ${cancel_why}`}</Muted>}
        {duplicate_of && (
          <TextLink to="/servicerequestDetails-data" search={{ id: duplicate_of }}>
            It is a duplicate of another request
          </TextLink>
        )}
      </Stack>
    </Section>
  );
}
