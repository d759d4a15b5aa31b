import { owners } from '../../shared/contract/owners';
import { depsFromEnv } from '../runtime/deps/deps-from-env';
import { payments } from '../runtime/deps/payments';
import type { Handlers } from '../runtime/handlers';
import { feature } from '../runtime/pipeline/feature';
import { addOwner } from './add-owner';
import { checkOwnerEmail } from './check-owner-email';
import { countOwners } from './count-owners';
import { getBankStatus } from './get-bank-status';
import { getConnectedAccountId } from './get-connected-account-id';
import { getOrganizationRentalOwners } from './get-organization-rental-owners';
import { getOwner } from './get-owner';
import { openBankLink } from './open-bank-link';
import { refreshBankStatus } from './refresh-bank-status';
import { searchOwners } from './search-owners';
import { sendBankLink } from './send-bank-link';
import { startOnboarding } from './start-onboarding';
import { updateOwner } from './update-owner';

export const handlers = {
  searchOwners,
  countOwners,
  getOwner,
  addOwner,
  updateOwner,
  getOrganizationRentalOwners,
  checkOwnerEmail,
  getConnectedAccountId,
  getBankStatus,
  refreshBankStatus,
  startOnboarding,
  sendBankLink,
  openBankLink,
} satisfies Handlers<'owners'>;

export const gateways = { payments };

export const handler = feature('owners', { rows: owners, handlers }, depsFromEnv(gateways));
