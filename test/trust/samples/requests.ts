import { isStaff, may } from '../../../shared/domain/people/permissions';
import type { Viewer } from '../../../shared/domain/people/roles';
import { sentDocument } from '../support/documents';
import { newCostIn, newRequestIn, type RequestState, windowAhead } from '../support/requests';
import type { Making, SamplesOf } from './making';
import { todayOf } from './shared';

/** Staff who may only view change nothing. */
const mayAct = (viewer: Viewer): boolean =>
  !isStaff(viewer) || may(viewer, { area: 'requests', level: 'change' });
const mayWrite = (viewer: Viewer): boolean => viewer.roleLabel !== 'rentalOwner' && mayAct(viewer);

/** A change of a request that is as far as `state`. */
const moveOf = <B extends object>(state: RequestState, over: (making: Making) => B) => ({
  names: ['property'] as const,
  input: async (making: Making) => {
    const { request_id } = await newRequestIn(making, making.id('property'), state);
    return { body: { request_id, ...over(making) } };
  },
});

/** The same for staff alone. */
const staffMove = <B extends object>(state: RequestState, over: (making: Making) => B) => ({
  ...moveOf(state, over),
  allows: isStaff,
});

const readOf = {
  names: ['property'] as const,
  makes: true as const,
  input: async (making: Making) => ({
    params: { id: (await newRequestIn(making, making.id('property'), 'proposed')).request_id },
  }),
};

const costOf = (making: Making) => ({
  vendor: `Ace ${making.fresh}`,
  category: 'repairs' as const,
  owner_cents: 1000,
  tenant_cents: 0,
  billed_on: todayOf(making),
  due_on: todayOf(making),
});

export const requests: SamplesOf<'requests'> = {
  listRequests: { input: () => ({ query: {} }) },
  countRequests: { input: () => ({ query: {} }) },
  getBoard: { input: () => ({ query: {} }) },
  getRequest: readOf,
  listRequestPlaces: { input: () => ({}) },
  getVisitCalendar: readOf,
  createRequestUpload: { input: () => ({ body: { contentType: 'image/png' as const, bytes: 1000 } }) },
  raiseRequest: {
    names: ['property'],
    allows: mayAct,
    creates: true,
    input: ({ id, fresh }) => ({
      body: { property_id: id('property'), area: 'Roof', category: 'roof' as const, words: `Leaks ${fresh}` },
    }),
  },
  addRequestFiles: {
    names: ['property'],
    allows: mayWrite,
    input: async (making) => ({
      body: {
        request_id: (await newRequestIn(making, making.id('property'), 'new')).request_id,
        files: [{ upload: await sentDocument(making), contentType: 'application/pdf' as const }],
      },
    }),
  },
  triageRequest: staffMove('new', () => ({ priority: 'urgent' as const })),
  snoozeRequest: staffMove('new', (making) => ({ until: windowAhead(making).from })),
  mergeRequest: {
    names: ['property'],
    allows: isStaff,
    input: async (making) => {
      const [one, other] = [
        await newRequestIn(making, making.id('property'), 'new'),
        await newRequestIn(making, making.id('property'), 'new'),
      ];
      return { body: { request_id: one.request_id, duplicate_of: other.request_id } };
    },
  },
  acknowledgeHazard: staffMove('new', () => ({})),
  assignRequest: {
    names: ['property'],
    allows: isStaff,
    input: async (making) => {
      const made = await newRequestIn(making, making.id('property'), 'triaged');
      return { body: { request_id: made.request_id, to: { kind: 'vendor' as const, id: made.vendorId } } };
    },
  },
  unassignRequest: staffMove('assigned', () => ({})),
  sendJobAgain: staffMove('assigned', () => ({})),
  acceptJob: staffMove('assigned', () => ({})),
  declineJob: staffMove('assigned', () => ({})),
  proposeVisit: moveOf('accepted', (making) => ({ ...windowAhead(making), side: 'worker' as const })),
  agreeVisit: moveOf('answered', () => ({ visit: 1 })),
  callOffVisit: moveOf('proposed', () => ({ visit: 1 })),
  missVisit: moveOf('visited', () => ({ visit: 1, side: 'home' as const })),
  waitRequest: staffMove('triaged', () => ({ for: 'parts' as const })),
  resumeRequest: staffMove('waiting', () => ({})),
  startWork: staffMove('accepted', () => ({})),
  finishRequest: staffMove('accepted', () => ({})),
  confirmRequest: moveOf('done', () => ({})),
  reopenRequest: moveOf('done', () => ({ why: 'Still leaks' })),
  cancelRequest: { ...moveOf('new', () => ({})), allows: mayAct },
  addEstimate: staffMove('accepted', () => ({ cents: 1000 })),
  askOwners: staffMove('triaged', () => ({ cents: 90_000 })),
  withdrawAsk: staffMove('asked', () => ({})),
  answerAsk: {
    ...moveOf('asked', () => ({ ask: 1, yes: true })),
    allows: ({ roleLabel }) => roleLabel === 'rentalOwner',
  },
  overrideOwners: staffMove('triaged', () => ({ cents: 90_000, why: 'Water runs' })),
  addCost: { ...moveOf('done', costOf), creates: true },
  undoCost: {
    names: ['property'],
    input: async (making) => ({
      body: { request_id: await newCostIn(making, making.id('property')), cost: 1, reason: 'Wrong' },
    }),
  },
  openApproval: {
    input: async (making) => {
      const made = await newRequestIn(making, making.scene.home.properties.shown, 'asked');
      return { body: { token: made.approval } };
    },
  },
  answerApproval: {
    input: async (making) => {
      const made = await newRequestIn(making, making.scene.home.properties.shown, 'asked');
      return { body: { token: made.approval, yes: true } };
    },
  },
  listMessages: { ...readOf, input: async (making) => ({ ...(await readOf.input(making)), query: {} }) },
  sayInRequest: {
    ...moveOf('new', ({ fresh }) => ({ text: `Hello ${fresh}` })),
    allows: mayWrite,
    creates: true,
  },
  markMessagesRead: moveOf('new', () => ({ seq: 1 })),
  getRepairTerms: {
    names: ['property'],
    allows: isStaff,
    input: ({ id }) => ({ params: { propertyId: id('property') } }),
  },
  setRepairTerms: {
    names: ['property'],
    allows: isStaff,
    input: async ({ id, world, scene }) => {
      const home = [scene.home, scene.other].find(({ properties }) =>
        Object.values(properties).includes(id('property')),
      );
      const key = { organizationId: home?.organizationId ?? '', propertyId: id('property') };
      const terms = home && (await world.deps.repairTerms.ofProperty(key));
      return {
        body: {
          property_id: id('property'),
          version: terms?.version ?? 0,
          usual_cents: 30_000,
          emergency_cents: 75_000,
          owners_see: 'asked' as const,
          on_call: [],
          shut_offs: 'Basement',
        },
      };
    },
  },
  getShutOffs: {
    names: ['unit'],
    allows: isStaff,
    input: ({ id }) => ({ params: { unitId: id('unit') } }),
  },
  setShutOffs: {
    names: ['unit'],
    allows: isStaff,
    input: ({ id, fresh }) => ({ body: { unit_id: id('unit'), shut_offs: `Closet ${fresh}` } }),
  },
};
