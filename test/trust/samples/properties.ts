import { mayAddUnits } from '../../../shared/domain/people/roles';
import { propertyVersion, sharedFrom, sharedVersion } from '../support/organization-units';
import type { Making, SamplesOf } from './making';
import { digitsOf, saysWhoOwns, unit } from './shared';

const owner = ({ id }: Making) => ({ userId: id('owner'), percentage: 100 });

/** Shares of the named owner and another. They differ per call and from the halves set up first. */
const twoOwners = ({ id, scene, fresh }: Making) => {
  const part = 1 + (Number(digitsOf(fresh)) % 98);
  const first = part < 50 ? part : part + 1;
  const { shown, hidden, partner } = scene.home.owners;
  const holder = id('property') === scene.home.properties.hidden ? hidden : shown;
  const beside = id('owner') === partner.ownerId ? holder : partner;
  return [
    { userId: id('owner'), percentage: first },
    { userId: beside.ownerId, percentage: 100 - first },
  ];
};

export const properties: SamplesOf<'properties'> = {
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
  countProperties: { input: () => ({ query: {} }) },
  getDashboard: { input: () => ({ query: {} }) },
  getHomeMore: { input: () => ({ query: {} }) },
  getSetup: { input: () => ({}) },
  createImageUpload: { input: () => ({ body: { contentType: 'image/png' as const, bytes: 1000 } }) },
  updateProperty: {
    names: ['property'],
    input: async (making) => ({
      params: { id: making.id('property') },
      body: {
        version: await propertyVersion(making, making.id('property')),
        propertyType: 'Office',
        street: '1 Elm St',
        city: 'Columbus',
        state: 'Ohio',
        country: 'United States',
        zipcode: '43004',
        property_title: `Sample ${making.fresh}`,
      },
    }),
  },
  changeShares: {
    names: ['property', 'owner'],
    allows: saysWhoOwns,
    input: async (making) => ({
      params: { id: making.id('property') },
      body: {
        version: await sharedVersion(making, making.id('property')),
        effective_from: sharedFrom,
        rentalOwners: twoOwners(making),
      },
    }),
  },
  archiveProperty: {
    names: ['property'],
    input: ({ id }) => ({ params: { id: id('property') }, body: { archived: false } }),
  },
  setCover: {
    names: ['property'],
    input: ({ id }) => ({ params: { id: id('property') }, body: {} }),
  },
  getShareHistory: { names: ['property'], input: ({ id }) => ({ params: { id: id('property') } }) },
  getActivity: { names: ['property'], input: ({ id }) => ({ params: { id: id('property') }, query: {} }) },
};
