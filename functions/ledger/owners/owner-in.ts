import { refuse } from '../../../shared/wire/refusals';
import { ownerNames, type PropertyBookAt } from '../../common/ledger/property-book';

/** The name of a current or former owner of the property. Refuses `invalid` for anyone else. */
export function ownerIn({ head }: PropertyBookAt, ownerId: string): string {
  if (!head.everOwners.some((share) => share.ownerId === ownerId))
    throw refuse('invalid', { fields: { owner_id: 'Choose an owner of this property' } });
  return ownerNames(head)(ownerId);
}
