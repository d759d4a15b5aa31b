import { unitValueOf } from '../../../functions/common/leases/signing-links';
import { localDateOf } from '../../../shared/domain/dates';
import { consentText, reportConsent } from '../../../shared/domain/leases/signing/consent-text';
import { drawn } from '../../support/test-world/leases';
import { mailedReport } from '../support/conditions';
import { newSignedLease, newSigningOf } from '../support/leases';
import type { SamplesOf } from './making';

export const signing: SamplesOf<'signing'> = {
  openSigning: {
    input: async (making) => ({ body: { token: (await newSigningOf(making, { role: 'tenant' })).token } }),
  },
  consentToSign: {
    input: async (making) => ({
      body: {
        token: (await newSigningOf(making, { role: 'tenant' })).token,
        version: consentText.version,
      },
    }),
  },
  signLease: {
    creates: true,
    input: async (making) => {
      const opened = await newSigningOf(making, { role: 'tenant', consents: true });
      return { body: { ...opened, name: 'Ada Byron', method: 'drawn', signature: drawn } };
    },
  },
  getSignedCopy: {
    input: async (making) => {
      const { tokens } = await newSignedLease(making, making.scene.home.properties.shown);
      return { body: { token: tokens[0] ?? '' } };
    },
  },
  openMailedReport: {
    input: async (making) => ({ body: { token: (await mailedReport(making)).token } }),
  },
  createReportUpload: {
    input: async (making) => ({
      body: {
        token: (await mailedReport(making)).token,
        contentType: 'image/png' as const,
        bytes: 1000,
      },
    }),
  },
  saveReportRemarks: {
    creates: true,
    input: async (making) => ({
      body: {
        token: (await mailedReport(making)).token,
        remarks: [{ item: 'living-1', note: 'A scratch', photos: [] }],
      },
    }),
  },
  answerMailedReport: {
    creates: true,
    input: async (making) => {
      const consent = reportConsent.version;
      const answer = { is: 'signed' as const, name: 'Ada Byron', signature: drawn, consent };
      const remarks = [{ item: 'living-1', note: 'A scratch', photos: [] }];
      return { body: { ...(await mailedReport(making)), remarks, answer } };
    },
  },
  getSealCertificates: { input: () => ({}) },
  declineToSign: {
    creates: true,
    input: async (making) => ({
      body: { token: (await newSigningOf(making, { role: 'tenant' })).token, reason: 'The rent is wrong' },
    }),
  },
  // The same question again is answered and writes nothing, so it is no `creates`.
  askQuestion: {
    input: async (making) => ({
      body: { token: (await newSigningOf(making, { role: 'tenant' })).token, question: 'May I paint?' },
    }),
  },
  getLeaseDetailsForCosigner: { input: ({ scene }) => ({ params: { LeasId: scene.home.coSignerLink } }) },
  getLeaseMergeFieldData: {
    input: async (making) => ({
      body: { unitid: unitValueOf((await newSigningOf(making, { role: 'co-signer' })).token) },
    }),
  },
  cosignerESign: {
    creates: true,
    again: { affectedRows: 0, changedRows: 0 },
    input: async (making) => {
      const { token } = await newSigningOf(making, { role: 'co-signer' });
      const signed = {
        name: 'Conrad Co-Signer',
        cosignerSignature: drawn,
        cosignedate: localDateOf(making.world.deps.clock.now()),
      };
      return { body: { unitid: unitValueOf(token), leaseId: token, ...signed } };
    },
  },
};
