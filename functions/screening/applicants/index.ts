import { addApplicant } from './add-applicant';
import { addApplicantNote } from './add-applicant-note';
import { answerApplicants } from './answer-applicants';
import { compareApplicants } from './compare-applicants';
import { countApplicants } from './count-applicants';
import { decideApplication } from './decide-application';
import { getApplicant } from './get-applicant';
import { getApplicantMessages } from './get-applicant-messages';
import { listApplicants } from './list-applicants';
import { moveApplicant } from './move-applicant';
import { moveApplicantShowing } from './move-applicant-showing';
import { openApplicantDocument } from './open-applicant-document';
import { recordApplicationFee } from './record-application-fee';
import { refundApplicationFee } from './refund-application-fee';
import { sendApplicantMessage } from './send-applicant-message';
import { setApplicationLink } from './set-application-link';
import { tellOtherApplicants } from './tell-other-applicants';

export const applicantHandlers = {
  getApplicantMessages,
  sendApplicantMessage,
  listApplicants,
  countApplicants,
  getApplicant,
  compareApplicants,
  tellOtherApplicants,
  addApplicant,
  setApplicationLink,
  addApplicantNote,
  decideApplication,
  moveApplicant,
  moveApplicantShowing,
  answerApplicants,
  recordApplicationFee,
  refundApplicationFee,
  openApplicantDocument,
};
