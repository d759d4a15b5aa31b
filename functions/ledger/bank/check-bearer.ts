import { bearerOf } from '../../../shared/domain/ledger/bank/bearer';
import { refuse } from '../../../shared/wire/refusals';
import type { CodedAccount } from '../../table/bank/record';

type Borne = {
  readonly account: Pick<CodedAccount, 'kind'>;
  readonly isSolo: boolean;
  /** Whether a property was named, whose owners bear it. */
  readonly hasProperty: boolean;
};

/**
 * Refuses `invalid` at the field where the owners of no property, or owners besides the manager, would bear
 * it (D66).
 */
export function checkBearer({ account: { kind }, isSolo, hasProperty }: Borne): void {
  const isOwners = bearerOf({ kind, isSolo }) === 'owners';
  if (isOwners === hasProperty) return;
  throw refuse('invalid', {
    fields: { property_id: isOwners ? 'Choose a property' : 'It is of no property' },
  });
}
