import type { RequestLine } from '../../../../shared/contract/request-shapes';
import { displayDay } from '../../ui/data/instant';
import { Row } from '../../ui/layout/layout';
import { ListLabel } from '../../ui/layout/list-label';
import { RuledList } from '../../ui/layout/plain-list';
import { Muted } from '../../ui/primitives/text';
import { TextLink } from '../../ui/primitives/text-link';
import { RequestBadge } from './request-badge';

type Props = {
  /** Undefined while they load. */
  readonly requests: readonly RequestLine[] | undefined;
  /** What is said where there are none. */
  readonly none: string;
};

/** Requests in a section without padding: what, when, by whom, and where it stands. */
export const RequestLines = ({ requests, none }: Props) => (
  <>
    {requests?.length === 0 && (
      <Muted px={{ base: '4', md: '6' }} pb="4">
        {none}
      </Muted>
    )}
    <RuledList>
      {requests?.map(({ request_id: id, words, name, raised_at, raised_by, status }) => (
        <Row as="li" key={id} flexWrap="nowrap">
          <ListLabel
            name={
              <TextLink to="/servicerequestDetails-data" search={{ id }}>
                {words || name}
              </TextLink>
            }
            note={`${displayDay(raised_at)} · ${raised_by}`}
          />
          <RequestBadge status={status} />
        </Row>
      ))}
    </RuledList>
  </>
);
