import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { DocumentDetails } from '../../../../../shared/contract/documents';
import { displayDay, displayInstant } from '../../../ui/instant';
import { Section } from '../../../ui/section';
import { TextLink } from '../../../ui/text-link';
import { kindNames, sharedWords } from '../document-texts';
import { SharedBadges } from '../shared-badges';

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <chakra.dt fontSize="xs" color="muted">
      {label}
    </chakra.dt>
    <chakra.dd m="0" mt="0.5" overflowWrap="anywhere">
      {children}
    </chakra.dd>
  </div>
);

/** What is known of a document beside itself. */
export function DocumentFacts({ document }: { document: DocumentDetails }) {
  const { unit_id, unit_number, property_id, property_title, added_at, added_by } = document;
  const isShared = document.shared_with_owner || document.shared_with_tenant;
  return (
    <Section title="Details">
      <chakra.dl
        m="0"
        display="grid"
        gap="4"
        gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'minmax(0, 1fr)' }}
      >
        <Fact label="Folder">
          <TextLink to="/view-UploadUnitFile" search={{ id: unit_id, kind: document.kind }}>
            {kindNames[document.kind].all}
          </TextLink>
        </Fact>
        <Fact label="Unit">
          <TextLink to="/getunit-data" search={{ id: unit_id }}>
            <bdi>{`Unit ${unit_number}`}</bdi>
          </TextLink>
        </Fact>
        <Fact label="Property">
          <TextLink to="/getproperty-data" search={{ id: property_id }}>
            <bdi>{property_title}</bdi>
          </TextLink>
        </Fact>
        <Fact label="Added">
          <time dateTime={added_at} title={displayInstant(added_at)}>
            {displayDay(added_at)}
          </time>{' '}
          by <bdi>{added_by}</bdi>
        </Fact>
        <Fact label="Shared with">{isShared ? <SharedBadges line={document} /> : sharedWords(document)}</Fact>
      </chakra.dl>
    </Section>
  );
}
