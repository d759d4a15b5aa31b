/** Spec paths without a screen yet; a finished one leaves the list. Their texts load with the screen. */
export const comingPaths = [
  '/moveIn',
  '/moveOut',
  '/applicantsList',
  '/application-details',
  '/addApplicant',
  '/view-Applicant',
  '/applicant-details',
  '/applicantScreening',
  '/confirm-screening',
  '/ledgesData',
  '/ledges-totalpayment',
  '/add-charge',
  '/edit-charge',
  '/receive-payment',
  '/editPayment-status',
  '/pay-charge',
  '/payrent',
  '/paymentconfirmation',
  '/servicerequest',
  '/servicerequestDetails-data',
  '/servicerequest-form',
  '/reports',
  '/chatbot',
] as const;

export type ComingPath = (typeof comingPaths)[number];
