import { useQuery } from '@tanstack/react-query';
import type { LeaseDetails } from '../../../../../../shared/contract/leases';
import { displayDay } from '../../../../ui/data/instant';
import { Stack } from '../../../../ui/layout/layout';
import { ListLabel } from '../../../../ui/layout/list-label';
import { RuledList } from '../../../../ui/layout/plain-list';
import { Section } from '../../../../ui/layout/section';
import { LinkButton } from '../../../../ui/primitives/link-button';
import { Muted } from '../../../../ui/primitives/text';
import { TextLink } from '../../../../ui/primitives/text-link';
import { newestQuery } from '../../../documents/queries';
import { TextSection } from '../../parts/text-section';
import { SealedPapers } from '../sealed-papers';

/** What was signed elsewhere has no text here; its renewal has. */
const hasText = ({ is_adopted, current_term }: LeaseDetails): boolean => !is_adopted || current_term > 1;

/** Of the unit's documents. */
const most = 10;

/** The signed papers, the text, and the newest documents of the unit. */
export function DocumentsTab({ lease }: { lease: LeaseDetails }) {
  const { unit_id: id, packets } = lease;
  const signed = packets.filter(({ completed_at }) => completed_at !== undefined);
  return (
    <Stack gap={{ base: '5', md: '6' }}>
      {signed.length > 0 && (
        <Section title="Signed papers" flush>
          {signed.map((packet) => (
            <SealedPapers key={`${packet.term} ${packet.version}`} lease={lease} packet={packet} />
          ))}
        </Section>
      )}
      {hasText(lease) && <TextSection lease={lease} />}
      <Section
        title="Documents of the unit"
        flush
        action={
          <LinkButton to="/view-UploadUnitFile" search={{ id }} variant="outline" size="sm">
            Open all
          </LinkButton>
        }
      >
        <UnitDocuments unitId={id} />
      </Section>
    </Stack>
  );
}

function UnitDocuments({ unitId }: { unitId: string }) {
  const { data, isError } = useQuery(newestQuery(unitId, { limit: most }));
  const documents = data?.documents;
  if (isError || documents?.length === 0)
    return (
      <Muted px={{ base: '4', md: '6' }} pb="4">
        {isError ? 'You don’t see the documents of this unit.' : 'No documents yet.'}
      </Muted>
    );
  return (
    <RuledList>
      {documents?.map(({ document_id: id, name, added_at, added_by }) => (
        <li key={id}>
          <ListLabel
            name={
              <TextLink to="/document-view" search={{ id }}>
                {name}
              </TextLink>
            }
            note={`${displayDay(added_at)} · ${added_by}`}
          />
        </li>
      ))}
    </RuledList>
  );
}
