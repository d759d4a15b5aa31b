import type { ComingPath } from './coming-paths';

/** What each unfinished page will do. */
export const comingPlaces = {
  '/moveIn': {
    title: 'Move-in',
    text: 'Prepare a move-in: keys, meters, condition, first rent.',
  },
  '/moveOut': {
    title: 'Move-out',
    text: 'Settle a move-out: condition, meters, deposit.',
  },
  '/applicantsList': { title: 'Applicants', text: 'The people who apply for your units.' },
  '/application-details': { title: 'Application', text: 'Read and answer an application.' },
  '/addApplicant': { title: 'Add applicant', text: 'Add someone who is applying for a unit.' },
  '/view-Applicant': { title: 'Applicant', text: 'See an applicant and everything they sent in.' },
  '/applicant-details': {
    title: 'Applicant details',
    text: 'Follow an applicant and order screening.',
  },
  '/applicantScreening': {
    title: 'Screening order',
    text: 'Put together a screening order for an applicant.',
  },
  '/confirm-screening': { title: 'Confirm screening', text: 'Check and send a screening order.' },
  '/ledgesData': { title: 'Ledger', text: 'What is owed and what was paid.' },
  '/ledges-totalpayment': { title: 'Payments in total', text: 'All payments, with totals.' },
  '/add-charge': { title: 'Add charge', text: 'Charge something to a lease.' },
  '/edit-charge': { title: 'Change charge', text: 'Correct a charge.' },
  '/receive-payment': { title: 'Receive payment', text: 'Record a payment by cash or check.' },
  '/editPayment-status': { title: 'Payment status', text: 'Correct the status of a payment.' },
  '/pay-charge': { title: 'Pay a charge', text: 'Pay one charge.' },
  '/payrent': { title: 'Pay rent', text: 'Pay your rent.' },
  '/paymentconfirmation': { title: 'Payment', text: 'See how a payment went.' },
  '/servicerequest': {
    title: 'Service requests',
    text: 'What needs repair, and how far along it is.',
  },
  '/servicerequestDetails-data': { title: 'Service request', text: 'Follow a request.' },
  '/servicerequest-form': { title: 'Ask for a repair', text: 'Ask for a repair, with photos.' },
  '/reports': { title: 'Reports', text: 'Revenue, performance and unit status over time.' },
  '/chatbot': { title: 'Assistant', text: 'Ask questions about your properties.' },
} as const satisfies Record<ComingPath, { title: string; text: string }>;

export const isComing = (path: string): path is ComingPath => Object.hasOwn(comingPlaces, path);
