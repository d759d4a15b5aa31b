import { leases } from '../../shared/contract/leases';
import { depsFromEnv } from '../runtime/deps/deps-from-env';
import { files } from '../runtime/deps/files';
import type { Handlers } from '../runtime/handlers';
import { feature } from '../runtime/pipeline/feature';
import { archiveTemplate } from './archive-template';
import { changeDraft } from './change-draft';
import { createDraft } from './create-draft';
import { discardDraft } from './discard-draft';
import { draftAgain } from './draft-again';
import { getLease } from './get-lease';
import { getLeaseAgreementDetails } from './get-lease-agreement-details';
import { getLeaseData } from './get-lease-data';
import { getLeaseText } from './get-lease-text';
import { getTemplate } from './get-template';
import { listLeases } from './list-leases';
import { listTemplates } from './list-templates';
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
  listTemplates,
  getTemplate,
  saveTemplate,
  archiveTemplate,
  getLeaseText,
  sendLease,
  voidLease,
  resendLink,
  getLeaseData,
  getLeaseAgreementDetails,
} satisfies Handlers<'leases'>;

export const gateways = { files };

export const handler = feature('leases', { rows: leases, handlers }, depsFromEnv(gateways));
