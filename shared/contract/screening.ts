import { applicantMessages } from './applicant-messages';
import { applicants } from './applicants';
import { applications } from './applications';
import { endpoints } from './endpoint';
import { myApplications } from './my-applications';
import { screenings } from './screenings';

export const screening = endpoints({
  ...myApplications,
  ...applicantMessages,
  ...applicants,
  ...applications,
  ...screenings,
});
