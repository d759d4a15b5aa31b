import { clause } from '../templates/write-template';
import type { TermFields } from '../term';
import { documentText } from './clauses';
import type { LeaseDocument } from './lease-document';
import type { LeaseNode } from './lease-node';
import { moveInWords } from './words';

const field = '{{Move_In_Charges}}';

const has = (node: LeaseNode, type: LeaseNode['type']): boolean =>
  node.type === type || (node.content ?? []).some((one) => has(one, type));

/** After the last clause, so that no other one gets a new number; else before the signatures. */
function placeIn(content: readonly LeaseNode[]): number {
  const last = content.findLastIndex((node) => has(node, 'clause'));
  const signing = content.findIndex((node) => has(node, 'signatures'));
  if (last >= 0) return last + 1;
  return signing < 0 ? content.length : signing;
}

const lastMonth =
  'The last month’s rent that is paid in advance is used for the rent of the last month of this lease.';

/**
 * The template with a clause that names what is charged once (D61): whoever signs has read
 * it, whatever the template says. None for a term without such charges, or a template that names them itself.
 */
export function withMoveInClause(
  template: LeaseDocument,
  { moveIn }: Pick<TermFields, 'moveIn'>,
): LeaseDocument {
  const items = moveIn?.items ?? [];
  if (moveInWords(items) === '' || documentText(template).includes(field)) return template;
  const holdsLastMonth = items.some(({ kind, cents }) => kind === 'last-month' && cents > 0);
  const named = clause(
    'move-in-charges',
    'Charges before moving in',
    `Beside rent and any security deposit, the tenant pays once: ${field}.`,
    ...(holdsLastMonth ? [lastMonth] : []),
  );
  const content = template.content ?? [];
  const place = placeIn(content);
  return { ...template, content: [...content.slice(0, place), named, ...content.slice(place)] };
}
