import { nameOf } from '../../shared/domain/names';
import type { Owner } from './owners';

/** The name an owner is sorted by. */
export const ownerName = (owner: Pick<Owner, 'companyName' | 'firstName' | 'lastName'>) => nameOf(owner);
