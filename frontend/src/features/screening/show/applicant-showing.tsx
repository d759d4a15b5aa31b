import { useQueryClient } from '@tanstack/react-query';
import type { ApplicantDetails } from '../../../../../shared/contract/screening-shapes';
import { isUndecided } from '../../../../../shared/domain/screening/waiting-list';
import { api } from '../../../api/client';
import { AppointmentSection } from '../../../forms/appointment-section';
import { applicantChanged } from '../queries';

/** When the applicant is shown the home; of a co-applicant the first one's counts. */
export function ApplicantShowing({
  applicant,
  mayChange,
}: {
  applicant: ApplicantDetails;
  mayChange: boolean;
}) {
  const client = useQueryClient();
  const { applicant_id: application_id, first_name, application, zone } = applicant;
  if (application.partOf) return null;
  return (
    <AppointmentSection
      title="Showing"
      what="showing"
      appointment={application.showing}
      zone={zone}
      own="landlord"
      other={first_name || 'the applicant'}
      mayMove={mayChange && isUndecided(application.stage)}
      send={(move, sending) =>
        api.screening.moveApplicantShowing({ body: { application_id, ...move } }, sending)
      }
      onSent={() => applicantChanged(client)}
    />
  );
}
