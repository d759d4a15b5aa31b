import { MessageSquare, UserRound } from 'lucide-react';
import type { ApplicantLine } from '../../../../../shared/contract/screening-shapes';
import { displayDate } from '../../../../../shared/domain/dates';
import { displayDollars } from '../../../../../shared/domain/money';
import { InCard } from '../../../ui/data-table';
import type { Column } from '../../../ui/data-table-column';
import { Row } from '../../../ui/layout';
import { Named } from '../../../ui/named';
import { Sign } from '../../../ui/sign';
import { StatusBadge } from '../../../ui/status-badge';
import { Amount } from '../../../ui/text';
import { ScreeningBadge, StageBadge } from '../parts/applicant-words';
import { furtherWords } from '../parts/further-words';

const sign = (
  <Sign bg="surface.sunk" color="muted">
    <UserRound aria-hidden="true" />
  </Sign>
);

/** The address beside a name, who applies with them, and what else they applied for. */
function Note({ line }: { line: ApplicantLine }) {
  const { name, email, people } = line;
  const further = furtherWords(line);
  const who = [name && email, people > 0 && `with ${people} more`].filter(Boolean).join(', ');
  return (
    <>
      {who}
      {further && (
        <>
          {who && <br />}
          <bdi>{further}</bdi>
        </>
      )}
    </>
  );
}

export const applicantColumns: readonly Column<ApplicantLine>[] = [
  {
    key: 'name',
    header: 'Applicant',
    rem: 13,
    cell: (line) => <Named sign={sign} name={line.name || line.email} note={<Note line={line} />} />,
  },
  {
    key: 'unit',
    header: 'Unit',
    rem: 10,
    cell: ({ unit_number, property_title }) => <bdi>{`Unit ${unit_number}, ${property_title}`}</bdi>,
  },
  {
    key: 'stage',
    header: 'Stage',
    rem: 9,
    cell: ({ stage, has_message, is_conditional }) => (
      <Row gap="2">
        <StageBadge stage={stage} isConditional={is_conditional} />
        {has_message && <StatusBadge word="New message" tone="info" icon={MessageSquare} />}
      </Row>
    ),
  },
  {
    key: 'screening',
    header: 'Screening',
    rem: 9.5,
    cell: ({ screening_status: status }) =>
      status === undefined ? <bdi>–</bdi> : <ScreeningBadge status={status} />,
    rowOnly: true,
  },
  {
    key: 'income',
    header: 'Monthly income',
    rem: 8,
    end: true,
    cell: ({ income }) => (
      <bdi>
        <InCard>Income </InCard>
        <Amount>{income > 0 ? displayDollars(income) : '–'}</Amount>
      </bdi>
    ),
  },
  {
    key: 'applied',
    header: 'Applied',
    rem: 7.5,
    end: true,
    cell: ({ submitted_at, started_at }) => (
      <bdi>
        <InCard>Applied </InCard>
        {displayDate(submitted_at ?? started_at)}
      </bdi>
    ),
  },
];
