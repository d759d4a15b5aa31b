import { screening as rows } from '../../../shared/contract/screening';
import { applicationFeePageOpened, isFeeDue } from '../../../shared/domain/screening/move-application-fee';
import { refuse } from '../../../shared/wire/refusals';
import { change } from '../../runtime/change';
import { paths } from '../new-application';
import { openFeePage } from '../open-fee-page';
import { findLinked } from './find-apply-link';

export const payApplicationFee = change(rows.payApplicationFee, {
  read: ({ body: { token }, now }, deps) => findLinked({ token, now }, 'application', deps),
  act: ({ found: { application: before }, body: { token } }, deps) => {
    const { fee, fields, home } = before;
    if (!fee || !isFeeDue(before)) throw refuse('fee-not-due');
    const { cents, page } = fee;
    const name = `Application fee, unit ${home.unitNumber}, ${home.title}`;
    const address = `${deps.settings.siteUrl}${paths.application}${encodeURIComponent(token)}`;
    const keep = applicationFeePageOpened;
    return openFeePage({ before, cents, name, payer: fields, page, keep, address }, deps);
  },
});
