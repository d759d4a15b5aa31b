import type { AuditEntry } from '../../../functions/table/audit/record';
import type { Property } from '../../../functions/table/properties/record';
import type { AuditAction } from '../../../shared/domain/audit/audit';
import type { seededIds } from './seeded-ids';

export type DemoActor = Omit<AuditEntry['by'], 'process'>;

type Told = {
  readonly by: DemoActor;
  readonly ids: ReturnType<typeof seededIds>;
  readonly action: AuditAction;
  /** UTC instant. */
  readonly at: string;
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
};

/** An audit entry for a demo property, as if the organization's head had made the change. */
export const demoEntry = (property: Property, { by, ids, action, at, ...facts }: Told): AuditEntry => ({
  organizationId: property.organizationId,
  auditId: ids.next('aud'),
  at,
  action,
  by: { ...by, process: '' },
  object: { kind: 'property', id: property.propertyId, name: property.title },
  about: property.propertyId,
  ...(action === 'property.add' && {
    after: { propertyType: property.propertyType, unitCount: property.unitCount },
  }),
  ...facts,
  requestId: '',
});
