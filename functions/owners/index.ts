import { owners } from '../../shared/contract/owners';
import { depsFromEnv } from '../runtime/deps-from-env';
import { withPayments } from '../runtime/deps-with-payments';
import { withStores } from '../runtime/deps-with-stores';
import { feature } from '../runtime/feature';
import type { Handlers } from '../runtime/handler';
import { checkOwnerEmail } from './check-owner-email';
import { getBankStatus } from './get-bank-status';
import { getConnectedAccountId } from './get-connected-account-id';
import { getOrganizationRentalOwners } from './get-organization-rental-owners';
import { refreshBankStatus } from './refresh-bank-status';
import { startOnboarding } from './start-onboarding';

export const handlers = {
  getOrganizationRentalOwners,
  checkOwnerEmail,
  getConnectedAccountId,
  getBankStatus,
  refreshBankStatus,
  startOnboarding,
} satisfies Handlers<'owners'>;

export const handler = feature(
  'owners',
  { rows: owners, handlers },
  depsFromEnv(
    withStores(() => import('./stores')),
    withPayments,
  ),
);
