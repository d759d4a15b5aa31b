import { addApplicationDocument } from './add-application-document';
import { addApplicationPerson } from './add-application-person';
import { answerMessage } from './answer-message';
import { askAboutHome } from './ask-about-home';
import { askForAccount } from './ask-for-account';
import { askWhatIsKept } from './ask-what-is-kept';
import { confirmQuestion } from './confirm-question';
import { createApplicationUpload } from './create-application-upload';
import { getMyApplications } from './get-my-applications';
import { listingCard } from './listing-card';
import { moveShowing } from './move-showing';
import { openApplication } from './open-application';
import { openApplicationDocument } from './open-application-document';
import { openListing } from './open-listing';
import { openMyApplication } from './open-my-application';
import { payApplicationFee } from './pay-application-fee';
import { readMessages } from './read-messages';
import { removeApplication } from './remove-application';
import { removeApplicationDocument } from './remove-application-document';
import { removeApplicationPerson } from './remove-application-person';
import { reuseMyAnswers } from './reuse-my-answers';
import { saveApplication } from './save-application';
import { startApplication } from './start-application';

export const applyHandlers = {
  getMyApplications,
  openMyApplication,
  reuseMyAnswers,
  askForAccount,
  readMessages,
  answerMessage,
  payApplicationFee,
  openListing,
  listingCard,
  askAboutHome,
  confirmQuestion,
  moveShowing,
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
};
