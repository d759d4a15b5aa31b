import type { Contract } from '../../shared/contract';
import { seededTemplates, seededVersion } from '../../shared/domain/leases/templates/seeded-templates';
import type { Handler } from '../runtime/handler';

/** The texts that the product brings along. */
export const listTemplates: Handler<Contract['leases']['listTemplates']> = async () => ({
  success: 1,
  data: seededTemplates.map(({ kind, name, description }) => ({
    ...{ template_id: kind, version: seededVersion, kind, name, description },
  })),
});
