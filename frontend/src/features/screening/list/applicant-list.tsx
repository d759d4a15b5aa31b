import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Page } from '../../../ui/layout/page';
import { ListKit } from '../../../ui/list/kit/list-kit';
import { useListChoices } from '../../../ui/list/kit/use-list-choices';
import { viewNotes } from '../../../ui/list/kit/view-notes';
import { drawings } from '../../../ui/primitives/drawings';
import { LinkButton } from '../../../ui/primitives/link-button';
import { applicantCountsQuery, applicantPages, applicantsQuery } from '../queries';
import { AnswerBar } from './answer-bar';
import { applicantKit } from './applicant-kit';
import { type ApplicantsPlace, applicantPlaces } from './applicant-place';

type Props = {
  place: ApplicantsPlace;
  onPlace: (place: ApplicantsPlace) => void;
  /** The role may change applicants and the account is not read-only. */
  mayAdd: boolean;
};

/** The applicants that the person may see, the newest first. */
export function ApplicantList({ place, onPlace, mayAdd }: Props) {
  const { view = 'all' } = place;
  const { size } = useListChoices();
  const { data: counts } = useQuery(applicantCountsQuery(place));
  const add = mayAdd && (
    <LinkButton to="/addApplicant" data-primary="">
      <Plus aria-hidden="true" />
      Add applicant
    </LinkButton>
  );
  return (
    <Page title="Applicants" lead="Every application and its next step." action={add}>
      <ListKit
        kit={applicantKit}
        list={applicantPlaces}
        place={place}
        onPlace={onPlace}
        read={useQuery(applicantsQuery(place, size))}
        page={({ applicants: rows, next, total: counted }) => {
          const total = counted ?? counts?.[view];
          return {
            rows,
            next,
            total,
            isUncounted: total === undefined,
            notes: counts && viewNotes(counts),
            isNone: view === 'all',
          };
        }}
        readAll={applicantPages(place)}
        bulk={
          mayAdd && view === 'submitted'
            ? { actions: (chosen, clear) => <AnswerBar chosen={chosen} onDone={clear} /> }
            : undefined
        }
        firstUse={{
          title: 'No applicants yet',
          text: 'Share a unit’s link, or add someone who applied on paper or by phone.',
          drawing: drawings.people,
          help: 'applicants',
          action: add,
        }}
      />
    </Page>
  );
}
