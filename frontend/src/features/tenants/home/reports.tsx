import type { MyLease, MyReportLine } from '../../../../../shared/contract/tenants';
import { displayDate } from '../../../../../shared/domain/dates';
import { useLooksOnly } from '../../../api/session';
import { OpenReport } from '../../../domain-ui/lease/open-report';
import { Notice } from '../../../ui/feedback/notice';
import { Row } from '../../../ui/layout/layout';
import { PlainList } from '../../../ui/layout/plain-list';
import { Section } from '../../../ui/layout/section';
import { LinkButton } from '../../../ui/primitives/link-button';

const moves = {
  in: { name: 'Move-in report', to: '/moveIn' },
  out: { name: 'Move-out report', to: '/moveOut' },
} as const;

type Props = { lease: Pick<MyLease, 'lease_id' | 'unit_number'> & { reports: readonly MyReportLine[] } };

/** The reports that wait for this tenant's answer. */
export function ReportsToAnswer({ lease: { lease_id: lease, unit_number, reports } }: Props) {
  return reports.map(
    ({ kind, until }) =>
      until && (
        <Notice
          key={kind}
          kind="warning"
          title={`Review the ${moves[kind].name.toLowerCase()} for Unit ${unit_number}`}
          action={<OpenReport leaseId={lease} kind={kind} />}
        >
          {`Add remarks and sign it by ${displayDate(until)}.`}
        </Notice>
      ),
  );
}

/** Every report that the landlord sent, with what is left to do. */
export function MyReports({ lease: { lease_id: lease, reports } }: Props) {
  const looksOnly = useLooksOnly();
  if (reports.length === 0) return null;
  return (
    <Section title="Condition reports">
      <PlainList>
        {reports.map(({ kind, until, is_late }) => (
          <Row as="li" spread key={kind}>
            {moves[kind].name}
            {(until || is_late) && !looksOnly ? (
              <OpenReport leaseId={lease} kind={kind} variant="outline" size="sm" />
            ) : (
              <LinkButton to={moves[kind].to} search={{ lease }} variant="outline" size="sm">
                Open
              </LinkButton>
            )}
          </Row>
        ))}
      </PlainList>
    </Section>
  );
}
