import { leaseRefusals } from '../domain/leases/refusals';
import { ledgerRefusals } from '../domain/ledger/refusals';
import { messages } from '../domain/messages';
import { unpaidInvitationsADay } from '../domain/people/people';
import { archiveRefusals } from '../domain/portfolio/archived-properties';
import { requestRefusals } from '../domain/requests/refusals';
import { applicationRefusals } from '../domain/screening/application-refusals';

/** Every expected refusal, by name. Only this table knows HTTP statuses (decisions, Calls: Errors). */
export const refusals = {
  malformed: { status: 400, message: 'We couldn’t read that. Try again.' },
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
      'The organization’s plan no longer includes team members. Ask its account owner to choose the Org plan again.',
  },
  'not-permitted': { status: 403, message: 'You don’t have permission to do this.' },
  'account-read-only': {
    status: 403,
    message: 'Your trial or plan ended. You can read and export everything. Choose a plan to make changes.',
  },
  'not-found': { status: 404, message: 'Not found.' },
  'link-not-valid': { status: 404, message: 'This link expired. Ask for a new one.' },
  'owner-email-taken': { status: 409, message: messages.emailExistsUseDifferent },
  conflict: { status: 409, message: 'Someone else changed this at the same time. Try again.' },
  'in-progress': { status: 409, message: 'We’re still working on this. Try again in a moment.' },
  'too-large': { status: 413, message: 'That file is too big.' },
  invalid: { status: 422, message: 'Fix the highlighted fields.' },
  'key-reused': {
    status: 422,
    message: 'This was already sent with different details. Reload and try again.',
  },
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
  'property-has-lease': { status: 422, message: archiveRefusals['property-has-lease'] },
  'property-has-money': { status: 422, message: archiveRefusals['property-has-money'] },
  'property-archived': { status: 409, message: archiveRefusals['property-archived'] },
  'no-subscription': { status: 422, message: 'There’s no paid plan yet.' },
  'already-subscribed': { status: 409, message: 'You’re already on a paid plan. Change it instead.' },
  'plan-too-small': { status: 422, message: 'This plan is too small for your properties and units.' },
  'payment-declined': { status: 422, message: 'The payment was declined. Nothing was changed.' },
  'payments-away': {
    status: 503,
    message: 'The payment provider isn’t responding. Try again in a moment.',
  },
  'org-plan-needed': { status: 422, message: 'People and their permissions require the Org plan.' },
  'already-member': { status: 409, message: 'Someone with this email already has this role here.' },
  'email-missing': { status: 422, message: 'Enter an email address first.' },
  'already-accepted': { status: 409, message: 'This invitation was already accepted.' },
  'owner-has-account': { status: 409, message: 'This rental owner already has an account.' },
  'head-stays': { status: 422, message: 'The head of the organization keeps access.' },
  'not-yourself': { status: 422, message: 'You can’t end your own access.' },
  'cannot-view-as': { status: 422, message: 'You can only view as an active person who is not an admin.' },
  'view-as-only': {
    status: 403,
    message: 'You’re viewing Keystead as someone else. You can’t change anything.',
  },
  'wrong-code': { status: 422, message: 'That code is incorrect. Use the newest one from your app.' },
  'second-factor-on': { status: 409, message: 'Two-step login is already on.' },
  'second-factor-off': { status: 409, message: 'Two-step login is off.' },
  'login-expired': { status: 422, message: 'This login took too long. Start again.' },
  'document-limit': { status: 422, message: 'This unit reached its limit of documents. Delete one first.' },
  'policy-limit': {
    status: 422,
    message: 'There is no room for another policy. Ask your landlord to remove an old one.',
  },
  'note-limit': {
    status: 422,
    message: 'This unit reached its limit of notes. Delete one of yours first.',
  },
  'import-ended': { status: 409, message: 'This import has ended.' },
  'import-settled': {
    status: 409,
    message: 'This import is more than 14 days old. What it brought in stays.',
  },
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
  'less-than-waived': { status: 422, message: ledgerRefusals['less-than-waived'] },
  'written-off': { status: 422, message: ledgerRefusals['written-off'] },
  'more-than-paid': { status: 422, message: ledgerRefusals['more-than-paid'] },
  'not-settled': { status: 409, message: ledgerRefusals['not-settled'] },
  'online-off': { status: 409, message: 'Online payments are off for this home.' },
  'autopay-method': {
    status: 409,
    message: 'Autopay uses this payment method. Turn autopay off, or give it another method first.',
  },
  'autopay-taken': { status: 409, message: 'Another tenant of this home already pays by autopay.' },
  'autopay-off': { status: 409, message: 'Autopay is off. Set it up first.' },
  'no-rent-ahead': { status: 409, message: 'There’s no upcoming rent to pay.' },
  'paid-online': {
    status: 409,
    message: 'This was paid online. If the bank returns it, we’ll record it automatically.',
  },
  'refund-refused': { status: 422, message: 'The payment provider didn’t accept this refund.' },
  'not-reversible': { status: 409, message: ledgerRefusals['not-reversible'] },
  'deposit-used': { status: 422, message: ledgerRefusals['deposit-used'] },
  'more-than-held': { status: 422, message: ledgerRefusals['more-than-held'] },
  'not-same-tenant': { status: 422, message: 'The other lease doesn’t name this tenant.' },
  'deposit-settled': { status: 422, message: ledgerRefusals['deposit-settled'] },
  'refund-missing': { status: 422, message: ledgerRefusals['refund-missing'] },
  'payment-pending': { status: 409, message: ledgerRefusals['payment-pending'] },
  'refund-under-way': { status: 409, message: ledgerRefusals['refund-under-way'] },
  'deposit-kept': { status: 422, message: ledgerRefusals['deposit-kept'] },
  'deposit-moved': { status: 422, message: ledgerRefusals['deposit-moved'] },
  'too-many-payments': { status: 422, message: ledgerRefusals['too-many-payments'] },
  'already-opened': { status: 409, message: ledgerRefusals['already-opened'] },
  'same-account': { status: 422, message: ledgerRefusals['same-account'] },
  'money-there': {
    status: 409,
    message: 'Money of properties lies in the accounts of before. Choose each property’s accounts first.',
  },
  'trust-short': { status: 409, message: ledgerRefusals['trust-short'] },
  'already-reversed': { status: 409, message: ledgerRefusals['already-reversed'] },
  'more-than-distributable': { status: 422, message: ledgerRefusals['more-than-distributable'] },
  'owner-not-payable': {
    status: 422,
    message: 'This owner has no bank account to pay. Record a check instead.',
  },
  'transfer-refused': {
    status: 422,
    message: 'The payment provider didn’t accept this transfer. Nothing was paid out.',
  },
  'transfer-kept': {
    status: 422,
    message:
      'The provider can’t reverse this because the money left the owner’s account. Record a contribution once the owner pays it back.',
  },
  'transfer-moving': {
    status: 409,
    message: 'This transfer is still being sent. Try again in a few minutes.',
  },
  'check-used': { status: 409, message: 'This check number is used already.' },
  'check-cleared': {
    status: 409,
    message: 'The bank has paid this check, so it can’t be voided.',
  },
  'part-of-check': {
    status: 409,
    message: 'A check paid this bill. Void the check on its bank account’s page instead.',
  },
  'bill-not-open': { status: 409, message: ledgerRefusals['bill-not-open'] },
  'nothing-moved': { status: 422, message: ledgerRefusals['nothing-moved'] },
  'nothing-due': { status: 422, message: ledgerRefusals['nothing-due'] },
  'statement-issued': {
    status: 409,
    message: 'A statement for this month or a later one was already issued.',
  },
  'statement-differs': {
    status: 409,
    message:
      'We found a difference in this statement’s figures, so nothing was issued. We’re looking into it.',
  },
  'already-reconciled': {
    status: 409,
    message: 'This account is reconciled with the books already.',
  },
  'line-settled': {
    status: 409,
    message: 'This bank line is already matched, excluded, or reconciled, so you can’t change it.',
  },
  'not-reconciled': {
    status: 422,
    message: 'Every line needs an answer, and the difference must be $0.00.',
  },
  'opening-stands': {
    status: 409,
    message: 'The opening balances were brought in. Undo them first.',
  },
  'not-tied': { status: 422, message: 'The opening balances don’t tie yet.' },
  'opening-settled': {
    status: 409,
    message: 'These opening balances were signed off, or brought in more than 14 days ago. They stay.',
  },
  'opening-used': { status: 409, message: 'Something rests on these opening balances.' },
  'part-of-opening': {
    status: 409,
    message: 'This is part of the opening balances. Undo those as a whole.',
  },
  'month-not-over': { status: 422, message: 'This month isn’t over yet.' },
  'no-fee-due': { status: 422, message: ledgerRefusals['no-fee-due'] },
  'undo-over': { status: 422, message: ledgerRefusals['undo-over'] },
  'period-locked': { status: 422, message: ledgerRefusals['period-locked'] },
  'template-limit': { status: 422, message: 'Your organization reached its limit of templates.' },
  'account-reconciled': { status: 422, message: ledgerRefusals['account-reconciled'] },
  'application-closed': { status: 422, message: applicationRefusals['application-closed'] },
  'people-limit': { status: 422, message: applicationRefusals['people-limit'] },
  'file-limit': { status: 422, message: applicationRefusals['file-limit'] },
  'bad-times': { status: 422, message: applicationRefusals['bad-times'] },
  'no-time': { status: 422, message: applicationRefusals['no-time'] },
  'own-times': { status: 422, message: applicationRefusals['own-times'] },
  'message-limit': { status: 422, message: applicationRefusals['message-limit'] },
  'fee-not-due': { status: 422, message: applicationRefusals['fee-not-due'] },
  'fee-not-refundable': { status: 422, message: applicationRefusals['fee-not-refundable'] },
  'screening-open': { status: 422, message: applicationRefusals['screening-open'] },
  'screening-moved': { status: 422, message: applicationRefusals['screening-moved'] },
  'screening-ended': { status: 422, message: applicationRefusals['screening-ended'] },
  'must-be-kept': { status: 422, message: applicationRefusals['must-be-kept'] },
  'conditions-missing': { status: 422, message: applicationRefusals['conditions-missing'] },
  'notice-missing': { status: 422, message: applicationRefusals['notice-missing'] },
  'request-limit': { status: 422, message: requestRefusals['request-limit'] },
  'request-full': { status: 422, message: requestRefusals['request-full'] },
  'not-open': { status: 409, message: requestRefusals['not-open'] },
  'not-triaged': { status: 422, message: requestRefusals['not-triaged'] },
  'vendor-uninsured': { status: 422, message: requestRefusals['vendor-uninsured'] },
  'vendor-archived': { status: 409, message: requestRefusals['vendor-archived'] },
  'job-ended': { status: 409, message: requestRefusals['job-ended'] },
  'not-accepted': { status: 422, message: requestRefusals['not-accepted'] },
  'approval-needed': { status: 422, message: requestRefusals['approval-needed'] },
  'nothing-proposed': { status: 422, message: requestRefusals['nothing-proposed'] },
  'own-proposal': { status: 422, message: requestRefusals['own-proposal'] },
  'bad-window': { status: 422, message: requestRefusals['bad-window'] },
  'not-past': { status: 422, message: requestRefusals['not-past'] },
  'nothing-asked': { status: 409, message: requestRefusals['nothing-asked'] },
  'already-answered': { status: 409, message: requestRefusals['already-answered'] },
  'not-emergency': { status: 422, message: requestRefusals['not-emergency'] },
  'not-waiting': { status: 409, message: requestRefusals['not-waiting'] },
  'not-done': { status: 409, message: requestRefusals['not-done'] },
  'too-late': { status: 422, message: requestRefusals['too-late'] },
  begun: { status: 409, message: requestRefusals.begun },
  'no-owners': { status: 422, message: requestRefusals['no-owners'] },
  'no-lease': { status: 422, message: requestRefusals['no-lease'] },
  'cost-undone': { status: 409, message: requestRefusals['cost-undone'] },
  'bill-of-request': { status: 409, message: requestRefusals['bill-of-request'] },
  'vendor-has-jobs': { status: 409, message: requestRefusals['vendor-has-jobs'] },
  'recurring-limit': { status: 422, message: 'There are too many recurring ones here. End one first.' },
  'vendor-limit': { status: 422, message: requestRefusals['vendor-limit'] },
  'bureau-away': {
    status: 503,
    message: 'The screening bureau isn’t responding. Try again in a moment.',
  },
  'too-many-tries': { status: 429, message: 'Too many tries. Wait a bit and try again.' },
  busy: { status: 503, message: 'Keystead is busy. Try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type RefusalCode = keyof typeof refusals;

/** `fields` maps a field's name to its message; only too-many-tries has `retryAfterSeconds`. */
export type RefusalDetails = {
  /** In place of the refusal's own message, when it names what stands in the way. */
  readonly message?: string;
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
    super(details.message ?? refusals[code].message);
  }
}

/** `throw refuse('unit-limit')`. */
export const refuse = (code: RefusalCode, details?: RefusalDetails): Refusal => new Refusal(code, details);
