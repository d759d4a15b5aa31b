import type { SignerRole } from '../../../../../shared/domain/leases/packet';

export const roleWords: Record<SignerRole, string> = {
  tenant: 'Tenant',
  'co-signer': 'Co-signer',
  owner: 'Owner',
  agent: 'Manager, for the owner',
};
