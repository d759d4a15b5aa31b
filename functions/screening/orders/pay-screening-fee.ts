import { screening as rows } from '../../../shared/contract/screening';
import { onlineFee } from '../../../shared/domain/screening/amounts';
import { feePageOpened } from '../../../shared/domain/screening/move-application';
import { ownScreeningFee } from '../../../shared/domain/screening/own-fee';
import type { Payer } from '../../../shared/domain/screening/screening';
import { screeningStatuses as is } from '../../../shared/domain/screening/screening-statuses';
import { refuse } from '../../../shared/wire/refusals';
import { change } from '../../runtime/change';
import type { StoredApplication } from '../../table/screening/record';
import { findApplication } from '../applicants/find-application';
import { paths } from '../new-application';
import { openFeePage } from '../open-fee-page';
import { findScreening } from './find-screening';

type Asking = {
  readonly before: StoredApplication;
  /** Who asks; the order says who pays. */
  readonly by: Payer;
};

/** The fee of a screening that has its reports. Refuses `screening-moved`. */
function screeningFee({ before, by }: Asking) {
  const { screening, home, fields } = before;
  const cents =
    screening && (by === 'applicant' ? ownScreeningFee(before, screening) : onlineFee(screening.order));
  if (screening?.status !== is.ready || screening.order.chargeTo !== by || cents === undefined)
    throw refuse('screening-moved');
  const { screeningId, page, order } = screening;
  return {
    before,
    screeningId,
    cents,
    page,
    keep: feePageOpened,
    payer: by === 'applicant' ? fields : order.requester,
    name: `Screening, unit ${home.unitNumber}, ${home.title}`,
  };
}

/** The one who ordered a screening, or a colleague, pays its fee. */
export const payScreeningFee = change(rows.payScreeningFee, {
  read: ({ viewer, now, body }, deps) =>
    findApplication({ viewer, now, applicationId: body.application_id }, deps),
  act: ({ found: before, body }, deps) => {
    const place = new URLSearchParams({ id: body.application_id });
    const address = `${deps.settings.siteUrl}/applicant-details?${place}`;
    return openFeePage({ ...screeningFee({ before, by: 'owner' }), address }, deps);
  },
});

/** The applicant pays it, by the link of the screening. */
export const payOwnScreeningFee = change(rows.payOwnScreeningFee, {
  read: ({ body: { screeningId }, now }, deps) => findScreening({ screeningId, now }, deps),
  act: ({ found: { application: before }, body }, deps) => {
    const address = `${deps.settings.siteUrl}${paths.screening}${encodeURIComponent(body.screeningId)}`;
    return openFeePage({ ...screeningFee({ before, by: 'applicant' }), address }, deps);
  },
});
