import { screening as rows } from '../../../shared/contract/screening';
import { nameOf } from '../../../shared/domain/names';
import { normalizeEmail } from '../../../shared/domain/text';
import { refuse } from '../../../shared/wire/refusals';
import { viewerAccount } from '../../common/accounts/viewer-account';
import { change } from '../../runtime/change';
import { takenLetter } from './answer-letters';
import { answerOne } from './answer-one';
import { findApplication } from './find-application';
import { undecidedMost, undecidedOfUnit } from './undecided-of-unit';

const note = 'The home was let to another applicant.';

/** After an approval, answers the unit's other applicants. Who has a report is not declined here (D49). */
export const tellOtherApplicants = change(rows.tellOtherApplicants, {
  read: async ({ viewer, now, body }, deps) => {
    const asked = { viewer, now, applicationId: body.application_id };
    const [approved, account] = await Promise.all([
      findApplication(asked, deps),
      viewerAccount(viewer, deps),
    ]);
    return {
      approved,
      account,
      lines: await undecidedOfUnit({ viewer, now, unitId: approved.unitId }, deps),
    };
  },
  act: async (request, deps) => {
    const { now, viewer, body, found, trace } = request;
    const { approved, account, lines } = found;
    if (approved.stage !== 'approved') throw refuse('wrong-status');
    const organization = await request.organization();
    const by = { userId: viewer.userId, name: nameOf(account) };
    const { answer } = body;
    const isTaken = true as const;
    const answering = { answer, by, note, letter: takenLetter, isTaken, organization, now, trace };
    let told = 0;
    for (const line of lines.slice(0, undecidedMost)) {
      // The approved person applied twice: nobody else has the home.
      if (normalizeEmail(line.email) === normalizeEmail(approved.fields.email)) continue;
      const other = await deps.applications.byId(line);
      if (other && !(await answerOne(other, answering, deps))) told += 1;
    }
    return { success: 1, data: { told, left: lines.length - told } };
  },
});
