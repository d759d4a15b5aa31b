import { documentText } from '../../../shared/domain/leases/document/clauses';
import { fillDocument } from '../../../shared/domain/leases/document/fill-document';
import { fieldsIn, type MergeValues } from '../../../shared/domain/leases/document/fill-template';
import type { LeaseDocument } from '../../../shared/domain/leases/document/lease-document';
import { mergeFields, mergeValues } from '../../../shared/domain/leases/document/merge-fields';
import { withMoveInClause } from '../../../shared/domain/leases/document/move-in-clause';
import type { TermFields } from '../../../shared/domain/leases/term';
import type { LeasePlace } from '../../common/leases/lease-at';
import type { LeaseText } from '../../common/leases/lease-text';

/** Each field as its own value: conditions are decided, the curly braces stay. */
const unfilled: MergeValues = Object.fromEntries(
  Object.keys(mergeFields).map((name) => [name, `{{${name}}}`]),
);

/** The chosen template with a term's values; undefined without a template. */
export function fillLease(
  term: TermFields,
  {
    template: chosen,
    unit,
    head,
    on,
  }: LeasePlace & { readonly template: LeaseDocument | undefined; readonly on: string },
): LeaseText | undefined {
  if (!chosen) return undefined;
  const template = withMoveInClause(chosen, term);
  const { title, street, city, state, zipcode } = head.property;
  const place = { propertyTitle: title, street, city, state, zipcode, unitNumber: unit.unitNumber };
  const all = mergeValues({ term, place, sentOn: on });
  const { document } = fillDocument(template, { values: unfilled, term });
  const text = documentText(document);
  const values = Object.fromEntries(fieldsIn(text).map((name) => [name, all[name] ?? '']));
  return { ...fillDocument(template, { values: all, term }), fields: { text, document, values } };
}
