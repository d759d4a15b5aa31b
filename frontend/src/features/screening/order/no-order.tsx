import type { ApplicantDetails } from '../../../../../shared/contract/screening-shapes';
import { Notice } from '../../../ui/feedback/notice';
import { Page } from '../../../ui/layout/page';
import { LinkButton } from '../../../ui/primitives/link-button';

const decided = 'The application was decided.';

/** Why nobody of an application can be screened, by its stage. */
const words: Readonly<Record<ApplicantDetails['application']['stage'], string>> = {
  draft: 'You can order a screening once the application is submitted.',
  submitted: 'There is a screening of this applicant already.',
  waiting: 'You can order a screening once the applicant is off the waiting list.',
  approved: decided,
  declined: decided,
};

/** In the order's place while nobody of the application can be screened. */
export function NoOrder({ applicant, title }: { applicant: ApplicantDetails; title: string }) {
  const { applicant_id: id, first_name, last_name } = applicant;
  return (
    <Page
      title={title}
      lead={`${first_name} ${last_name}`}
      back={{ to: '/applicant-details', search: { id }, label: 'Applicant' }}
      width="form"
    >
      <Notice
        kind="info"
        title="No screening can be ordered now"
        action={
          <LinkButton to="/applicant-details" search={{ id }} variant="outline" size="sm">
            Open the applicant
          </LinkButton>
        }
      >
        {words[applicant.application.stage]}
      </Notice>
    </Page>
  );
}
