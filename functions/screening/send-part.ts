import { submit } from '../../shared/domain/screening/move-application';
import { isFeeDue } from '../../shared/domain/screening/move-application-fee';
import { partSent } from '../../shared/domain/screening/move-people';
import { keptUntil } from '../../shared/domain/screening/retention';
import { movedOrRefuse } from '../common/screening/moved-or-refuse';
import type { Deps } from '../runtime/deps/deps';
import type { ApplyLink } from '../table/listings/record';
import type { Organization } from '../table/organizations/record';
import type { StoredApplication } from '../table/screening/record';
import { completeLetter, feeMissingLetter } from './apply-letters';
import { linkToKept, toApplicant } from './letter-to-applicant';
import { traceOfSent } from './trace-of-sent';

type Sending = {
  /** As the form has it. */
  readonly typed: StoredApplication;
  /** The application that a part belongs to. */
  readonly main: StoredApplication | undefined;
  readonly link: ApplyLink;
  readonly organization: Organization;
  readonly now: Date;
};

/** The application a part belongs to, once that part is sent. */
function withPart(main: StoredApplication, { applicationId: person, fields }: StoredApplication, at: string) {
  return { before: main, after: movedOrRefuse(main, (one) => partSent(one, { person, at, ...fields })) };
}

/** The mail that says what is missing, with a link of its own; nothing where no fee is due. */
function askForFee(
  { after, organization, now }: Pick<Sending, 'organization' | 'now'> & { after: StoredApplication },
  deps: Deps,
) {
  if (!after.fee || !isFeeDue(after)) return { links: [], mails: [] };
  const { link, address } = linkToKept({ after, now }, deps);
  const to = { application: after, organization };
  const letter = feeMissingLetter(to, { fee: after.fee.cents, address });
  return { links: [link], mails: [toApplicant(to, { letter, now }, deps)] };
}

/** A person sends their own part, which may make the application complete. */
export async function sendPart({ typed, main, link, organization, now }: Sending, deps: Deps) {
  const at = now.toISOString();
  const after = movedOrRefuse(typed, (one) => submit(one, at));
  const whole = main && withPart(main, after, at);
  const application = whole?.after ?? after;
  const to = { application, organization };
  const asked = askForFee({ after, organization, now }, deps);
  const isComplete = whole?.after.stage === 'submitted';
  return {
    after,
    also: whole && [whole],
    // A mailed link goes on to say what is kept; one from the account stays short.
    links: [
      ...asked.links,
      ...(link.isShort ? [] : [{ ...link, expiresAt: keptUntil(application) ?? link.expiresAt }]),
    ],
    mails: [
      ...asked.mails,
      ...(isComplete ? [toApplicant(to, { letter: completeLetter(to), now }, deps)] : []),
    ],
    trace: await traceOfSent({ whole: application, sent: after, now }, deps),
  };
}
