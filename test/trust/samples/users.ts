import { newResetLink, newSignUp, signUpPassword } from '../support/links';
import { resetWorldPassword } from '../support/own-account';
import { worldPassword } from '../support/people';
import { newLoginWaiting } from '../support/second-factor';
import type { SamplesOf } from './making';

export const users: SamplesOf<'users'> = {
  getRoles: { input: () => ({}) },
  register: {
    creates: true,
    input: ({ fresh }) => ({
      body: { first_name: 'New', last_name: 'Person', email: `${fresh}@new.test`, password: worldPassword },
    }),
  },
  activate: {
    creates: true,
    input: async (making) => ({ body: { token: await newSignUp(making), password: signUpPassword } }),
  },
  discardSignUp: {
    creates: true,
    input: async (making) => ({ body: { token: await newSignUp(making) } }),
  },
  login: {
    input: async (making) => {
      await resetWorldPassword(making);
      return { body: { email: making.scene.me.email, password: worldPassword } };
    },
  },
  confirmLogin: { creates: true, input: async (making) => ({ body: await newLoginWaiting(making) }) },
  resendActivation: { input: ({ fresh }) => ({ body: { email: `${fresh}@new.test` } }) },
  forgotPassword: { input: ({ scene }) => ({ body: { email: scene.me.email } }) },
  resetPassword: {
    creates: true,
    input: async (making) => ({
      body: { token: await newResetLink(making), password: `${worldPassword} anew` },
    }),
  },
  logout: { names: ['session'], input: ({ id }) => ({ body: { sessionId: id('session') } }) },
  getCurrentUser: { input: () => ({}) },
  switchRole: {
    names: ['role'],
    input: async ({ id, world, scene }) => {
      await world.deps.accounts.rememberRole(scene.me.viewer);
      return { body: { user_role_id: id('role') } };
    },
  },
  extendSession: { input: () => ({ body: {} }) },
  contact: {
    input: ({ fresh }) => ({
      body: { name: 'Visitor', email: `${fresh}@visitor.test`, subject: 'Hello', message: 'A question.' },
    }),
  },
};
