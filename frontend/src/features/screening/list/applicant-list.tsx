import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { ApplicantLine } from '../../../../../shared/contract/screening-shapes';
import type { Stage } from '../../../../../shared/domain/screening/application';
import { DataTable } from '../../../ui/data-table';
import { drawings } from '../../../ui/drawings';
import { LinkButton } from '../../../ui/link-button';
import { List } from '../../../ui/list/list';
import { Page } from '../../../ui/page';
import { Section } from '../../../ui/section';
import { useSelection } from '../../../ui/use-selection';
import { ViewTabs } from '../../../ui/views/view-tabs';
import { UnitFilter } from '../../units/pickers/unit-filter';
import { applicantsQuery } from '../queries';
import { AnswerBar } from './answer-bar';
import { applicantColumns } from './applicant-columns';
import { type ApplicantsPlace, applicantPlaces } from './applicant-place';

type Tab = Stage | 'all';

/** The tabs in their order, and what each says when it is empty. */
const tabs: Record<Tab, { readonly label: string; readonly title: string; readonly text: string }> = {
  all: {
    label: 'All',
    title: 'No applicants yet',
    text: 'Share a unit’s link, or add someone who applied on paper or by phone.',
  },
  submitted: {
    label: 'To decide',
    title: 'Nothing to decide',
    text: 'Submitted applications wait here for screening and your decision.',
  },
  draft: {
    label: 'In progress',
    title: 'No applications in progress',
    text: 'Applications that were started but not submitted appear here.',
  },
  waiting: {
    label: 'Waiting list',
    title: 'Nobody on the waiting list',
    text: 'Put applicants here whom you may want to ask when a home is free.',
  },
  approved: {
    label: 'Approved',
    title: 'No one has been approved yet',
    text: 'When you approve someone, their lease is drafted and they appear here.',
  },
  declined: {
    label: 'Declined',
    title: 'No one has been declined',
    text: 'Declined applications are kept here.',
  },
};
const order = Object.keys(tabs) as Tab[];
const search = { label: 'Search name, email, unit or property' };

const lines = {
  key: ({ application_id }: ApplicantLine) => application_id,
  label: ({ name, email }: ApplicantLine) => name || email,
};

type Props = {
  place: ApplicantsPlace;
  onPlace: (place: ApplicantsPlace) => void;
  /** The role may change applicants and the account is not read-only. */
  mayAdd: boolean;
};

/** The applicants that the person may see, the newest first. */
export function ApplicantList({ place, onPlace, mayAdd }: Props) {
  const { stage: shown = 'all' } = place;
  const { chosen, select, clear } = useSelection<ApplicantLine>(lines, place);
  const { label: _, ...empty } = tabs[shown];
  const add = mayAdd && (
    <LinkButton to="/addApplicant">
      <Plus aria-hidden="true" />
      Add applicant
    </LinkButton>
  );
  const byUnit = (
    <UnitFilter
      unitId={place.unit_id}
      onUnit={(unit_id) => onPlace(applicantPlaces.narrowed(place, { unit_id }))}
    />
  );
  return (
    <Page title="Applicants" lead="Who applies for your units, and what comes next." action={add}>
      <ViewTabs
        name="applicants"
        {...{ list: applicantPlaces, place, onPlace }}
        label="Applicants by stage"
        to="/applicantsList"
        tabs={order.map((tab) => ({
          label: tabs[tab].label,
          isHere: tab === shown,
          change: { stage: tab === 'all' ? undefined : tab },
        }))}
      />
      <Section flush>
        {chosen.length > 0 && <AnswerBar chosen={chosen} onDone={clear} />}
        <List
          list={applicantPlaces}
          place={place}
          onPlace={onPlace}
          read={useQuery(applicantsQuery(place))}
          page={({ applicants: rows, next, total }) => ({ rows, next, total, isUncounted: !place.unit_id })}
          tools={{ search, more: byUnit }}
          what="an applicant"
          none={{ ...empty, drawing: drawings.people, action: shown === 'all' ? add : false }}
        >
          {(rows, busy) => (
            <DataTable
              caption="Applicants"
              columns={applicantColumns}
              select={mayAdd && shown === 'submitted' ? select : undefined}
              rows={rows}
              rowKey={(line) => line.application_id}
              rowTo={({ application_id: id }) => ({ to: '/applicant-details', search: { id } })}
              busy={busy}
            />
          )}
        </List>
      </Section>
    </Page>
  );
}
