import type { DocumentDetails } from '../../../../../shared/contract/documents';
import { DateText } from '../../../ui/data/date-text';
import { Fact, Facts } from '../../../ui/layout/facts';
import { Section } from '../../../ui/layout/section';
import { TextLink } from '../../../ui/primitives/text-link';
import { kindNames, sharedWords } from '../document-texts';
import { SharedBadges } from '../shared-badges';

export function DocumentFacts({ document }: { document: DocumentDetails }) {
  const { unit_id, unit_number, property_id, property_title, added_at, added_by } = document;
  const isShared = document.shared_with_owner || document.shared_with_tenant;
  return (
    <Section title="Details">
      <Facts>
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
          <DateText at={added_at} /> by <bdi>{added_by}</bdi>
        </Fact>
        <Fact label="Shared with">{isShared ? <SharedBadges line={document} /> : sharedWords(document)}</Fact>
      </Facts>
    </Section>
  );
}
