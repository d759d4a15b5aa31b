import type { LeaseDocument } from '../../../shared/domain/leases/document/lease-document';
import { templateNamed } from '../../../shared/domain/leases/templates/seeded-templates';
import type { TermFields } from '../../../shared/domain/leases/term';
import type { Deps } from '../../runtime/deps/deps';

type Asked = { readonly organizationId: string; readonly text: TermFields['text'] };

/** The template version a term names, seeded or published by the organization. Undefined for none. */
export async function findTemplate(
  { organizationId, text }: Asked,
  { templates }: Pick<Deps, 'templates'>,
): Promise<LeaseDocument | undefined> {
  if (text?.from !== 'template') return undefined;
  const { templateId, version: number } = text;
  return templateNamed(text)?.document ?? templates.published({ organizationId, templateId, number });
}
