import { screening as rows } from '../../shared/contract/screening';
import { nameOf } from '../../shared/domain/names';
import { refuse } from '../../shared/wire/refusals';
import { viewerAccount } from '../common/accounts/viewer-account';
import { decidedPeople, decideParty } from '../common/screening/decide-party';
import { findParty, hasAnyReport } from '../common/screening/find-party';
import { change } from '../runtime/change';
import { applicationAsObject } from '../table/screening/record';
import { linkToKept, takenLetter, toApplicant } from './applicant-letters';
import { findApplication } from './find-application';
import { waitingMost, waitingOfUnit } from './waiting-of-unit';

/**
 * Once one applicant is approved: tells the others of the unit that it is taken, each in a transaction of its own, so that a repeat goes on.
 * A report may have played a part against those who have one: they are left to a decision of their own (D49).
 */
export const tellOtherApplicants = change(rows.tellOtherApplicants, {
  read: async ({ viewer, now, body }, deps) => {
    const asked = { viewer, now, applicationId: body.application_id };
    const [approved, account] = await Promise.all([
      findApplication(asked, deps),
      viewerAccount(viewer, deps),
    ]);
    return { approved, account, lines: await waitingOfUnit({ viewer, now, unitId: approved.unitId }, deps) };
  },
  act: async (request, deps) => {
    const { now, viewer, found, trace } = request;
    const { approved, account, lines } = found;
    if (approved.stage !== 'approved') throw refuse('wrong-status');
    const organization = await request.organization();
    const by = { userId: viewer.userId, name: nameOf(account) };
    let told = 0;
    for (const line of lines.slice(0, waitingMost)) {
      // The approved person applied twice: nobody else has the home.
      if (line.email === approved.fields.email) continue;
      const before = await deps.applications.byId(line);
      if (before?.stage !== 'submitted') continue;
      const party = await findParty(before, deps);
      if (hasAnyReport(party)) continue;
      const decision = {
        at: now.toISOString(),
        by,
        note: 'The home was let to another applicant.',
        notice: false,
      };
      const decided = decideParty(party, { kind: 'declined', decision });
      const letters = decidedPeople(decided).map((after) => {
        const to = { application: after, organization };
        const kept = linkToKept({ after, now }, deps);
        return { kept, mail: toApplicant(to, { letter: takenLetter(to, kept.address), now }, deps) };
      });
      const object = applicationAsObject(before);
      const left = trace({ action: 'application.decline', object, about: before.propertyId });
      const links = letters.map(({ kept }) => kept.link);
      const mails = letters.map(({ mail }) => mail);
      await deps.applications.write({ ...decided, links, mails, trace: left });
      told += 1;
    }
    return { success: 1, data: { told, left: lines.length - told } };
  },
});
