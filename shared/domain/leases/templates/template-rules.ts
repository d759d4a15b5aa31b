import type { Problem } from '../../problem';
import { clausesOf } from '../document/clauses';
import { fieldsIn } from '../document/fill-template';
import type { LeaseDocument } from '../document/lease-document';
import type { LeaseNode } from '../document/lease-node';
import { mergeFields } from '../document/merge-fields';

/** Texts of one organization, archived ones too, and characters of what a list says of one. */
export const templateLimits = { perOrganization: 200, name: 80, description: 300 } as const;

type Form = { readonly name: string; readonly document: LeaseDocument; readonly publish: boolean };

/** What keeps a text from being saved: it needs a name, and to be published at least one clause. */
export function templateProblems({ name, document, publish }: Form): Problem[] {
  const problems: Problem[] = [];
  if (name.trim() === '') problems.push({ path: ['name'], message: 'Enter a name' });
  const [, ...clauses] = clausesOf(document);
  if (publish && clauses.length === 0)
    problems.push({ path: ['document'], message: 'Add at least one clause' });
  return problems;
}

const known = new Set(Object.keys(mergeFields).map((name) => name.toLowerCase()));

/** The fields of a text, each once, that no lease has a value for: they would be left empty (COS-04). */
export function unknownFields(document: LeaseDocument): string[] {
  const names = new Map(namesIn(document).map((name) => [name.toLowerCase(), name]));
  return [...names].filter(([name]) => !known.has(name)).map(([, name]) => name);
}

const namesIn = ({ type, attrs, text = '', content = [] }: LeaseNode): string[] =>
  type === 'mergeField' ? [attrs?.name ?? ''] : [...fieldsIn(text), ...content.flatMap(namesIn)];
