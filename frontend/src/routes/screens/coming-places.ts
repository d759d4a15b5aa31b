import type { ComingPath } from './coming-paths';

/** What each place that is still to come will be. */
export const comingPlaces = {
  '/createLeaseTemplate': {
    title: 'Lease template',
    text: 'Here the text that leases start from is written.',
  },
  '/moveIn': {
    title: 'Move-in',
    text: 'Here the move into a unit is prepared: keys, meters, condition, first rent.',
  },
  '/moveOut': {
    title: 'Move-out',
    text: 'Here the move out of a unit is settled: condition, meters, deposit.',
  },
  '/applicantsList': { title: 'Applicants', text: 'Here stand the people who ask for a unit.' },
  '/application-details': { title: 'Application', text: 'Here an application is read and answered.' },
  '/addApplicant': { title: 'Add applicant', text: 'Here somebody who asks for a unit is added.' },
  '/view-Applicant': { title: 'Applicant', text: 'Here an applicant is seen with what was handed in.' },
  '/applicant-details': {
    title: 'Applicant details',
    text: 'Here an applicant is followed, and screening is ordered.',
  },
  '/applicantScreening': {
    title: 'Screening order',
    text: 'Here a screening of an applicant is put together.',
  },
  '/confirm-screening': { title: 'Confirm screening', text: 'Here a screening order is checked and sent.' },
  '/tenantsList': { title: 'Tenants', text: 'Here stand the people who live in your units.' },
  '/tenants-LoginData': {
    title: 'Tenant access',
    text: 'Here a tenant’s access to the product is given and taken.',
  },
  '/tenants-PropertyData': { title: 'My home', text: 'Here a tenant sees the house he lives in.' },
  '/tenants-UnitData': { title: 'My unit', text: 'Here a tenant sees the unit he rents.' },
  '/ledgesData': { title: 'Ledger', text: 'Here stands what is owed and what was paid.' },
  '/ledges-totalpayment': { title: 'Payments in total', text: 'Here payments are added up.' },
  '/add-charge': { title: 'Add charge', text: 'Here something is charged to a lease.' },
  '/edit-charge': { title: 'Change charge', text: 'Here a charge is put right.' },
  '/receive-payment': { title: 'Receive payment', text: 'Here a payment by cash or check is written down.' },
  '/editPayment-status': { title: 'Payment status', text: 'Here the state of a payment is put right.' },
  '/pay-charge': { title: 'Pay a charge', text: 'Here a tenant pays one charge.' },
  '/payrent': { title: 'Pay rent', text: 'Here a tenant pays the rent.' },
  '/paymentconfirmation': { title: 'Payment', text: 'Here a tenant sees how a payment went.' },
  '/servicerequest': {
    title: 'Service requests',
    text: 'Here stands what is to be repaired, and how far it is.',
  },
  '/servicerequestDetails-data': { title: 'Service request', text: 'Here a request is followed.' },
  '/servicerequest-form': { title: 'Ask for a repair', text: 'Here a request is written, with photos.' },
  '/reports': { title: 'Reports', text: 'Here stand revenue, performance and unit status over time.' },
  '/chatbot': { title: 'Assistant', text: 'Here questions about your properties are answered.' },
} as const satisfies Record<ComingPath, { title: string; text: string }>;

export const isComing = (path: string): path is ComingPath => Object.hasOwn(comingPlaces, path);
