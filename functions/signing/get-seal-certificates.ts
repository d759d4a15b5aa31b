import type { Contract } from '../../shared/contract';
import type { Handler } from '../runtime/handler';

/** What a sealed PDF is checked with, by us or by anyone else; nothing before the first seal. */
export const getSealCertificates: Handler<Contract['signing']['getSealCertificates']> = async (_, deps) => ({
  success: 1,
  data: { certificates: await deps.leases.seals.certificates() },
});
