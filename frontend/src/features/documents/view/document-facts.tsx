import type { DocumentDetails } from '../../../../../shared/contract/documents';
import { Fact, Facts } from '../../../ui/facts';
import { Section } from '../../../ui/section';
import { TextLink } from '../../../ui/text-link';
import { Day } from '../../../ui/when';
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
          <Day at={added_at} /> by <bdi>{added_by}</bdi>
        </Fact>
        <Fact label="Shared with">{isShared ? <SharedBadges line={document} /> : sharedWords(document)}</Fact>
      </Facts>
    </Section>
  );
}
