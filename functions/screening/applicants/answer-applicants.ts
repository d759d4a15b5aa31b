import { screening as rows } from '../../../shared/contract/screening';
import { nameOf } from '../../../shared/domain/names';
import { viewerAccount } from '../../common/accounts/viewer-account';
import { change } from '../../runtime/change';
import { declinedLetter } from './answer-letters';
import { answerOne } from './answer-one';
import { findApplication } from './find-application';

/** Declines several applicants or wait-lists them, each in its own transaction, so a repeat goes on. */
export const answerApplicants = change(rows.answerApplicants, {
  read: async ({ viewer, now, body }, deps) => {
    const [account, ...found] = await Promise.all([
      viewerAccount(viewer, deps),
      ...[...new Set(body.application_ids)].map((applicationId) =>
        findApplication({ viewer, now, applicationId }, deps),
      ),
    ]);
    return { account, found };
  },
  act: async (request, deps) => {
    const { viewer, now, body, found, trace } = request;
    const by = { userId: viewer.userId, name: nameOf(found.account) };
    const organization = await request.organization();
    const answer = {
      answer: body.answer,
      letter: declinedLetter,
      note: body.note,
      by,
      organization,
      now,
      trace,
    };
    const left = [];
    for (const before of found.found) {
      const why = await answerOne(before, answer, deps);
      if (why) left.push({ application_id: before.applicationId, why });
    }
    return { success: 1, data: { told: found.found.length - left.length, left } };
  },
});
