import { submit } from '../../../shared/domain/screening/move-application';
import { isFeeDue } from '../../../shared/domain/screening/move-application-fee';
import { partSent } from '../../../shared/domain/screening/move-people';
import { keptUntil } from '../../../shared/domain/screening/retention';
import { movedOrRefuse } from '../../common/screening/moved-or-refuse';
import type { Deps } from '../../runtime/deps/deps';
import type { ApplyLink } from '../../table/listings/record';
import type { Organization } from '../../table/organizations/record';
import type { StoredApplication } from '../../table/screening/record';
import { completeLetter, receivedLetter } from '../apply-letters';
import { linkToKept, toStranger } from '../letter-to-applicant';
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

type Received = Pick<Sending, 'organization' | 'now'> & {
  readonly after: StoredApplication;
  readonly waitsForOthers: boolean;
};

/** The mail that the answers arrived and what is open, with a link of its own. */
function sayReceived({ after, organization, now, waitsForOthers }: Received, deps: Deps) {
  const { link, address } = linkToKept({ after, now }, deps);
  const to = { application: after, organization };
  const fee = isFeeDue(after) ? after.fee?.cents : undefined;
  const letter = receivedLetter(to, { address, fee, waitsForOthers });
  return { links: [link], mails: [toStranger(to, { letter, now }, deps)] };
}

/** A person sends their own part, which may make the application complete. */
export async function sendPart({ typed, main, link, organization, now }: Sending, deps: Deps) {
  const at = now.toISOString();
  const after = movedOrRefuse(typed, (one) => submit(one, at));
  const whole = main && withPart(main, after, at);
  const application = whole?.after ?? after;
  const to = { application, organization };
  const isComplete = whole?.after.stage === 'submitted';
  const waitsForOthers = application.stage === 'draft';
  const received = sayReceived({ after, organization, now, waitsForOthers }, deps);
  return {
    after,
    also: whole && [whole],
    // A mailed link goes on to say what is kept; one from the account stays short.
    links: [
      ...received.links,
      ...(link.isShort ? [] : [{ ...link, expiresAt: keptUntil(application) ?? link.expiresAt }]),
    ],
    mails: [
      ...received.mails,
      ...(isComplete ? [toStranger(to, { letter: completeLetter(to), now }, deps)] : []),
    ],
    trace: await traceOfSent({ whole: application, sent: after, now }, deps),
  };
}
