import { getLeaseAgreementDetails } from './get-lease-agreement-details';
import { getLeaseData } from './get-lease-data';
import { getSealedPaper } from './get-sealed-paper';
import { resendLink } from './resend-link';
import { sendLease } from './send-lease';
import { signInPerson } from './sign-in-person';
import { voidLease } from './void-lease';

export const signingHandlers = {
  getSealedPaper,
  sendLease,
  voidLease,
  signInPerson,
  resendLink,
  getLeaseData,
  getLeaseAgreementDetails,
};
