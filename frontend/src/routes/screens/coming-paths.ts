/** Spec paths without a screen yet; a finished one leaves the list. Their texts load with the screen. */
export const comingPaths = [
  '/editPayment-status',
  '/servicerequest',
  '/servicerequestDetails-data',
  '/servicerequest-form',
  '/chatbot',
] as const;

export type ComingPath = (typeof comingPaths)[number];
