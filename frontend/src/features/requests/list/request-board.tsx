import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { RequestLine } from '../../../../../shared/contract/request-shapes';
import { categories } from '../../../../../shared/domain/requests/categories';
import type { RequestStatus } from '../../../../../shared/domain/requests/status';
import { HazardBadge, requestLooks } from '../../../domain-ui/request/request-badge';
import { attentionWords, dueText, placeText } from '../../../domain-ui/request/request-words';
import { Failed } from '../../../ui/feedback/failed';
import { Notice } from '../../../ui/feedback/notice';
import { SkeletonList } from '../../../ui/feedback/skeleton-list';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import { Muted, Strong } from '../../../ui/primitives/text';
import { useHrefLink } from '../../../ui/primitives/use-href-link';
import { boardQuery } from '../queries';
import { type RequestsPlace, requestPlaces } from './request-place';

const Board = chakra('div', {
  base: {
    display: 'flex',
    gap: '4',
    overflowX: 'auto',
    pb: '3',
    alignItems: 'flex-start',
    scrollSnapType: 'x proximity',
  },
});
const Column = chakra('section', {
  base: {
    flex: '0 0 min(17rem, 82vw)',
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    p: '3',
    bg: 'surface.sunk',
    borderRadius: 'card',
    scrollSnapAlign: 'start',
    '& h2': { fontSize: 'sm', fontWeight: 'semibold' },
    '& ul': { display: 'flex', flexDirection: 'column', gap: '2' },
  },
});
const Card = chakra('a', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '1',
    p: '3',
    bg: 'surface',
    color: 'ink',
    fontSize: 'sm',
    textDecoration: 'none',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'control',
    overflowWrap: 'anywhere',
    _hover: { bg: 'surface.hover' },
  },
});

function RequestCard({ line }: { line: RequestLine }) {
  const due = dueText(line);
  return (
    <li>
      <Card {...useHrefLink({ to: '/servicerequestDetails-data', search: { id: line.request_id } })}>
        <Strong>
          <bdi>{line.words || categories[line.category].name}</bdi>
        </Strong>
        <Muted as="span" small>
          {placeText(line)}
        </Muted>
        {line.hazard && <HazardBadge hazard={line.hazard} />}
        {line.attention && <bdi>{attentionWords[line.attention]}</bdi>}
        <Muted as="span" small>
          {[line.assignee?.name, due].filter(Boolean).join(', ') || line.name}
        </Muted>
      </Card>
    </li>
  );
}

/** Columns are the states of open requests. The cards of a column are its first fifty. */
export function RequestBoard({ place }: { place: RequestsPlace }) {
  const read = useQuery(boardQuery(place));
  const navigate = useNavigate();
  if (!read.data)
    return (
      <Section flush>
        {read.isError ? (
          <Failed error={read.error} onRetry={() => void read.refetch()} />
        ) : (
          <SkeletonList picture={false} />
        )}
      </Section>
    );
  const { columns, is_cut } = read.data;
  const listOf = (status: RequestStatus) => requestPlaces.narrowed(place, { view: undefined, status });
  return (
    <>
      {is_cut && <Notice title="More than 2,000 are open">The board counts the first 2,000.</Notice>}
      <Board tabIndex={0} role="region" aria-label="Board of requests">
        {columns.map(({ status, count, requests }) => (
          <Column key={status} aria-label={requestLooks[status].word}>
            <h2>{`${requestLooks[status].word} (${count.toLocaleString('en-US')})`}</h2>
            <ul>
              {requests.map((line) => (
                <RequestCard key={line.request_id} line={line} />
              ))}
            </ul>
            {count > requests.length && (
              <Button
                variant="ghost"
                size="sm"
                onClick={() => void navigate({ to: '/servicerequest', search: listOf(status) })}
              >
                Show all
              </Button>
            )}
          </Column>
        ))}
      </Board>
    </>
  );
}
