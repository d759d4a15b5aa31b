import { describe, expect, it } from 'vitest';
import { engines, useDatabase } from '../../../test/support/databases';
import type { Tenancy } from './record';

const organizationId = 'org_north';
const everything = () => true;

/** A tenancy of a lease whose id ends in a part of its own. */
const aTenancy = (over: Partial<Tenancy> & { lease?: string } = {}): Tenancy => {
  const { lease = '1', ...fields } = over;
  return {
    organizationId,
    userRoleId: 'rol_nora',
    leaseId: `lse_${lease.padStart(26, '0')}`,
    propertyId: 'prp_maple',
    email: 'nora@example.test',
    firstName: 'Nora',
    lastName: 'Whitaker',
    mobile: '',
    unitNumber: '1A',
    propertyTitle: 'Maple Court',
    ...fields,
  };
};
const elias = { userRoleId: 'rol_elias', firstName: 'Elias', lastName: 'Osei', email: 'elias@example.test' };

describe.each(engines)('tenancies on %s', (engine) => {
  const { open } = useDatabase(engine);

  const withTenancies = async (...tenancies: readonly Tenancy[]) => {
    const { tenants } = await open();
    for (const tenancy of tenancies) await tenants.keep(tenancy);
    const page = (asked: Partial<Parameters<typeof tenants.page>[0]> = {}) =>
      tenants.page({ organizationId, isSeen: everything, limit: 10, ...asked });
    const names = async (asked?: Parameters<typeof page>[0]) =>
      (await page(asked)).tenancies.map(({ firstName }) => firstName);
    return { tenants, page, names };
  };

  it('are read by person and lease, and one person’s apart from everyone else’s', async () => {
    const [first, second] = [aTenancy(), aTenancy({ lease: '2' })];
    const { tenants } = await withTenancies(first, second, aTenancy(elias));
    expect(await tenants.byId(first)).toEqual(first);
    expect(await tenants.byId({ ...first, userRoleId: 'rol_nobody' })).toBeUndefined();
    expect(await tenants.byId({ ...first, organizationId: 'org_south' })).toBeUndefined();
    expect(await tenants.of({ organizationId, userRoleId: 'rol_nora' })).toEqual([first, second]);
    // The role whose id begins the same is another person.
    expect(await tenants.of({ organizationId, userRoleId: 'rol_nor' })).toEqual([]);
  });

  it('are there once when one is written again, under the new name', async () => {
    const { names, tenants } = await withTenancies(aTenancy(), aTenancy({ firstName: 'Eleanor' }));
    expect(await names()).toEqual(['Eleanor']);
    expect(await tenants.of({ organizationId, userRoleId: 'rol_nora' })).toHaveLength(1);
  });

  it('are listed by name, page by page, one organization’s alone', async () => {
    const other = aTenancy({ organizationId: 'org_south', firstName: 'Adam' });
    const { page, names } = await withTenancies(aTenancy(), aTenancy(elias), aTenancy({ lease: '2' }), other);
    expect(await names()).toEqual(['Elias', 'Nora', 'Nora']);
    const first = await page({ limit: 2 });
    const second = await page({ limit: 2, after: first.next });
    expect([first.tenancies.length, second.tenancies.length, second.next]).toEqual([2, 1, undefined]);
    expect([...first.tenancies, ...second.tenancies].map(({ leaseId }) => leaseId.slice(-1))).toEqual([
      '1',
      '1',
      '2',
    ]);
    expect((await page({ limit: 3 })).next).toBeUndefined();
  });

  it('are found by a part of name, mail, unit and property', async () => {
    const { names } = await withTenancies(
      aTenancy(),
      aTenancy({ ...elias, unitNumber: '7', propertyTitle: 'Dover Row' }),
    );
    for (const search of ['OSEI', 'elias@', '7', 'dover']) expect(await names({ search })).toEqual(['Elias']);
    expect(await names({ search: 'zebra' })).toEqual([]);
  });

  it('of properties that the caller does not see are passed over, past what one request reads', async () => {
    const hidden = Array.from({ length: 201 }, (_, index) =>
      aTenancy({ ...elias, userRoleId: `rol_${index}`, lease: String(index), propertyId: 'prp_hidden' }),
    );
    const { names, page } = await withTenancies(...hidden, aTenancy());
    const isSeen = (propertyId: string) => propertyId === 'prp_maple';
    expect(await names({ isSeen })).toEqual(['Nora']);
    expect((await page({ isSeen, limit: 1 })).next).toBeUndefined();
  });

  it('refuse a place of another list', async () => {
    const { page } = await withTenancies(aTenancy());
    await expect(page({ after: 'bm93aGVyZQ' })).rejects.toMatchObject({ code: 'invalid' });
  });
});
