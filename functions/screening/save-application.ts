import { isDeepStrictEqual } from 'node:util';
import { screening as rows } from '../../shared/contract/screening';
import { toFields } from '../../shared/domain/problem';
import type { ApplicationFields } from '../../shared/domain/screening/application';
import { applicationProblems } from '../../shared/domain/screening/application-rules';
import { submit } from '../../shared/domain/screening/move-application';
import { isMailTaken, ownMail, partSent } from '../../shared/domain/screening/move-people';
import { purgeAt } from '../../shared/domain/screening/retention';
import { refuse } from '../../shared/wire/refusals';
import { movedOrRefuse } from '../common/screening/moved-or-refuse';
import { change } from '../runtime/change';
import type { StoredApplication } from '../table/screening/record';
import { completeLetter, toApplicant } from './applicant-letters';
import { findLinked } from './find-apply-link';
import { traceOfSent } from './trace-of-sent';

type Saved = { readonly before: StoredApplication; readonly main: StoredApplication | undefined };

/** What keeps a part from being sent; refuses `invalid` by field. */
function checkWhole(fields: ApplicationFields, { before, main }: Saved): void {
  const others = main ?? { ...before, fields: { email: '' } };
  const isTaken = isMailTaken(others, { email: fields.email, except: before.applicationId });
  const problems = [
    ...applicationProblems(fields),
    ...(isTaken ? [{ path: ['email'], message: ownMail }] : []),
  ];
  if (problems.length > 0) throw refuse('invalid', { fields: toFields(problems) });
}

/** The application a part belongs to, once that part is sent. */
function withPart({ after, main, at }: { after: StoredApplication; main: StoredApplication; at: string }) {
  const { applicationId: person, fields } = after;
  return { before: main, after: movedOrRefuse(main, (one) => partSent(one, { person, at, ...fields })) };
}

/** Saves an application as its form has it; a save of what stands already answers its version, so a repeat finds its own work. */
export const saveApplication = change(rows.saveApplication, {
  read: ({ body: { token }, now }, deps) => findLinked({ token, now }, 'application', deps),
  act: async ({ now, body, found }, deps) => {
    const { application: before, link, main, organization } = found;
    const { token: _, version, submit: sends, ...fields } = body;
    const isOpen = before.stage === 'draft' && before.sentAt === undefined;
    const saved = before.saved ?? 1;
    const isSame = isDeepStrictEqual(before.fields, fields);
    if (isSame && (!sends || !isOpen)) return { success: 1, data: { version: saved } };
    if (!isOpen) throw refuse('application-closed');
    if (saved !== version) throw refuse('changed-meanwhile');
    const typed = { ...before, fields, saved: saved + 1 };
    const data = { version: saved + 1 };
    if (!sends) {
      await deps.applications.write({ before, after: typed });
      return { success: 1, data };
    }
    checkWhole(fields, { before, main });
    const at = now.toISOString();
    const after = movedOrRefuse(typed, (one) => submit(one, at));
    const whole = main && withPart({ after, main, at });
    const trace = await traceOfSent({ whole: whole ? whole.after : after, sent: after, now }, deps);
    const isComplete = whole?.after.stage === 'submitted';
    const to = { application: whole?.after ?? after, organization };
    const mails = isComplete ? [toApplicant(to, { letter: completeLetter(to), now }, deps)] : [];
    // Its link goes on to say what is kept, for as long as that is.
    const links = [{ ...link, expiresAt: purgeAt(whole?.after ?? after) ?? link.expiresAt }];
    const also = whole && [whole];
    await deps.applications.write({ before, after, also, links, mails, trace });
    return { success: 1, data };
  },
});
