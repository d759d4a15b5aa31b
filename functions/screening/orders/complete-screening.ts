import type { Contract } from '../../../shared/contract';
import { applicantName } from '../../../shared/domain/screening/application-rules';
import { ownScreeningFee } from '../../../shared/domain/screening/own-fee';
import { screeningConsent } from '../../../shared/domain/screening/screening';
import { takeFeeUnlessAway } from '../../common/screening/take-fee';
import type { Handler } from '../../runtime/handler';
import { findScreening } from './find-screening';

/** What a screening's page shows its applicant (API-28), by the link's value in place of the id. */
export const completeScreening: Handler<Contract['screening']['completeScreening']> = async (
  { query: { screeningId }, now },
  deps,
) => {
  const before = await findScreening({ screeningId, now }, deps);
  const { page } = before.screening;
  if (page) await takeFeeUnlessAway({ ...page, now }, deps);
  const { application, organization, screening } = page
    ? await findScreening({ screeningId, now }, deps)
    : before;
  const { home, fields, submittedAt, startedAt } = application;
  return {
    success: 1,
    encryptedData: {
      applicantName: applicantName(fields),
      propertyTitle: home.title,
      propertyLocation: `${home.street}, ${home.city}, ${home.state} ${home.zipcode}`,
      propertyType: home.type,
      unitDetails: `Unit ${home.unitNumber}`,
      applicationDate: submittedAt ?? startedAt,
      screeningId,
      status: screening.status,
      fee: ownScreeningFee(application, screening),
      organization: organization.name,
      consent: { version: screeningConsent.version, paragraphs: [...screeningConsent.paragraphs] },
    },
  };
};
