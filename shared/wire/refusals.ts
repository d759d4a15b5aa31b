import { leaseRefusals } from '../domain/leases/refusals';
import { ledgerRefusals } from '../domain/ledger/refusals';
import { messages } from '../domain/messages';
import { unpaidInvitationsADay } from '../domain/people';
import { applicationRefusals } from '../domain/screening/application-refusals';

/** Every expected refusal, by name. Only this table knows HTTP statuses (decisions, Calls: Errors). */
export const refusals = {
  malformed: { status: 400, message: 'The request could not be read.' },
  'bad-signature': { status: 400, message: 'The signature is not valid.' },
  'not-authenticated': { status: 401, message: 'Please log in.' },
  'wrong-credentials': { status: 422, message: 'Incorrect email or password.' },
  'password-needed': { status: 422, message: 'Enter the password you chose when you signed up.' },
  'no-access': {
    status: 422,
    message: 'Your access has ended. Ask the organization that invited you.',
  },
  'access-not-paid': {
    status: 422,
    message:
      'The organization’s plan does not include its people any more. Ask its head to take the Org plan again.',
  },
  'not-permitted': { status: 403, message: 'Your role does not allow this.' },
  'account-read-only': {
    status: 403,
    message: 'Your trial or plan has ended. You can read, export and pay; changes need an active plan.',
  },
  'not-found': { status: 404, message: 'Not found.' },
  'link-not-valid': { status: 404, message: 'This link is no longer valid. Ask for a new one.' },
  'owner-email-taken': { status: 409, message: messages.emailExistsUseDifferent },
  conflict: { status: 409, message: 'Someone else changed this at the same time. Please try again.' },
  'in-progress': { status: 409, message: 'This request is still in progress. Please try again.' },
  'too-large': { status: 413, message: 'The request is too large.' },
  invalid: { status: 422, message: 'Please check the marked fields.' },
  'key-reused': { status: 422, message: 'This Idempotency-Key was used for another request.' },
  'unit-limit': { status: 422, message: messages.unitLimitExceeded },
  'property-limit': { status: 422, message: 'Property limit exceeded. Please upgrade your plan.' },
  'changed-meanwhile': {
    status: 409,
    message: 'Someone else changed this while you were editing. Nothing you typed is lost.',
  },
  'unit-has-lease': {
    status: 422,
    message: 'This unit has a lease. End the lease before deleting the unit.',
  },
  'property-has-lease': {
    status: 422,
    message: 'A unit of this property has a lease. End its leases before archiving it.',
  },
  'property-archived': {
    status: 409,
    message: 'This property is archived. Restore it to change it.',
  },
  'no-subscription': { status: 422, message: 'There is no paid plan yet.' },
  'already-subscribed': { status: 409, message: 'There is already a paid plan. Change it instead.' },
  'plan-too-small': { status: 422, message: 'This plan is too small for what is in use.' },
  'payment-declined': { status: 422, message: 'The payment was declined. Nothing was changed.' },
  'payments-away': {
    status: 503,
    message: 'The payment provider is not responding. Please try again in a moment.',
  },
  'org-plan-needed': { status: 422, message: 'People and their permissions require the Org plan.' },
  'already-member': { status: 409, message: 'Someone with this email already has this role here.' },
  'already-accepted': { status: 409, message: 'This invitation was already accepted.' },
  'owner-has-account': { status: 409, message: 'This rental owner already has an account.' },
  'head-stays': { status: 422, message: 'The head of the organization keeps access.' },
  'not-yourself': { status: 422, message: 'You cannot end your own access.' },
  'cannot-view-as': { status: 422, message: 'You can only view as an active person who is not an admin.' },
  'view-as-only': {
    status: 403,
    message: 'You are viewing this as someone else. Nothing can be changed here.',
  },
  'wrong-code': { status: 422, message: 'That code is incorrect. Use the newest one from your app.' },
  'second-factor-on': { status: 409, message: 'Two-step login is already on.' },
  'second-factor-off': { status: 409, message: 'Two-step login is not on.' },
  'login-expired': { status: 422, message: 'This login took too long. Please start again.' },
  'document-limit': { status: 422, message: 'This unit has as many documents as it can hold.' },
  'note-limit': {
    status: 422,
    message: 'This unit has as many notes as it can hold. Delete one of your own first.',
  },
  'import-ended': { status: 409, message: 'This import has ended.' },
  'invitation-limit': {
    status: 429,
    message: `Before its first payment, an organization can invite ${unpaidInvitationsADay} people a day. Invite more tomorrow, or pay for your plan now.`,
  },
  'lease-frozen': { status: 409, message: leaseRefusals['lease-frozen'] },
  'lease-incomplete': { status: 422, message: leaseRefusals['lease-incomplete'] },
  'bad-shares': { status: 422, message: leaseRefusals['bad-shares'] },
  'unit-taken': { status: 422, message: leaseRefusals['unit-taken'] },
  'too-many-drafts': { status: 422, message: leaseRefusals['too-many-drafts'] },
  'wrong-status': { status: 422, message: leaseRefusals['wrong-status'] },
  'link-ended': { status: 404, message: leaseRefusals['link-ended'] },
  'report-signed': { status: 409, message: leaseRefusals['report-signed'] },
  'report-sent': { status: 409, message: leaseRefusals['report-sent'] },
  'already-signed': { status: 409, message: leaseRefusals['already-signed'] },
  'not-your-turn': { status: 422, message: leaseRefusals['not-your-turn'] },
  'consent-missing': { status: 422, message: leaseRefusals['consent-missing'] },
  'signature-missing': { status: 422, message: leaseRefusals['signature-missing'] },
  'term-begun': { status: 422, message: leaseRefusals['term-begun'] },
  'witness-missing': { status: 422, message: leaseRefusals['witness-missing'] },
  'renewal-open': { status: 422, message: leaseRefusals['renewal-open'] },
  'notice-given': { status: 422, message: leaseRefusals['notice-given'] },
  'notice-too-short': { status: 422, message: leaseRefusals['notice-too-short'] },
  'after-term-end': { status: 422, message: leaseRefusals['after-term-end'] },
  'keys-back': { status: 422, message: leaseRefusals['keys-back'] },
  'no-last-day': { status: 422, message: leaseRefusals['no-last-day'] },
  'bad-day': { status: 422, message: leaseRefusals['bad-day'] },
  'deposit-held': { status: 422, message: leaseRefusals['deposit-held'] },
  'bad-amount': { status: 422, message: ledgerRefusals['bad-amount'] },
  'more-than-open': { status: 422, message: ledgerRefusals['more-than-open'] },
  'more-than-paid': { status: 422, message: ledgerRefusals['more-than-paid'] },
  'not-settled': { status: 409, message: ledgerRefusals['not-settled'] },
  'online-off': { status: 409, message: 'Online payments are not offered for this home at the moment.' },
  'autopay-taken': { status: 409, message: 'Another tenant of this home pays by autopay already.' },
  'autopay-off': { status: 409, message: 'Autopay is off. Set it up first.' },
  'no-rent-ahead': { status: 409, message: 'No rent is to come, so there is nothing to debit.' },
  'paid-online': {
    status: 409,
    message:
      'This was paid online. If it is returned, the payment provider says so and it is entered by itself.',
  },
  'refund-refused': { status: 422, message: 'The payment provider did not accept this refund.' },
  'not-reversible': { status: 409, message: ledgerRefusals['not-reversible'] },
  'deposit-used': { status: 422, message: ledgerRefusals['deposit-used'] },
  'more-than-held': { status: 422, message: ledgerRefusals['more-than-held'] },
  'not-same-tenant': { status: 422, message: 'The other lease does not name this tenant.' },
  'deposit-settled': { status: 422, message: ledgerRefusals['deposit-settled'] },
  'refund-missing': { status: 422, message: ledgerRefusals['refund-missing'] },
  'payment-pending': { status: 409, message: ledgerRefusals['payment-pending'] },
  'refund-under-way': { status: 409, message: ledgerRefusals['refund-under-way'] },
  'deposit-moved': { status: 422, message: ledgerRefusals['deposit-moved'] },
  'too-many-payments': { status: 422, message: ledgerRefusals['too-many-payments'] },
  'already-opened': { status: 409, message: ledgerRefusals['already-opened'] },
  'already-reversed': { status: 409, message: ledgerRefusals['already-reversed'] },
  'more-than-distributable': { status: 422, message: ledgerRefusals['more-than-distributable'] },
  'owner-not-payable': {
    status: 422,
    message: 'This owner has no bank account that can be paid. Record a check instead.',
  },
  'transfer-refused': {
    status: 422,
    message: 'The payment provider did not accept this transfer. Nothing was paid out.',
  },
  'transfer-kept': {
    status: 422,
    message:
      'The provider cannot take this back: the money has left the owner’s account. Record it as a contribution once the owner pays it back.',
  },
  'transfer-moving': {
    status: 409,
    message: 'This transfer is still being sent. Try again in a few minutes.',
  },
  'bill-not-open': { status: 409, message: ledgerRefusals['bill-not-open'] },
  'nothing-moved': { status: 422, message: ledgerRefusals['nothing-moved'] },
  'nothing-due': { status: 422, message: ledgerRefusals['nothing-due'] },
  'statement-issued': {
    status: 409,
    message: 'A statement of this month or a later one was issued already.',
  },
  'statement-differs': {
    status: 409,
    message:
      'Two ways of computing this statement do not agree. Nothing was issued, and we have been alarmed.',
  },
  'line-settled': {
    status: 409,
    message: 'This bank line cannot be changed: it is matched, set aside, or reconciled already.',
  },
  'not-reconciled': {
    status: 422,
    message: 'Every line needs an answer, and the difference must be $0.00.',
  },
  'month-not-over': { status: 422, message: 'This month is not over yet.' },
  'no-fee-due': { status: 422, message: ledgerRefusals['no-fee-due'] },
  'period-locked': { status: 422, message: ledgerRefusals['period-locked'] },
  'template-limit': { status: 422, message: 'Your organization has reached its limit of templates.' },
  'application-closed': { status: 422, message: applicationRefusals['application-closed'] },
  'people-limit': { status: 422, message: applicationRefusals['people-limit'] },
  'file-limit': { status: 422, message: applicationRefusals['file-limit'] },
  'message-limit': { status: 422, message: applicationRefusals['message-limit'] },
  'fee-not-due': { status: 422, message: applicationRefusals['fee-not-due'] },
  'fee-not-refundable': { status: 422, message: applicationRefusals['fee-not-refundable'] },
  'screening-open': { status: 422, message: applicationRefusals['screening-open'] },
  'screening-moved': { status: 422, message: applicationRefusals['screening-moved'] },
  'screening-ended': { status: 422, message: applicationRefusals['screening-ended'] },
  'must-be-kept': { status: 422, message: applicationRefusals['must-be-kept'] },
  'conditions-missing': { status: 422, message: applicationRefusals['conditions-missing'] },
  'notice-missing': { status: 422, message: applicationRefusals['notice-missing'] },
  'bureau-away': {
    status: 503,
    message: 'The screening bureau is not responding. Please try again in a moment.',
  },
  'too-many-tries': { status: 429, message: 'Too many tries. Please wait and try again.' },
  busy: { status: 503, message: 'Too many people at once. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type RefusalCode = keyof typeof refusals;

/** `fields` maps a field's name to its message; only too-many-tries has `retryAfterSeconds`. */
export type RefusalDetails = {
  readonly fields?: Record<string, string>;
  readonly retryAfterSeconds?: number;
};

/** Carries a refusal from a rule or a store to the one place that answers. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    readonly code: RefusalCode,
    readonly details: RefusalDetails = {},
  ) {
    super(refusals[code].message);
  }
}

/** `throw refuse('unit-limit')`. */
export const refuse = (code: RefusalCode, details?: RefusalDetails): Refusal => new Refusal(code, details);
