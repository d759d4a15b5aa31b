import { counted } from '../../../../../../shared/domain/counted';
import { clausesOf } from '../../../../../../shared/domain/leases/document/clauses';
import type { LeaseDocument } from '../../../../../../shared/domain/leases/document/lease-document';

const fieldsOf = (document: LeaseDocument): number =>
  JSON.stringify(document).split('"type":"mergeField"').length - 1;

/** What came with a text. A file without headings has no clauses; that is nothing to count. */
export function importWords(document: LeaseDocument): string {
  const counts = [
    { count: clausesOf(document).length - 1, one: 'clause' },
    { count: fieldsOf(document), one: 'field' },
  ];
  const found = counts.flatMap(({ count, one }) => (count > 0 ? [counted(count, one)] : []));
  return found.length > 0 ? `Text imported, with ${found.join(' and ')}` : 'Text imported';
}
