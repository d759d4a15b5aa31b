import { ensureBankStarted, newBankLinkOf } from '../support/bank';
import { ownerVersion } from '../support/organization-units';
import type { SamplesOf } from './making';
import { digitsOf, saysWhoOwns } from './shared';

export const owners: SamplesOf<'owners'> = {
  getOrganizationRentalOwners: {
    names: ['head'],
    input: ({ id }) => ({ params: { id: id('head') }, query: {} }),
  },
  searchOwners: { input: () => ({ query: {} }) },
  countOwners: { input: () => ({ query: {} }) },
  getOwner: { names: ['bankOwner'], input: ({ id }) => ({ params: { id: id('bankOwner') } }) },
  addOwner: {
    allows: saysWhoOwns,
    creates: true,
    input: ({ fresh }) => ({
      body: {
        firstName: 'Ada',
        lastName: 'Vale',
        email: `owner-${fresh}@owners.test`,
        mobile: '6415550199',
        mailingAddress: '1 Elm St\nAustin, TX 78701',
        companyName: '',
        isCompany: false,
      },
    }),
  },
  updateOwner: {
    names: ['bankOwner'],
    input: async (making) => ({
      params: { id: making.id('bankOwner') },
      body: {
        version: await ownerVersion(making, making.id('bankOwner')),
        mobile_number: `5${digitsOf(making.fresh).padStart(9, '0').slice(-9)}`,
        mailing_address: '',
      },
    }),
  },
  checkOwnerEmail: { names: ['ownerMail'], input: ({ id }) => ({ params: { email: id('ownerMail') } }) },
  getConnectedAccountId: {
    names: ['bankOwner'],
    input: ({ id }) => ({ body: { rentailownerid: id('bankOwner') } }),
  },
  getBankStatus: { names: ['bankOwner'], input: ({ id }) => ({ params: { id: id('bankOwner') } }) },
  refreshBankStatus: {
    names: ['bankOwner'],
    input: ({ id }) => ({ body: { rentailownerid: id('bankOwner') } }),
  },
  sendBankLink: {
    names: ['bankOwner'],
    creates: true,
    // A second link takes the place of the first, so there is one already.
    input: async (making) => {
      await newBankLinkOf(making);
      return { body: { rentailownerid: making.id('bankOwner') } };
    },
  },
  openBankLink: { input: async (making) => ({ body: { token: await newBankLinkOf(making) } }) },
  startOnboarding: {
    names: ['bankOwner'],
    input: async (making) => {
      await ensureBankStarted(making);
      return { body: { rentailownerid: making.id('bankOwner') } };
    },
  },
};
