import { screening } from '../../shared/contract/screening';
import { bureau } from '../runtime/deps/bureau';
import { depsFromEnv } from '../runtime/deps/deps-from-env';
import { reportKey } from '../runtime/deps/field-keys';
import { files } from '../runtime/deps/files';
import { payments } from '../runtime/deps/payments';
import type { Handlers } from '../runtime/handlers';
import { feature } from '../runtime/pipeline/feature';
import { addApplicant } from './add-applicant';
import { addApplicantNote } from './add-applicant-note';
import { addApplicationDocument } from './add-application-document';
import { addApplicationPerson } from './add-application-person';
import { addScreeningOrder } from './add-screening-order';
import { answerApplicants } from './answer-applicants';
import { answerMessage } from './answer-message';
import { askForAccount } from './ask-for-account';
import { askWhatIsKept } from './ask-what-is-kept';
import { cancelScreening } from './cancel-screening';
import { compareApplicants } from './compare-applicants';
import { completeScreening } from './complete-screening';
import { consentToScreening } from './consent-to-screening';
import { createApplicationUpload } from './create-application-upload';
import { decideApplication } from './decide-application';
import { getApplicant } from './get-applicant';
import { getApplicantMessages } from './get-applicant-messages';
import { getMyApplications } from './get-my-applications';
import { getScreeningReport } from './get-screening-report';
import { listApplicants } from './list-applicants';
import { moveApplicant } from './move-applicant';
import { openApplicantDocument } from './open-applicant-document';
import { openApplication } from './open-application';
import { openApplicationDocument } from './open-application-document';
import { openListing } from './open-listing';
import { openMyApplication } from './open-my-application';
import { payApplicationFee } from './pay-application-fee';
import { payOwnScreeningFee, payScreeningFee } from './pay-screening-fee';
import { readMessages } from './read-messages';
import { receiveReport } from './receive-report';
import { recordApplicationFee } from './record-application-fee';
import { recordScreeningFee } from './record-screening-fee';
import { refreshScreening } from './refresh-screening';
import { refundApplicationFee } from './refund-application-fee';
import { removeApplication } from './remove-application';
import { removeApplicationDocument } from './remove-application-document';
import { removeApplicationPerson } from './remove-application-person';
import { saveApplication } from './save-application';
import { sendApplicantMessage } from './send-applicant-message';
import { setApplicationLink } from './set-application-link';
import { startApplication } from './start-application';
import { startScreening } from './start-screening';
import { tellOtherApplicants } from './tell-other-applicants';

export const handlers = {
  getMyApplications,
  openMyApplication,
  askForAccount,
  getApplicantMessages,
  sendApplicantMessage,
  readMessages,
  answerMessage,
  listApplicants,
  getApplicant,
  compareApplicants,
  tellOtherApplicants,
  addApplicant,
  setApplicationLink,
  addApplicantNote,
  decideApplication,
  moveApplicant,
  answerApplicants,
  addScreeningOrder,
  cancelScreening,
  refreshScreening,
  recordScreeningFee,
  recordApplicationFee,
  refundApplicationFee,
  payApplicationFee,
  payScreeningFee,
  payOwnScreeningFee,
  getScreeningReport,
  openApplicantDocument,
  openListing,
  openApplication,
  startApplication,
  saveApplication,
  addApplicationPerson,
  removeApplicationPerson,
  createApplicationUpload,
  addApplicationDocument,
  openApplicationDocument,
  removeApplicationDocument,
  askWhatIsKept,
  removeApplication,
  completeScreening,
  startScreening,
  consentToScreening,
  receiveReport,
} satisfies Handlers<'screening'>;

export const gateways = { bureau, files, payments, reportKey };

export const handler = feature('screening', { rows: screening, handlers }, depsFromEnv(gateways));
