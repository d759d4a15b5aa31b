import { bureauEvent } from '../../support/fake-bureau';
import {
  type ApplicationState,
  answersOf,
  consentBody,
  newApplicantFile,
  newApplicationFile,
  newApplicationIn,
  newDraftLink,
  newFeeApplication,
  newListing,
  newNamedPerson,
  newPaidFee,
  orderBody,
  readApplicationIn,
  sentApplicationFile,
} from '../support/applicants';
import { newUnitOf } from '../support/organization-units';
import { tomorrowIn } from '../support/tomorrow';
import type { Making, SamplesOf } from './making';

/** A change of an application in this state. */
const applicantOf = <B extends object>(state: ApplicationState, over: () => B, creates?: true) => ({
  names: ['property'] as const,
  ...(creates && { creates }),
  input: async (making: Making) => {
    const { application_id } = await newApplicationIn(making, making.id('property'), state);
    return { body: { application_id, ...over() } };
  },
});

const screeningLink = async (making: Making) =>
  (await newApplicationIn(making, making.scene.home.properties.shown, 'ordered')).token;

const readScreeningLink = async (making: Making) =>
  (await readApplicationIn(making, making.scene.home.properties.shown, 'ordered')).token;

const applicantParams = (state: ApplicationState) => ({
  names: ['property'] as const,
  input: async (making: Making) => ({
    params: { applicationId: (await readApplicationIn(making, making.id('property'), state)).application_id },
  }),
});

