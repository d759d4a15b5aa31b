import { tidyDocumentName } from '../../shared/domain/portfolio/documents';
import { refuse } from '../../shared/wire/refusals';

/** A name as stored. Refuses `invalid` when nothing is left of it. */
export function documentName(name: string): string {
  const tidy = tidyDocumentName(name);
  if (tidy === '') throw refuse('invalid', { fields: { name: 'Name is required' } });
  return tidy;
}
