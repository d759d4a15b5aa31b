import { useQuery } from '@tanstack/react-query';
import { documentLimits } from '../../../../../shared/domain/portfolio/documents';
import { Columns } from '../../../ui/layout/columns';
import { useCrumbs } from '../../../ui/layout/crumb-trail';
import { Page } from '../../../ui/layout/page';
import { Section } from '../../../ui/layout/section';
import type { DocumentsPlace } from '../documents-place';
import { countOf, documentsQuery } from '../queries';
import { UploadArea } from '../upload/upload-area';
import { DocumentsContent } from './documents-content';
import { Folders } from './folders';
import { WaitingDocuments } from './waiting-documents';

type DocumentsProps = {
  unitId: string;
  place: DocumentsPlace;
  onPlace: (place: DocumentsPlace) => void;
  /** Person and role: the upload tray belongs to this session only. */
  person: string;
  /** The account is writable, and the person is not impersonated. */
  canChange: boolean;
  /** Sees and changes every document of the unit, not only their own and shared ones. */
  seesAll: boolean;
};

/** /view-UploadUnitFile: a unit's documents in folders by kind. */
export function DocumentsScreen({ unitId, place, onPlace, ...who }: DocumentsProps) {
  const read = useQuery(documentsQuery(unitId, place));
  const unit = read.data?.unit;
  useCrumbs(
    unit && [
      { label: 'Properties', to: '/propertiesList' },
      { label: unit.property_title, to: '/getproperty-data', search: { id: unit.property_id } },
      { label: `Unit ${unit.unit_number}`, to: '/getunit-data', search: { id: unitId } },
      { label: 'Documents', to: '/view-UploadUnitFile' },
    ],
  );
  if (!read.data || !unit) return <WaitingDocuments read={read} what="unit" />;
  const mayChange = read.data.may_change && who.canChange;
  const { counts } = read.data;
  const total = countOf(counts);
  return (
    <Page
      title="Documents"
      lead={`Unit ${unit.unit_number}, ${unit.property_title}`}
      back={{ to: '/getunit-data', search: { id: unitId }, label: `Unit ${unit.unit_number}` }}
    >
      {mayChange && !place.deleted && (
        <UploadArea
          person={who.person}
          unitId={unitId}
          room={documentLimits.perUnit - total}
          canSetSharing={who.seesAll}
        />
      )}
      <Section flush>
        <Columns widths="13.5rem 1fr" from="lg" gap="0" alignItems="stretch">
          <Folders
            place={place}
            counts={counts}
            total={total}
            mayChange={mayChange}
            showsEmpty={who.seesAll}
          />
          <DocumentsContent
            read={read}
            place={place}
            onPlace={onPlace}
            mayChange={mayChange}
            seesAll={who.seesAll}
          />
        </Columns>
      </Section>
    </Page>
  );
}