export const screening: SamplesOf<'screening'> = {
  getMyApplications: { input: () => ({}) },
  reuseMyAnswers: { input: async (making) => ({ body: { token: await newListing(making) } }) },
  openMyApplication: {
    names: ['myApplication'],
    input: ({ id }) => ({ body: { application_id: id('myApplication'), page: 'screening' as const } }),
  },
  askForAccount: { input: async (making) => ({ body: { token: await newDraftLink(making) } }) },
  getApplicantMessages: applicantParams('submitted'),
  sendApplicantMessage: applicantOf('submitted', () => ({ text: 'When can you move in?' }), true),
  readMessages: { input: async (making) => ({ body: { token: await newDraftLink(making) } }) },
  answerMessage: {
    creates: true,
    input: async (making) => ({ body: { token: await newDraftLink(making), text: 'In August.' } }),
  },
  listingCard: { makes: true, input: async (making) => ({ query: { unit: await newListing(making) } }) },
  askAboutHome: {
    creates: true,
    input: async (making) => ({
      body: {
        token: await newListing(making),
        firstName: 'Ada',
        lastName: 'Byron',
        email: `${making.fresh}@applicant.test`,
        text: 'Is it quiet?',
        windows: [],
      },
    }),
  },
  confirmQuestion: { input: async (making) => ({ body: { token: await newDraftLink(making) } }) },
  moveShowing: {
    creates: true,
    input: async (making) => ({
      body: { token: await newDraftLink(making), move: 'propose' as const, windows: [tomorrowIn(making)] },
    }),
  },
  moveApplicantShowing: {
    names: ['property'],
    creates: true,
    input: async (making) => {
      const { application_id } = await newApplicationIn(making, making.id('property'), 'submitted');
      return { body: { application_id, move: 'propose' as const, windows: [tomorrowIn(making)] } };
    },
  },
  listApplicants: { input: () => ({ query: {} }) },
  countApplicants: { input: () => ({ query: {} }) },
  getApplicant: applicantParams('submitted'),
  compareApplicants: { names: ['unit'], input: ({ id }) => ({ params: { unitId: id('unit') } }) },
  tellOtherApplicants: applicantOf('approved', () => ({ answer: 'waiting' as const })),
  addApplicant: {
    names: ['unit'],
    creates: true,
    input: ({ id, fresh }) => ({ body: { ...answersOf(fresh), unit_id: id('unit'), invite: false } }),
  },
  setApplicationLink: {
    names: ['property'],
    input: async (making) => ({
      body: { unit_id: await newUnitOf(making, making.id('property')), open: true },
    }),
  },
  addApplicantNote: applicantOf('submitted', () => ({ note: 'Called back' }), true),
  decideApplication: {
    names: ['property'],
    creates: true,
    input: async (making) => {
      const made = await newApplicationIn(making, making.id('property'), 'submitted');
      const { application_id, version } = made;
      return {
        body: { application_id, version, decision: 'declined' as const, note: '', notice: false },
      };
    },
  },
  moveApplicant: {
    names: ['property'],
    creates: true,
    input: async (making) => {
      const made = await newApplicationIn(making, making.id('property'), 'submitted');
      const { application_id, version } = made;
      return { body: { application_id, version, to: 'waiting' as const } };
    },
  },
  answerApplicants: {
    names: ['property'],
    input: async (making) => {
      const made = await newApplicationIn(making, making.id('property'), 'submitted');
      return { body: { application_ids: [made.application_id], answer: 'declined' as const, note: '' } };
    },
  },
  addScreeningOrder: {
    names: ['property'],
    creates: true,
    input: async (making) => {
      const made = await newApplicationIn(making, making.id('property'), 'submitted');
      return { body: orderBody(made.application_id) };
    },
  },
  cancelScreening: applicantOf('ordered', () => ({}), true),
  refreshScreening: applicantOf('waiting', () => ({})),
  recordScreeningFee: applicantOf('ready', () => ({}), true),
  payScreeningFee: applicantOf('billed', () => ({}), true),
  recordApplicationFee: {
    names: ['property'],
    creates: true,
    input: async (making) => {
      const { application_id } = await newFeeApplication(making, making.id('property'));
      return { body: { application_id, how: 'waived' as const } };
    },
  },
  refundApplicationFee: {
    names: ['property'],
    creates: true,
    input: async (making) => {
      const { application_id } = await newPaidFee(making, making.id('property'));
      return { body: { application_id, reason: 'The home was let meanwhile' } };
    },
  },
  payApplicationFee: {
    creates: true,
    input: async (making) => {
      const { token } = await newFeeApplication(making, making.scene.home.properties.shown);
      return { body: { token } };
    },
  },
  getScreeningReport: applicantParams('ready'),
  openListing: { input: async (making) => ({ body: { token: await newListing(making) } }) },
  openApplication: { input: async (making) => ({ body: { token: await newListing(making) } }) },
  startApplication: {
    input: async (making) => ({ body: { ...answersOf(making.fresh), token: await newListing(making) } }),
  },
  saveApplication: {
    creates: true,
    input: async (making) => {
      const token = await newDraftLink(making);
      return { body: { ...answersOf(making.fresh), token, version: 1, submit: true } };
    },
  },
  addApplicationPerson: {
    input: async (making) => {
      const named = { kind: 'guarantor' as const, firstName: 'Ada', lastName: 'Byron' };
      const email = `${making.fresh}.ada@applicant.test`;
      return { body: { ...named, email, token: await newDraftLink(making) } };
    },
  },
  removeApplicationPerson: {
    input: async (making) => {
      const { token, person_id } = await newNamedPerson(making);
      return { body: { token, person_id } };
    },
  },
  createApplicationUpload: {
    input: async (making) => {
      const token = await newDraftLink(making);
      return { body: { token, contentType: 'application/pdf' as const, bytes: 1000 } };
    },
  },
  addApplicationDocument: {
    input: async (making) => ({ body: await sentApplicationFile(making) }),
  },
  openApplicationDocument: {
    input: async (making) => ({ body: await newApplicationFile(making) }),
  },
  removeApplicationDocument: {
    input: async (making) => ({ body: await newApplicationFile(making) }),
  },
  openApplicantDocument: {
    names: ['property'],
    makes: true,
    input: async (making) => ({ params: await newApplicantFile(making, making.id('property')) }),
  },
  askWhatIsKept: {
    creates: true,
    input: async (making) => ({ body: { token: await newDraftLink(making) } }),
  },
  removeApplication: { input: async (making) => ({ body: { token: await newDraftLink(making) } }) },
  completeScreening: {
    input: async (making) => ({ query: { screeningId: await readScreeningLink(making) } }),
  },
  startScreening: { input: async (making) => ({ body: { screeningId: await screeningLink(making) } }) },
  consentToScreening: {
    creates: true,
    input: async (making) => ({ body: consentBody(await screeningLink(making)) }),
  },
  payOwnScreeningFee: {
    creates: true,
    input: async (making) => {
      const { shown } = making.scene.home.properties;
      return { body: { screeningId: (await newApplicationIn(making, shown, 'ready')).token } };
    },
  },
  receiveReport: {
    creates: true,
    // Raw: the body is signed text, outside any envelope.
    input: async (making) => {
      const { world, scene } = making;
      const { bureauId } = await newApplicationIn(making, scene.home.properties.shown, 'waiting');
      const { text, signature } = bureauEvent(bureauId, world.deps.clock.now());
      return { raw: text, headers: { 'bureau-signature': signature } };
    },
  },
};
