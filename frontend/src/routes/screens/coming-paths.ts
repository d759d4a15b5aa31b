/** Spec paths without a screen yet; a finished one leaves the list. Their texts load with the screen. */
export const comingPaths = [
  '/servicerequest',
  '/servicerequestDetails-data',
  '/servicerequest-form',
  '/chatbot',
] as const;

export type ComingPath = (typeof comingPaths)[number];
