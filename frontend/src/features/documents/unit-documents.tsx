import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { displayDay } from '../../ui/instant';
import { Section } from '../../ui/section';
import { TextLink } from '../../ui/text-link';
import { countOf, newestQuery } from './queries';

const shown = 3;

/** The newest few on the unit's own screen, and the way to all. Quiet when they cannot be read: the unit is what one came for. */
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
        <chakra.ul m="0" p="0" listStyleType="none" display="grid" gap="2">
          {data.documents.map(({ document_id: id, name, added_at }) => (
            <chakra.li key={id} display="flex" justifyContent="space-between" gap="3">
              <chakra.span minW="0" truncate>
                <TextLink to="/document-view" search={{ id }}>
                  <bdi>{name}</bdi>
                </TextLink>
              </chakra.span>
              <chakra.time
                dateTime={added_at}
                flexShrink="0"
                color="muted"
                fontVariantNumeric="tabular-nums"
                whiteSpace="nowrap"
              >
                {displayDay(added_at)}
              </chakra.time>
            </chakra.li>
          ))}
        </chakra.ul>
      ) : (
        <chakra.p m="0" color="muted">
          Leases, inspection reports, receipts and photos of this unit.
        </chakra.p>
      )}
    </Section>
  );
}
