import type { Contract } from '../../shared/contract';
import { onlineFee } from '../../shared/domain/screening/amounts';
import { applicantName } from '../../shared/domain/screening/application-rules';
import { screeningConsent } from '../../shared/domain/screening/screening';
import { Refusal } from '../../shared/wire/refusals';
import { takeScreeningFee } from '../common/screening/take-screening-fee';
import type { Handler } from '../runtime/handler';
import { findScreening } from './find-screening';

/** The webhook brings it too: the page is shown while the provider is away. */
const unlessAway = (cause: unknown): void => {
  if (!(cause instanceof Refusal)) throw cause;
};

/** What a screening's page shows its applicant (API-28), by the link's value in place of the id. */
export const completeScreening: Handler<Contract['screening']['completeScreening']> = async (
  { query: { screeningId }, now },
  deps,
) => {
  const before = await findScreening({ screeningId, now }, deps);
  const { page } = before.screening;
  if (page) await takeScreeningFee({ ...page, now }, deps).catch(unlessAway);
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
      fee: screening.order.chargeTo === 'applicant' ? onlineFee(screening.order) : undefined,
      organization: organization.name,
      consent: { version: screeningConsent.version, paragraphs: [...screeningConsent.paragraphs] },
    },
  };
};
