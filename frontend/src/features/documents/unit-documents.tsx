import { useQuery } from '@tanstack/react-query';
import { DateText } from '../../ui/data/date-text';
import { Grow, Row } from '../../ui/layout/layout';
import { PlainList } from '../../ui/layout/plain-list';
import { Section } from '../../ui/layout/section';
import { Muted } from '../../ui/primitives/text';
import { TextLink } from '../../ui/primitives/text-link';
import { countOf, newestQuery } from './queries';

const shown = 3;

/** The newest few on the unit's screen, with a link to all. Silent on failure: the unit matters more. */
export function UnitDocuments({ unitId }: { unitId: string }) {
  const { data } = useQuery(newestQuery(unitId, { limit: shown }));
  const total = data ? countOf(data.counts) : 0;
  return (
    <Section
      title="Documents"
      action={
        <TextLink to="/view-UploadUnitFile" search={{ id: unitId }}>
          {total > 0 ? `All ${total}` : data?.may_change ? 'Add documents' : 'Open'}
        </TextLink>
      }
    >
      {data && data.documents.length > 0 ? (
        <PlainList>
          {data.documents.map(({ document_id: id, name, added_at }) => (
            <Row as="li" key={id} flexWrap="nowrap">
              <Grow truncate>
                <TextLink to="/document-view" search={{ id }}>
                  <bdi>{name}</bdi>
                </TextLink>
              </Grow>
              <Muted as="span">
                <DateText at={added_at} />
              </Muted>
            </Row>
          ))}
        </PlainList>
      ) : (
        <Muted>
          <bdi>Leases, inspection reports, receipts and photos of this unit.</bdi>
        </Muted>
      )}
    </Section>
  );
}
