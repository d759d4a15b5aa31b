import { tidyDocumentName } from '../../shared/domain/documents';
import { refuse } from '../../shared/wire/refusals';

/** A name as it is kept; refuses one of which nothing is left. */
export function documentName(name: string): string {
  const tidy = tidyDocumentName(name);
  if (tidy === '') throw refuse('invalid', { fields: { name: 'Name is required' } });
  return tidy;
}
