import { saveTemplate } from '../../../functions/leases/templates/save-template';
import type { Deps } from '../../../functions/runtime/deps/deps';
import { perform } from '../../../functions/runtime/perform';
import type { Viewer } from '../../../shared/domain/people/roles';
import { shortText } from '../../support/leases/template-data';
import { viewerCall } from '../../support/test-world/viewer';
import type { Making } from '../samples';

/** What a template’s editor sends. */
export const templateForm = (name: string) => ({
  name,
  kind: 'residential' as const,
  description: '',
  document: shortText(),
  publish: false,
});

/** A template of the viewer’s organization, a draft so far. */
export async function newTemplate(
  { viewer, name }: { viewer: Viewer; name: string },
  deps: Deps,
): Promise<string> {
  const call = viewerCall({ deps, now: () => deps.clock.now() }, viewer);
  const { data } = await perform(saveTemplate, { ...call, body: templateForm(name) }, deps);
  return data.template_id;
}

/** The template a call names, at its current version. */
export async function templateNow({ id, scene, world }: Making) {
  const templateId = id('template');
  const { organizationId } = scene.home;
  const found = await world.deps.templates.byId({ organizationId, templateId });
  return { template_id: templateId, version: found?.template.version ?? 1 };
}
