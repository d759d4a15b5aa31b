import type { Contract } from '../../../shared/contract';
import { seededTemplates } from '../../../shared/domain/leases/templates/seeded-templates';
import type { Handler } from '../../runtime/handler';
import { readSeeded, readTemplate } from './read-template';

/** The organization's own texts by name, then the seeded ones. */
export const listTemplates: Handler<Contract['leases']['listTemplates']> = async ({ viewer }, deps) => {
  const own = (await deps.templates.all(viewer.organizationId)).map(readTemplate);
  const byName = own.toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
  return { success: 1, data: [...byName, ...seededTemplates.map(readSeeded)] };
};
