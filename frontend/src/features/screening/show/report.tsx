import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Eye } from 'lucide-react';
import { displayDate } from '../../../../../shared/domain/dates';
import { joinWords } from '../../../../../shared/domain/leases/document/words';
import { reportSections } from '../../../../../shared/domain/screening/report-sections';
import { api } from '../../../api/client';
import { Failed } from '../../../ui/feedback/failed';
import { Notice } from '../../../ui/feedback/notice';
import { SkeletonList } from '../../../ui/feedback/skeleton-list';
import { Row, Stack } from '../../../ui/layout/layout';
import { PlainList } from '../../../ui/layout/plain-list';
import { StatusBadge } from '../../../ui/primitives/status-badge';
import { Muted, SubTitle } from '../../../ui/primitives/text';

const looks = {
  clear: { word: 'Nothing to note', tone: 'success', icon: CircleCheck },
  look: { word: 'Please read', tone: 'warning', icon: Eye },
} as const;

const sections = Object.entries(reportSections) as [keyof typeof reportSections, string][];

/** The report. Opening it is written into the log (D50), so it is read once and not kept. */
export default function Report({ applicationId }: { applicationId: string }) {
  const read = useQuery({
    queryKey: ['screening-report', applicationId],
    queryFn: async ({ signal }) =>
      (await api.screening.getScreeningReport({ params: { applicationId } }, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (read.isError) return <Failed error={read.error} onRetry={() => void read.refetch()} />;
  if (!read.data) return <SkeletonList rows={3} picture={false} />;
  const { report, arrived_at, until, readers } = read.data;
  return (
    <Stack gap="5" role="region" aria-label="Screening report">
      {report.isSimulated && (
        <Notice kind="warning" title="This report is simulated">
          This installation uses a simulated bureau with made-up reports. Do not base a decision on it.
        </Notice>
      )}
      {sections.map(([name, title]) => {
        const { finding, lines } = report.sections[name];
        return (
          <Stack key={name} gap="2">
            <Row spread>
              <SubTitle>{title}</SubTitle>
              <StatusBadge {...looks[finding]} />
            </Row>
            <PlainList>
              {lines.map((line) => (
                <li key={line}>
                  <bdi>{line}</bdi>
                </li>
              ))}
            </PlainList>
          </Stack>
        );
      })}
      <Muted small>
        {`Arrived ${displayDate(arrived_at)}, deleted on ${displayDate(until)}. It can be read by ${joinWords(readers)}; every view is logged.`}
      </Muted>
    </Stack>
  );
}
