import type { Contract, Feature } from '../../shared/contract';
import type { InputOf } from '../../shared/contract/endpoint';
import { mayAddUnits, type Viewer } from '../../shared/domain/roles';
import type { House } from './support/house';
import { newAccountWithLink } from './support/links';
import { housePassword } from './support/people';
import type { Scene, Thing } from './support/things';

/** What a sample is made from: who asks, the ids of what it names, and words nobody used before. */
export type Making = {
  readonly house: House;
  readonly scene: Scene;
  readonly id: (thing: Thing) => string;
  readonly fresh: string;
};

/**
 * One good call of a row. `names` says what kinds of thing it names (`id('property')`), so that the same call can be made with somebody
 * else's; `allows` is a rule beyond the row's own need; `creates` marks a call that makes something, for double submits.
 */
export type Sample<E> = {
  readonly names?: readonly Thing[];
  readonly allows?: (viewer: Viewer) => boolean;
  readonly creates?: true;
  readonly input: (making: Making) => InputOf<E> | Promise<InputOf<E>>;
};

type Samples = {
  readonly [F in Feature]: { readonly [N in keyof Contract[F]]: Sample<Contract[F][N]> };
};

const owner = ({ id }: Making) => ({ userId: id('owner'), percentage: 100 });
const unit = { unitNumber: '1', rentprice: '850', availableDate: '2026-07-01' };

/** A good call of every row; a row without one does not compile. */
export const samples: Samples = {
  users: {
    getRoles: { input: () => ({}) },
    register: {
      creates: true,
      input: ({ fresh }) => ({
        body: { first_name: 'New', last_name: 'Person', email: `${fresh}@new.test`, password: housePassword },
      }),
    },
    activate: {
      creates: true,
      input: async (making) => ({ body: { token: await newAccountWithLink('activate', making) } }),
    },
    login: { input: ({ scene }) => ({ body: { email: scene.me.email, password: housePassword } }) },
    forgotPassword: { input: ({ scene }) => ({ body: { email: scene.me.email } }) },
    resetPassword: {
      creates: true,
      input: async (making) => ({
        body: { token: await newAccountWithLink('reset', making), password: `${housePassword} anew` },
      }),
    },
    logout: { names: ['session'], input: ({ id }) => ({ body: { sessionId: id('session') } }) },
    getCurrentUser: { input: () => ({}) },
    switchRole: { names: ['role'], input: ({ id }) => ({ body: { user_role_id: id('role') } }) },
    extendSession: { input: () => ({ body: {} }) },
    contact: {
      input: ({ fresh }) => ({
        body: { name: 'Visitor', email: `${fresh}@visitor.test`, subject: 'Hello', message: 'A question.' },
      }),
    },
  },
  owners: {
    getOrganisationRentalOwners: {
      names: ['head'],
      input: ({ id }) => ({ params: { id: id('head') }, query: {} }),
    },
    checkOwnerEmail: { names: ['ownerMail'], input: ({ id }) => ({ params: { email: id('ownerMail') } }) },
  },
  properties: {
    addProperty: {
      names: ['user', 'admin', 'owner'],
      allows: mayAddUnits,
      creates: true,
      input: (making) => ({
        body: {
          userId: making.id('user'),
          admin_id: making.id('admin'),
          propertyType: 'Office',
          propertyDesc: '',
          street: '1 Main St',
          city: 'Columbus',
          state: 'Ohio',
          country: 'United States',
          zipcode: '43004',
          property_title: `Sample ${making.fresh}`,
          units: [unit],
          rentalOwners: [owner(making)],
        },
      }),
    },
    getProperty: { names: ['property'], input: ({ id }) => ({ params: { id: id('property') } }) },
    listUnits: { names: ['property'], input: ({ id }) => ({ params: { id: id('property') }, query: {} }) },
    listProperties: { input: () => ({ query: {} }) },
    getDashboard: { input: () => ({}) },
    createImageUpload: {
      allows: mayAddUnits,
      input: () => ({ body: { contentType: 'image/png' as const, bytes: 1000 } }),
    },
  },
  subscriptions: {
    getAllPlans: { input: () => ({}) },
    checkUnitLimit: { names: ['roleId'], input: ({ id }) => ({ params: { roleId: Number(id('roleId')) } }) },
  },
};
