import { invitedPerson, newInvited, newMember, spareId } from '../support/members';
import { worldPassword } from '../support/people';
import type { SamplesOf } from './making';

export const people: SamplesOf<'people'> = {
  listPeople: { input: () => ({ query: {} }) },
  getPerson: { names: ['person'], input: ({ id }) => ({ params: { id: id('person') } }) },
  invitePerson: {
    names: ['property'],
    creates: true,
    input: ({ id, fresh }) => ({
      body: {
        email: `${fresh}@invited.test`,
        role_label: 'rentalManager' as const,
        grants: { areas: { properties: 'change' as const }, properties: [id('property')] },
      },
    }),
  },
  resendInvitation: {
    names: ['person'],
    input: async (making) => ({ body: { user_role_id: await spareId(making, invitedPerson) } }),
  },
  revokeInvitation: {
    names: ['person'],
    input: async (making) => ({ body: { user_role_id: await spareId(making, invitedPerson) } }),
  },
  changePermissions: {
    names: ['person'],
    input: async (making) => ({
      params: { id: await spareId(making, newMember) },
      body: { version: 2, grants: { areas: { leases: 'view' as const }, properties: 'all' as const } },
    }),
  },
  suspendPerson: {
    names: ['person'],
    input: async (making) => ({ body: { user_role_id: await spareId(making, newMember) } }),
  },
  reactivatePerson: {
    names: ['person'],
    input: async (making) => ({ body: { user_role_id: await spareId(making, newMember) } }),
  },
  removePerson: {
    names: ['person'],
    input: async (making) => ({ body: { user_role_id: await spareId(making, newMember) } }),
  },
  startViewAs: { names: ['person'], input: ({ id }) => ({ body: { user_role_id: id('person') } }) },
  endViewAs: { input: () => ({ body: {} }) },
  getInvitation: {
    input: async (making) => ({ body: { token: (await newInvited(making)).token } }),
  },
  acceptInvitation: {
    creates: true,
    input: async (making) => ({
      body: {
        token: (await newInvited(making)).token,
        first_name: 'Invited',
        last_name: 'Person',
        password: worldPassword,
      },
    }),
  },
};
