import { seededNames } from '../../../shared/domain/leases/templates/seeded-names';
import { seededVersion } from '../../../shared/domain/leases/templates/seeded-version';
import { TermFields } from '../../../shared/domain/leases/term';
import { LeaseDefaults, usualLeaseDefaults } from '../../../shared/domain/settings/lease-defaults';
import type { Deps } from '../../runtime/deps/deps';

/** The newest published text of the chosen template. */
type ChosenTemplate = {
  readonly templateId: string;
  readonly name: string;
  readonly kind: TermFields['kind'];
  readonly version: number;
};

export type ReadDefaults = { readonly defaults: LeaseDefaults; readonly template: ChosenTemplate };

/** The newest text that leases can be made from; undefined for an archived or unknown template. */
export async function usableTemplate(
  { organizationId, templateId }: { readonly organizationId: string; readonly templateId: string },
  deps: Pick<Deps, 'templates'>,
): Promise<ChosenTemplate | undefined> {
  // A seeded text's id is its kind, and each kind has one.
  const seeded = TermFields.shape.kind.options.find((kind) => kind === templateId);
  if (seeded) return { templateId, name: seededNames[seeded], kind: seeded, version: seededVersion };
  const own = (await deps.templates.byId({ organizationId, templateId }))?.template;
  if (!own || own.published === 0 || own.archivedAt !== undefined) return undefined;
  return { templateId, name: own.name, kind: own.kind, version: own.published };
}

/** What a new lease of an organization begins with, without anything of the lease itself. */
export const usualDefaults: ReadDefaults = {
  defaults: usualLeaseDefaults,
  template: {
    templateId: 'residential',
    name: seededNames.residential,
    kind: 'residential',
    version: seededVersion,
  },
};

/**
 * What new leases of a property begin with: as it set itself, else as its organization did. A template that
 * is gone gives way to the usual one.
 */
export async function readLeaseDefaults(
  place: { readonly organizationId: string; readonly propertyId: string },
  deps: Pick<Deps, 'templates' | 'organizationSettings'>,
): Promise<ReadDefaults> {
  const { organizationId } = place;
  const { organization, property } = await deps.organizationSettings.ofProperty(place);
  const defaults = LeaseDefaults.parse(property?.lease ?? organization?.lease ?? usualLeaseDefaults);
  const template = await usableTemplate({ organizationId, templateId: defaults.templateId }, deps);
  return { defaults, template: template ?? usualDefaults.template };
}
