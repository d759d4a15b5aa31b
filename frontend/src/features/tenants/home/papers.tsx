import type { MyLeaseDetails, MyPaper } from '../../../../../shared/contract/tenants';
import { displayDate } from '../../../../../shared/domain/dates';
import { api } from '../../../api/client';
import { DownloadButton } from '../../../ui/data/download-button';
import { Row, Stack } from '../../../ui/layout/layout';
import { PlainList } from '../../../ui/layout/plain-list';
import { Section } from '../../../ui/layout/section';
import { Muted } from '../../../ui/primitives/text';

/** Everything the tenant signed or was sent, as sealed PDFs; a mailed link is not the only way. */
export const Papers = ({ lease: { lease_id: leaseId, papers } }: { lease: MyLeaseDetails }) =>
  papers.length > 0 && (
    <Section title="Signed documents">
      <PlainList gap="3">
        {papers.map((paper) => (
          <PaperRow key={paper.hash} paper={paper} leaseId={leaseId} />
        ))}
      </PlainList>
    </Section>
  );

function PaperRow({ paper: { hash, name, on }, leaseId }: { paper: MyPaper; leaseId: string }) {
  const open = async () =>
    window.location.assign((await api.tenants.getMyPaper({ params: { leaseId, hash } })).data.url);
  return (
    <Row as="li" spread>
      <Stack gap="0">
        <bdi>{name}</bdi>
        <Muted small>{displayDate(on)}</Muted>
      </Stack>
      <DownloadButton size="sm" what={name} label="PDF" run={open} aria-label={`Download ${name}`} />
    </Row>
  );
}
