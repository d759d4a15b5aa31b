import { leases } from '../../shared/contract/leases';
import { depsFromEnv } from '../runtime/deps/deps-from-env';
import { files } from '../runtime/deps/files';
import type { Handlers } from '../runtime/handlers';
import { feature } from '../runtime/pipeline/feature';
import { archiveTemplate } from './archive-template';
import { changeDraft } from './change-draft';
import { chooseTimeZone } from './choose-time-zone';
import { countLeases } from './count-leases';
import { createDraft } from './create-draft';
import { discardDraft } from './discard-draft';
import { draftAgain } from './draft-again';
import { getLease } from './get-lease';
import { getLeaseAgreementDetails } from './get-lease-agreement-details';
import { getLeaseData } from './get-lease-data';
import { getLeaseText } from './get-lease-text';
import { getSealedPaper } from './get-sealed-paper';
import { getTemplate } from './get-template';
import {
  changeRent,
  decideHoldover,
  endLease,
  giveNotice,
  renewLease,
  reopenLease,
  returnKeys,
  takeNoticeBack,
} from './lease-moves';
import { listLeases } from './list-leases';
import { listTemplates } from './list-templates';
import { offerRenewal } from './offer-renewal';
import { resendLink } from './resend-link';
import { saveTemplate } from './save-template';
import { sendLease } from './send-lease';
import { voidLease } from './void-lease';

export const handlers = {
  createDraft,
  getLease,
  changeDraft,
  discardDraft,
  draftAgain,
  listLeases,
  countLeases,
  listTemplates,
  getTemplate,
  saveTemplate,
  archiveTemplate,
  getLeaseText,
  getSealedPaper,
  sendLease,
  voidLease,
  resendLink,
  getLeaseData,
  getLeaseAgreementDetails,
  renewLease,
  offerRenewal,
  giveNotice,
  takeNoticeBack,
  returnKeys,
  endLease,
  reopenLease,
  decideHoldover,
  changeRent,
  chooseTimeZone,
} satisfies Handlers<'leases'>;

export const gateways = { files };

export const handler = feature('leases', { rows: leases, handlers }, depsFromEnv(gateways));
