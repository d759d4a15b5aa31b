import { MessageSquare } from 'lucide-react';
import type { ApplicantLine } from '../../../../../shared/contract/screening-shapes';
import { timesRent } from '../../../../../shared/domain/screening/applicant-list';
import type { stages } from '../../../../../shared/domain/screening/application';
import { dayColumn, moneyColumn, none, textColumn, unitColumn } from '../../../domain-ui/list/columns';
import { ownerFilter } from '../../../domain-ui/property/owner-filter';
import { propertyFilter } from '../../../domain-ui/property/property-filter';
import { unitFilter } from '../../../domain-ui/property/unit-filter';
import type { KitColumn } from '../../../ui/list/kit/kit-column';
import type { KitDefinition, KitView } from '../../../ui/list/kit/list-kit';
import { StatusBadge } from '../../../ui/primitives/status-badge';
import { Amount, Muted } from '../../../ui/primitives/text';
import { ScreeningBadge, StageBadge, screeningLooks, stageLooks } from '../parts/applicant-words';
import { furtherWords } from '../parts/further-words';

const nameOf = ({ name, email }: ApplicantLine): string => name || email;

/** `with 2 more`, and what else they applied for. */
const besideOf = (line: ApplicantLine): readonly string[] => [
  ...(line.people > 0 ? [`with ${line.people} more`] : []),
  ...[furtherWords(line)].filter((words) => words !== undefined),
];

const timesText = ({ income, rent }: ApplicantLine): string => {
  const times = timesRent(income, rent);
  return times === undefined ? '' : `${times.toFixed(1)}×`;
};

const appliedOn = ({ submitted_at, started_at }: ApplicantLine): string =>
  (submitted_at ?? started_at).slice(0, 10);

/** The columns of Applicants (desk.md §3.1). */
const columns: readonly KitColumn<ApplicantLine>[] = [
  {
    key: 'name',
    header: 'Applicant',
    rem: 10.5,
    grows: true,
    priority: 1,
    cell: (line) => (
      <>
        <bdi>{nameOf(line)}</bdi>
        {line.has_message && (
          <>
            {' '}
            <StatusBadge word="New message" tone="info" icon={MessageSquare} />
          </>
        )}
        {besideOf(line).map((words) => (
          <Muted as="span" key={words} fontWeight="normal">
            {' · '}
            <bdi>{words}</bdi>
          </Muted>
        ))}
      </>
    ),
    file: nameOf,
  },
  unitColumn({ key: 'home', header: 'Home' }),
  {
    key: 'stage',
    header: 'Stage',
    rem: 11.5,
    priority: 1,
    card: 'line',
    cell: ({ stage, is_conditional }) => <StageBadge stage={stage} isConditional={is_conditional} />,
    file: ({ stage }) => stageLooks[stage].word,
  },
  dayColumn({
    key: 'applied',
    header: 'Applied',
    rem: 7.5,
    priority: 1,
    card: 'line',
    startsDescending: true,
    dayOf: appliedOn,
  }),
  moneyColumn({
    key: 'income',
    header: 'Monthly income',
    rem: 8.5,
    priority: 2,
    card: 'end',
    centsOf: ({ income }) => income,
  }),
  {
    key: 'times',
    header: 'Income × rent',
    rem: 7.5,
    priority: 2,
    end: true,
    startsDescending: true,
    cell: (line) => <Amount>{timesText(line) || none}</Amount>,
    file: timesText,
  },
  dayColumn({ key: 'move-in', header: 'Move-in', priority: 2, dayOf: ({ move_in }) => move_in }),
  {
    key: 'screening',
    header: 'Screening',
    rem: 9.5,
    priority: 3,
    isSorted: false,
    cell: ({ screening_status: status }) =>
      status === undefined ? none : <ScreeningBadge status={status} />,
    file: ({ screening_status: status }) => (status === undefined ? '' : screeningLooks[status].word),
  },
  textColumn({
    key: 'email',
    header: 'Email',
    rem: 12,
    priority: 'off',
    isSorted: false,
    textOf: ({ email }) => email,
  }),
];

const nones: Record<'all' | (typeof stages)[number], KitView['none']> = {
  all: {
    title: 'No applicants yet',
    text: 'Share a unit’s link, or add someone who applied on paper or by phone.',
  },
  submitted: {
    title: 'Nothing to decide',
    text: 'Submitted applications wait here for screening and your decision.',
  },
  draft: {
    title: 'No applications in progress',
    text: 'Applications that were started but not submitted appear here.',
  },
  waiting: {
    title: 'Nobody on the waiting list',
    text: 'Put applicants here whom you may want to ask when a home is free.',
  },
  approved: {
    title: 'No one has been approved yet',
    text: 'When you approve someone, their lease is drafted and they appear here.',
  },
  declined: { title: 'No one has been declined', text: 'Declined applications are kept here.' },
};
const order = ['all', 'submitted', 'draft', 'waiting', 'approved', 'declined'] as const;

/** Applicants as a list. */
export const applicantKit: KitDefinition<ApplicantLine> = {
  name: 'applicants',
  to: '/applicantsList',
  one: 'applicant',
  many: 'applicants',
  search: 'Search name, email, unit or property',
  columns,
  filters: [propertyFilter, ownerFilter, unitFilter],
  views: order.map((key) => ({
    key,
    label: key === 'all' ? 'All' : stageLooks[key].word,
    none: nones[key],
  })),
  rowKey: ({ application_id }) => application_id,
  rowLabel: nameOf,
  rowTo: ({ application_id: id }) => ({ to: '/applicant-details', search: { id } }),
};
