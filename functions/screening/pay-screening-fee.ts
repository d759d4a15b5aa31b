import { screening as rows } from '../../shared/contract/screening';
import { change } from '../runtime/change';
import { findApplication } from './find-application';
import { findScreening } from './find-screening';
import { paths } from './new-application';
import { openFeePage } from './open-fee-page';

/** The one who ordered a screening, or a colleague, pays its fee. */
export const payScreeningFee = change(rows.payScreeningFee, {
  read: ({ viewer, now, body }, deps) =>
    findApplication({ viewer, now, applicationId: body.application_id }, deps),
  act: ({ found: before, body }, deps) => {
    const place = new URLSearchParams({ id: body.application_id });
    const address = `${deps.settings.siteUrl}/applicant-details?${place}`;
    return openFeePage({ before, by: 'owner', address }, deps);
  },
});

/** The applicant pays it, by the link of the screening. */
export const payOwnScreeningFee = change(rows.payOwnScreeningFee, {
  read: ({ body: { screeningId }, now }, deps) => findScreening({ screeningId, now }, deps),
  act: ({ found: { application: before }, body }, deps) => {
    const address = `${deps.settings.siteUrl}${paths.screening}${encodeURIComponent(body.screeningId)}`;
    return openFeePage({ before, by: 'applicant', address }, deps);
  },
});
