import type { MyApplication } from '../../../../../shared/contract/my-applications';
import { displayDate } from '../../../../../shared/domain/dates';
import { displayDollars } from '../../../../../shared/domain/money';
import { conditionWords } from '../../../../../shared/domain/screening/conditions';
import { screeningStatuses as is } from '../../../../../shared/domain/screening/screening-statuses';

/** Where an application stands, in plain words, and what its applicant can do now. */
export type NextStep = {
  readonly kind: 'info' | 'warning' | 'success';
  readonly title: string;
  readonly text: string;
  /** The button that leads on; without it there is nothing to do. */
  readonly action?: { readonly label: string; readonly page: 'application' | 'screening' };
};

function ofScreening({ screening, home: { organization: who } }: MyApplication): NextStep | undefined {
  if (!screening) return undefined;
  const { status, fee, until } = screening;
  if (status <= is.started)
    return {
      kind: 'warning',
      title: 'Your screening is waiting for you',
      text: `${who} asks for a screening. Read what it is about and agree by ${displayDate(until)}.`,
      action: { label: 'Read and agree', page: 'screening' },
    };
  if (status === is.ready && fee !== undefined)
    return {
      kind: 'warning',
      title: `The screening fee of ${displayDollars(fee)} is due`,
      text: `${who} has your reports. You pay by card.`,
      action: { label: 'Pay the fee', page: 'screening' },
    };
  return undefined;
}

function declinedWords({ kind, named_by, home: { organization: who } }: MyApplication): string {
  if (kind === 'guarantor' && named_by)
    return `${who} decided not to rent this home to ${named_by}. You guarantee nothing.`;
  return `${who} decided not to rent this home to you.`;
}

function ofStage(mine: MyApplication): NextStep {
  const { stage, is_sent, kind, home, decision } = mine;
  const { at = '', conditions } = decision ?? {};
  const { organization: who } = home;
  if (stage === 'approved')
    return {
      kind: 'success',
      title: `Approved${conditions ? ' with conditions' : ''} on ${displayDate(at)}`,
      text: `${conditions ? `The conditions: ${conditionWords(conditions)}.` : 'Congratulations!'} The lease is being prepared. You get an email with a link to ${kind === 'guarantor' ? 'read it and sign as co-signer' : 'read and sign it'}.`,
    };
  if (stage === 'declined')
    return {
      kind: 'info',
      title: `Decided on ${displayDate(at)}`,
      text: declinedWords(mine),
    };
  if (stage === 'waiting')
    return {
      kind: 'info',
      title: 'You’re on the waiting list',
      text: `This home is not free for you now. ${who} keeps your application, and you get an email when there is a home to decide about.`,
    };
  if (stage === 'submitted')
    return {
      kind: 'success',
      title: kind ? 'Your part was sent' : 'Your application was submitted',
      text: `${who} has it and will be in touch. There is nothing to do for now.`,
    };
  if (is_sent)
    return {
      kind: 'info',
      title: 'Your part was sent',
      text: kind
        ? 'The application is submitted once the others have sent theirs.'
        : `${who} gets the application once everybody you named has sent theirs.`,
    };
  return {
    kind: 'warning',
    title: 'Not submitted yet',
    text: 'Your answers are saved. Continue where you stopped.',
    action: { label: 'Continue', page: 'application' },
  };
}

/** A fee is called missing after a day, not while its applicant is on the way to pay it. */
const patientMilliseconds = 24 * 60 * 60 * 1000;

function ofFee(
  { fee, submitted_at, home: { organization: who } }: MyApplication,
  now: Date,
): NextStep | undefined {
  if (!fee?.is_due) return undefined;
  const isLate = submitted_at && now.getTime() - Date.parse(submitted_at) >= patientMilliseconds;
  const amount = displayDollars(fee.cents);
  return {
    kind: isLate ? 'warning' : 'info',
    title: isLate
      ? `The application fee of ${amount} is still missing`
      : `One thing is open: the application fee of ${amount}`,
    text: `${who} can read your application meanwhile. You pay by card.`,
    action: { label: 'Pay the fee', page: 'application' },
  };
}

/** A decided application is over, but for a fee that is still due. */
export function nextStep(mine: MyApplication, now: Date): NextStep {
  return ofScreening(mine) ?? ofFee(mine, now) ?? ofStage(mine);
}
