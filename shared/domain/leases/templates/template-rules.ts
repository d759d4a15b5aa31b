import type { Problem } from '../../problem';
import { clausesOf } from '../document/clauses';
import { fieldsIn } from '../document/fill-template';
import type { LeaseDocument } from '../document/lease-document';
import type { LeaseNode } from '../document/lease-node';
import { mergeFields } from '../document/merge-fields';

/** The most texts of an organization, archived ones too, and the most characters of a list's fields. */
export const templateLimits = { perOrganization: 200, name: 80, description: 300 } as const;

type Form = { readonly name: string; readonly document: LeaseDocument; readonly publish: boolean };

/** What prevents saving a text: it needs a name, and at least one clause to be published. */
export function templateProblems({ name, document, publish }: Form): Problem[] {
  const problems: Problem[] = [];
  if (name.trim() === '') problems.push({ path: ['name'], message: 'Enter a name' });
  const [, ...clauses] = clausesOf(document);
  if (publish && clauses.length === 0)
    problems.push({ path: ['document'], message: 'Add at least one clause' });
  return problems;
}

const known = new Set(Object.keys(mergeFields).map((name) => name.toLowerCase()));

/** The fields of a text that no lease has a value for, each once: they would stay empty (COS-04). */
export function unknownFields(document: LeaseDocument): string[] {
  const names = new Map(namesIn(document).map((name) => [name.toLowerCase(), name]));
  return [...names].filter(([name]) => !known.has(name)).map(([, name]) => name);
}

const namesIn = ({ type, attrs, text = '', content = [] }: LeaseNode): string[] =>
  type === 'mergeField' ? [attrs?.name ?? ''] : [...fieldsIn(text), ...content.flatMap(namesIn)];
