import { describe, expect, it } from 'vitest';
import { auditEntries } from '../../../test/support/audit-entries';
import { engines, useDatabase } from '../../../test/support/databases';
import { aPerson } from '../../../test/support/own-account';
import { anAuditEntry, noon } from '../../../test/support/table-data';
import type { Organization } from './record';

describe.each(engines)('an organization’s name on %s', (engine) => {
  const database = useDatabase(engine);

  it('is changed by its head while it is the one that was read', async () => {
    const stores = await database.open();
    const { own } = await aPerson(stores);
    const organization = await stores.organizations.byId(own);
    if (!organization) throw new Error('The organization is not there');
    const rename = (name: string, part: Partial<Organization> = {}) =>
      stores.organizations.rename({
        organization: { ...organization, ...part },
        name,
        trace: { audit: anAuditEntry(own, own, { action: 'organization.rename' }), now: noon },
      });
    await rename('Southgate');
    await expect(rename('Late')).rejects.toMatchObject({ code: 'conflict' });
    const elsewhere = rename('Mine', { name: 'Southgate', adminUserId: 'usr_else' });
    await expect(elsewhere).rejects.toMatchObject({ code: 'conflict' });
    expect(await stores.organizations.namesOf([own, 'org_nowhere', own])).toEqual([
      { organizationId: own, name: 'Southgate' },
    ]);
    expect(await auditEntries(stores, { organizationId: own, about: own })).toHaveLength(1);
  });
});
