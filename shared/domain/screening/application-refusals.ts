/** Why a move of an application is refused, in words. */
export const applicationRefusals = {
  'application-closed': 'This application was already submitted or decided.',
  'people-limit': 'An application takes at most six more people.',
  'file-limit': 'An application takes at most ten documents. Remove one first.',
  'message-limit': 'An application takes at most 200 messages.',
  'fee-not-due': 'This application has no fee to pay now.',
  'fee-not-refundable': 'Only a fee that was paid online can be sent back, once.',
  'screening-open': 'A screening of this applicant is already in progress.',
  'screening-moved': 'This screening is past that step.',
  'screening-ended': 'This screening was canceled or has expired.',
  'must-be-kept': 'This must be kept until its date because it led to a lease or a report about you.',
  'conditions-missing': 'Conditions are a deposit above the usual one, a co-signer, or both.',
  'notice-missing': 'There is a report. Send the adverse-action notice, or record why none is required.',
} as const;
export type ApplicationRefusal = keyof typeof applicationRefusals;
