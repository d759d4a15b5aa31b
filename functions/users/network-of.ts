import { createHash } from 'node:crypto';
import { addressGroup } from '../runtime/pipeline/address';

/** The network that a caller's address belongs to, so that it can be told again and not read. */
export const networkOf = (address: string): string =>
  createHash('sha256').update(addressGroup(address)).digest('hex');
