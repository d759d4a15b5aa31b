/** Why a move of an application is refused, in words. */
export const applicationRefusals = {
  'application-closed': 'This application was already submitted or decided.',
  'people-limit': 'An application takes at most six more people.',
  'file-limit': 'An application takes at most ten documents. Remove one first.',
  'bad-times': 'Choose a time in the next 60 days, between 10 minutes and 4 hours long.',
  'no-time': 'There’s no such time to answer or take back any more.',
  'own-times': 'You proposed these times. The other side answers them.',
  'message-limit': 'An application takes at most 200 messages.',
  'fee-not-due': 'This application has no fee to pay now.',
  'fee-not-refundable': 'You can refund only a fee that was paid online, and only once.',
  'screening-open': 'A screening of this applicant is already in progress.',
  'screening-moved': 'This screening is already past that step.',
  'screening-ended': 'This screening was canceled or expired.',
  'must-be-kept': 'This must be kept until its date because it led to a lease or a report about you.',
  'conditions-missing': 'Conditions are a deposit above the usual one, a co-signer, or both.',
  'notice-missing': 'There is a report. Send the adverse-action notice, or record why none is required.',
} as const;
export type ApplicationRefusal = keyof typeof applicationRefusals;
