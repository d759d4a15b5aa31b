import { isDeepStrictEqual } from 'node:util';
import { screening as rows } from '../../../shared/contract/screening';
import { type Problem, toFields } from '../../../shared/domain/problem';
import type { ApplicationFields } from '../../../shared/domain/screening/application';
import {
  aboutProblems,
  applicantDayProblems,
  applicationProblems,
} from '../../../shared/domain/screening/application-rules';
import { isMailTaken, ownMail } from '../../../shared/domain/screening/move-people';
import { refuse } from '../../../shared/wire/refusals';
import { change } from '../../runtime/change';
import type { StoredApplication } from '../../table/screening/record';
import { findLinked } from './find-apply-link';
import { firstDayAnywhere } from './first-day-anywhere';
import { sendPart } from './send-part';

type Saved = { readonly before: StoredApplication; readonly main: StoredApplication | undefined };

/** What keeps a part from being sent. */
function wholeProblems(fields: ApplicationFields, { before, main }: Saved) {
  const others = main ?? { ...before, fields: { email: '' } };
  const isTaken = isMailTaken(others, { email: fields.email, except: before.applicationId });
  return [...applicationProblems(fields), ...(isTaken ? [{ path: ['email'], message: ownMail }] : [])];
}

type Days = { readonly before: StoredApplication; readonly sends: boolean; readonly now: Date };

/** A day that was possible when it was typed is asked about again only when all is sent. */
function newDayProblems(fields: ApplicationFields, { before, sends, now }: Days) {
  const isNew = ({ path: [name] }: Problem) =>
    sends || Object(fields)[name ?? ''] !== Object(before.fields)[name ?? ''];
  return applicantDayProblems(fields, firstDayAnywhere(now)).filter(isNew);
}

/** Saves an application as its form has it, and sends it if asked. A repeat finds its own work. */
export const saveApplication = change(rows.saveApplication, {
  read: ({ body: { token }, now }, deps) => findLinked({ token, now }, 'application', deps),
  act: async ({ now, body, found }, deps) => {
    const { application: before, main } = found;
    const { token: _, version, submit: sends, ...fields } = body;
    const isOpen = before.sentAt === undefined;
    const saved = before.saved ?? 1;
    const isSame = isDeepStrictEqual(before.fields, fields);
    if (isSame && (!sends || !isOpen)) return { success: 1, data: { version: saved } };
    if (!isOpen) throw refuse('application-closed');
    if (saved !== version) throw refuse('changed-meanwhile');
    // Letters go to the address that is kept, so a draft needs a good one too.
    const problems = [
      ...(sends ? wholeProblems(fields, { before, main }) : aboutProblems(fields)),
      ...newDayProblems(fields, { before, sends, now }),
    ];
    if (problems.length > 0) throw refuse('invalid', { fields: toFields(problems) });
    // Who goes on by the link of a question's mail has its address.
    const asked = before.asked && {
      ...before.asked,
      confirmedAt: before.asked.confirmedAt ?? now.toISOString(),
    };
    const typed = { ...before, fields, saved: saved + 1, ...(asked && { asked }) };
    const sent = sends ? await sendPart({ ...found, typed, now }, deps) : { after: typed };
    await deps.applications.write({ before, ...sent });
    return { success: 1, data: { version: saved + 1 } };
  },
});
