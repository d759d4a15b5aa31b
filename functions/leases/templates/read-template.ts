import type { TemplateLine } from '../../../shared/contract/lease-templates';
import type { SeededTemplate } from '../../../shared/domain/leases/templates/seeded-templates';
import { seededVersion } from '../../../shared/domain/leases/templates/seeded-version';
import type { LeaseTemplate } from '../../table/templates/record';

/** The organization's own text as the API returns it. */
export const readTemplate = (template: LeaseTemplate): TemplateLine => ({
  template_id: template.templateId,
  version: template.version,
  published: template.published,
  kind: template.kind,
  name: template.name,
  description: template.description,
  seeded: false,
  archived: template.archivedAt !== undefined,
  has_draft: template.hasDraft,
  changed_at: template.changedAt,
});

/** A seeded text's id is its kind. */
export const readSeeded = ({ kind, name, description }: SeededTemplate): TemplateLine => ({
  template_id: kind,
  version: 1,
  published: seededVersion,
  kind,
  name,
  description,
  seeded: true,
  archived: false,
  has_draft: false,
  changed_at: '',
});
