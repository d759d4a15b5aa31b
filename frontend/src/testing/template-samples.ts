import type { TemplateLine } from '../../../shared/contract/lease-templates';

export const templateLine = (more: Partial<TemplateLine> = {}): TemplateLine => ({
  template_id: 'tpl_1',
  version: 3,
  published: 1,
  kind: 'residential',
  name: 'House',
  description: '',
  seeded: false,
  archived: false,
  has_draft: false,
  changed_at: '2026-11-20T12:00:00.000Z',
  ...more,
});
