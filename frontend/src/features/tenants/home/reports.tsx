import type { MyLease, MyReportLine } from '../../../../../shared/contract/tenants';
import { displayDate } from '../../../../../shared/domain/dates';
import { useLooksOnly } from '../../../api/session';
import { Row } from '../../../ui/layout';
import { LinkButton } from '../../../ui/link-button';
import { Notice } from '../../../ui/notice';
import { PlainList } from '../../../ui/plain-list';
import { Section } from '../../../ui/section';

const moves = {
  in: { name: 'Move-in report', to: '/moveIn' },
  out: { name: 'Move-out report', to: '/moveOut' },
} as const;

type Props = { lease: Pick<MyLease, 'lease_id' | 'unit_number'> & { reports: readonly MyReportLine[] } };

/** The reports that wait for this tenant's answer. */
export function ReportsToAnswer({ lease: { lease_id: lease, unit_number, reports } }: Props) {
  const looksOnly = useLooksOnly();
  return reports.map(
    ({ kind, until }) =>
      until && (
        <Notice
          key={kind}
          kind="warning"
          title={`Check the ${moves[kind].name.toLowerCase()} of unit ${unit_number}`}
          action={
            !looksOnly && (
              <LinkButton to={moves[kind].to} search={{ lease }}>
                Check and sign
              </LinkButton>
            )
          }
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
        {reports.map(({ kind, until }) => (
          <Row as="li" spread key={kind}>
            {moves[kind].name}
            <LinkButton to={moves[kind].to} search={{ lease }} variant="outline" size="sm">
              {until && !looksOnly ? 'Check and sign' : 'Open'}
            </LinkButton>
          </Row>
        ))}
      </PlainList>
    </Section>
  );
}
