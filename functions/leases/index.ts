import { leases } from '../../shared/contract/leases';
import { depsFromEnv } from '../runtime/deps/deps-from-env';
import { files } from '../runtime/deps/files';
import type { Handlers } from '../runtime/handlers';
import { feature } from '../runtime/pipeline/feature';
import { archiveTemplate } from './archive-template';
import { bringLeaseFile } from './bring-lease-file';
import { changeDeductions } from './change-deductions';
import { changeDraft } from './change-draft';
import { chooseTimeZone } from './choose-time-zone';
import { closeConditionReport } from './close-condition-report';
import { countLeases } from './count-leases';
import { createConditionUpload } from './create-condition-upload';
import { createDraft } from './create-draft';
import { createLeaseUpload } from './create-lease-upload';
import { discardDraft } from './discard-draft';
import { draftAgain } from './draft-again';
import { getConditionReport } from './get-condition-report';
import { getLease } from './get-lease';
import { getLeaseAgreementDetails } from './get-lease-agreement-details';
import { getLeaseData } from './get-lease-data';
import { getLeaseText } from './get-lease-text';
import { getSealedPaper } from './get-sealed-paper';
import { getSettlement } from './get-settlement';
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
import { saveConditionReport } from './save-condition-report';
import { saveTemplate } from './save-template';
import { sendConditionReport } from './send-condition-report';
import { sendLease } from './send-lease';
import { setRentShares } from './set-rent-shares';
import { settleDeposit } from './settle-deposit';
import { signConditionReport } from './sign-condition-report';
import { signInPerson } from './sign-in-person';
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
  createLeaseUpload,
  bringLeaseFile,
  getSealedPaper,
  sendLease,
  voidLease,
  signInPerson,
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
  setRentShares,
  chooseTimeZone,
  getConditionReport,
  createConditionUpload,
  saveConditionReport,
  signConditionReport,
  sendConditionReport,
  closeConditionReport,
  changeDeductions,
  getSettlement,
  settleDeposit,
} satisfies Handlers<'leases'>;

export const gateways = { files };

export const handler = feature('leases', { rows: leases, handlers }, depsFromEnv(gateways));
