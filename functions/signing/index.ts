import { signing } from '../../shared/contract/signing';
import { depsFromEnv } from '../runtime/deps/deps-from-env';
import { files } from '../runtime/deps/files';
import { printer } from '../runtime/deps/printer';
import type { Handlers } from '../runtime/handlers';
import { feature } from '../runtime/pipeline/feature';
import { answerMailedReport } from './answer-mailed-report';
import { askQuestion } from './ask-question';
import { consentToSign } from './consent-to-sign';
import { cosignerESign } from './cosigner-e-sign';
import { createReportUpload } from './create-report-upload';
import { declineToSign } from './decline-to-sign';
import { getLeaseDetailsForCosigner } from './get-lease-details-for-cosigner';
import { getLeaseMergeFieldData } from './get-lease-merge-field-data';
import { getSealCertificates } from './get-seal-certificates';
import { getSignedCopy } from './get-signed-copy';
import { openMailedReport } from './open-mailed-report';
import { openSigning } from './open-signing';
import { saveReportRemarks } from './save-report-remarks';
import { signLease } from './sign-lease';

export const handlers = {
  openSigning,
  consentToSign,
  signLease,
  declineToSign,
  askQuestion,
  getSignedCopy,
  openMailedReport,
  createReportUpload,
  saveReportRemarks,
  answerMailedReport,
  getSealCertificates,
  getLeaseDetailsForCosigner,
  getLeaseMergeFieldData,
  cosignerESign,
} satisfies Handlers<'signing'>;

export const gateways = { files, printer };

export const handler = feature('signing', { rows: signing, handlers }, depsFromEnv(gateways));
