import type { ApplicantDetails } from '../../../../../shared/contract/screening-shapes';
import { displayDate } from '../../../../../shared/domain/dates';
import { api } from '../../../api/client';
import { Row, Stack } from '../../../ui/layout/layout';
import { RuledList } from '../../../ui/layout/plain-list';
import { Section } from '../../../ui/layout/section';
import { openFileInTab } from '../../../ui/media/open-file';
import { sizeText } from '../../../ui/media/size-text';
import { Button } from '../../../ui/primitives/button';
import { Muted } from '../../../ui/primitives/text';

type Props = { applicant: ApplicantDetails };

/** The documents that this person added; each look is logged. */
export function ApplicantFiles({ applicant: { applicant_id: applicationId, application } }: Props) {
  const { documents = [] } = application;
  if (documents.length === 0) return null;
  return (
    <Section title="Documents" flush>
      <RuledList>
        {documents.map(({ documentId, name, bytes, addedAt }) => (
          <Row as="li" key={documentId} gap="3" justifyContent="space-between" flexWrap="wrap">
            <Stack gap="0.5" minW="0">
              <span>
                <bdi>{name}</bdi>
              </span>
              <Muted small>{`${sizeText(bytes)}, ${displayDate(addedAt)}`}</Muted>
            </Stack>
            <Button
              size="sm"
              variant="outline"
              aria-label={`Open ${name}`}
              onClick={() =>
                void openFileInTab(() =>
                  api.screening.openApplicantDocument({ params: { applicationId, documentId } }),
                )
              }
            >
              Open
            </Button>
          </Row>
        ))}
      </RuledList>
    </Section>
  );
}
