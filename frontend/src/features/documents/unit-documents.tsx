import { useQuery } from '@tanstack/react-query';
import { Grow, Row } from '../../ui/layout';
import { PlainList } from '../../ui/plain-list';
import { Section } from '../../ui/section';
import { Muted } from '../../ui/text';
import { TextLink } from '../../ui/text-link';
import { Day } from '../../ui/when';
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
                <Day at={added_at} />
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
