import { owners } from '../../shared/contract/owners';
import { feature } from '../runtime/feature';
import type { Handlers } from '../runtime/handler';
import { checkOwnerEmail } from './check-owner-email';
import { getOrganisationRentalOwners } from './get-organisation-rental-owners';

export const handlers = { getOrganisationRentalOwners, checkOwnerEmail } satisfies Handlers<'owners'>;

export const handler = feature('owners', { rows: owners, handlers });
