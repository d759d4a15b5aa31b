import { requests } from '../../shared/contract/requests';
import { depsFromEnv } from '../runtime/deps/deps-from-env';
import { files } from '../runtime/deps/files';
import type { Handlers } from '../runtime/handlers';
import { feature } from '../runtime/pipeline/feature';
import { acknowledgeHazard } from './acknowledge-hazard';
import { addRequestFiles } from './add-request-files';
import { cancelRequest } from './cancel-request';
import { confirmRequest } from './confirm-request';
import { countRequests } from './count-requests';
import { createRequestUpload } from './create-request-upload';
import { getBoard } from './get-board';
import { getRequest } from './get-request';
import { acceptJob } from './jobs/accept-job';
import { assignRequest } from './jobs/assign-request';
import { declineJob } from './jobs/decline-job';
import { finishRequest } from './jobs/finish-request';
import { sendJobAgain } from './jobs/send-job-again';
import { startWork } from './jobs/start-work';
import { unassignRequest } from './jobs/unassign-request';
import { listRequestPlaces } from './list-request-places';
import { listRequests } from './list-requests';
import { mergeRequest } from './merge-request';
import { addCost } from './money/add-cost';
import { addEstimate } from './money/add-estimate';
import { undoCost } from './money/undo-cost';
import { answerApproval } from './owners/answer-approval';
import { answerAsk } from './owners/answer-ask';
import { askOwners } from './owners/ask-owners';
import { openApproval } from './owners/open-approval';
import { overrideOwners } from './owners/override-owners';
import { withdrawAsk } from './owners/withdraw-ask';
import { raiseRequest } from './raise-request';
import { reopenRequest } from './reopen-request';
import { resumeRequest } from './resume-request';
import { getRepairTerms } from './settings/get-repair-terms';
import { getShutOffs } from './settings/get-shut-offs';
import { setRepairTerms } from './settings/set-repair-terms';
import { setShutOffs } from './settings/set-shut-offs';
import { snoozeRequest } from './snooze-request';
import { listMessages } from './thread/list-messages';
import { markMessagesRead } from './thread/mark-messages-read';
import { sayInRequest } from './thread/say-in-request';
import { triageRequest } from './triage-request';
import { agreeVisit } from './visits/agree-visit';
import { callOffVisit } from './visits/call-off-visit';
import { getVisitCalendar } from './visits/get-visit-calendar';
import { missVisit } from './visits/miss-visit';
import { proposeVisit } from './visits/propose-visit';
import { waitRequest } from './wait-request';

export const handlers = {
  listRequests,
  countRequests,
  getBoard,
  getRequest,
  listRequestPlaces,
  getVisitCalendar,
  createRequestUpload,
  raiseRequest,
  addRequestFiles,
  triageRequest,
  snoozeRequest,
  mergeRequest,
  acknowledgeHazard,
  assignRequest,
  unassignRequest,
  sendJobAgain,
  acceptJob,
  declineJob,
  proposeVisit,
  agreeVisit,
  callOffVisit,
  missVisit,
  waitRequest,
  resumeRequest,
  startWork,
  finishRequest,
  confirmRequest,
  reopenRequest,
  cancelRequest,
  addEstimate,
  askOwners,
  withdrawAsk,
  answerAsk,
  overrideOwners,
  addCost,
  undoCost,
  openApproval,
  answerApproval,
  listMessages,
  sayInRequest,
  markMessagesRead,
  getRepairTerms,
  setRepairTerms,
  getShutOffs,
  setShutOffs,
} satisfies Handlers<'requests'>;

export const gateways = { files };

export const handler = feature('requests', { rows: requests, handlers }, depsFromEnv(gateways));
