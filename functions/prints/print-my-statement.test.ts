import { PDF } from '@libpdf/core';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '../../shared/domain/people/roles';
import { testPrinter } from '../../test/support/test-seal';
import { conrad, elias, nora, one, two } from '../../test/support/test-world/leases';
import { openTenants, type TenantWorld } from '../../test/support/test-world/tenants';
import { postRentWith } from '../jobs/post-rent';
import { receivePayment } from '../ledger/payments/receive-payment';
import { logger } from '../runtime/logger';
import { printMyStatement } from './print-my-statement';

logger.setLogLevel('SILENT');

const printer = testPrinter();
afterAll(() => printer.close());

const missing = { code: 'not-found' };
const july = { from: '2026-07-01', to: '2026-07-24' };

let testWorld: TenantWorld;
let lease_id: string;
let tenant: Partial<Viewer>;
/** Nora and Elias owe July and August, $1,450.00 each; August’s stands in the books since July 25. */
beforeEach(async () => {
  testWorld = await openTenants();
  lease_id = await testWorld.sent(one, { tenants: [nora, elias] });
  tenant = await testWorld.movedIn([nora, elias, conrad, testWorld.agent]);
  testWorld.goTo('2026-08-02T16:00:00.000Z');
  await postRentWith(() => testWorld.deps)();
});

async function received(cents: number, received_on: string, over: object = {}) {
  const how = { method: 'check', reference: '1042', payer: 'Nora Whitaker', hold_rest: false } as const;
  const body = { lease_id, cents, received_on, chosen: [], ...how, ...over };
  await testWorld.perform(receivePayment, { ...testWorld.call(), body });
}

/** The statement's text, each run of spaces as one. */
async function statement(query = july, { as = tenant, leaseId = lease_id } = {}): Promise<string> {
  const call = { ...testWorld.call(as), params: { leaseId }, query };
  const { pdf } = (await printMyStatement(call, { ...testWorld.deps, printer })).data;
  const read = await PDF.load(new Uint8Array(Buffer.from(pdf, 'base64')));
  const pages = read.extractText().map(({ text }) => text);
  return pages.join(' ').replace(/\s+/g, ' ');
}

describe('a tenant’s statement', () => {
  it('has what was owed before, each change of its days, and what is owed after', async () => {
    await received(100_000, '2026-07-05');
    await received(30_000, '2026-08-01', { reference: '1043' });
    const text = await statement();
    for (const part of [
      'Northgate Homes',
      'Statement of account',
      'Unit 1A, Maple Court',
      'Nora Whitaker, Elias Osei',
      'Jul 01, 2026 to Jul 24, 2026',
      'Payment: check 1042',
    ])
      expect(text).toContain(part);
    expect(text).toMatch(/Balance on Jun 30, 2026 \$0\.00/);
    expect(text).toMatch(/Charged \$1,450\.00/);
    expect(text).toMatch(/Paid and credited \$1,000\.00/);
    expect(text).toMatch(/Rent paid \$1,000\.00/);
    expect(text).toMatch(/Balance on Jul 24, 2026 \$450\.00/);
    expect(text).not.toContain('1043');
  });

  it('begins with what an earlier day left, and says when nothing moved', async () => {
    await received(100_000, '2026-07-05');
    const text = await statement({ from: '2026-07-10', to: '2026-07-20' });
    expect(text).toMatch(/Balance on Jul 09, 2026 \$450\.00/);
    expect(text).toMatch(/Balance on Jul 20, 2026 \$450\.00/);
    expect(text).toContain('Nothing was charged or paid in these days.');
  });

  it('of a year names the rent that was paid in it', async () => {
    await received(200_000, '2026-07-05');
    const text = await statement({ from: '2026-01-01', to: '2026-12-31' });
    expect(text).toContain('Rent statement for 2026');
    expect(text).toMatch(/Charged \$2,900\.00/);
    expect(text).toMatch(/Rent paid \$2,000\.00/);
    expect(text).toMatch(/Balance on Dec 31, 2026 \$900\.00/);
  });

  it('tells a roommate’s first name, and nothing of their check [D26]', async () => {
    await received(50_000, '2026-07-06', { payer: `${elias.firstName} ${elias.lastName}`, reference: '7' });
    const text = await statement();
    expect(text).toMatch(/Payment: check \(\$500\.00\) \$950\.00 From Elias Statement/);
    expect(text.split(elias.lastName)).toHaveLength(2);
  });

  it('is nobody else’s, and never of another home', async () => {
    await received(100_000, '2026-07-05');
    const leaseId = await testWorld.sent(two, { from: '2026-08-01', coSigners: [], tenants: [conrad] });
    const neighbor = await testWorld.movedIn([conrad, testWorld.agent]);
    for (const asked of [
      { as: {} },
      { as: neighbor },
      { leaseId },
      { leaseId: 'lse_else' },
      { as: { ...tenant, userRoleId: 'rol_else' } },
      { as: { ...tenant, organizationId: 'org_two' } },
    ])
      await expect(statement(july, asked)).rejects.toMatchObject(missing);
    const theirs = await statement({ from: '2026-07-01', to: '2026-08-31' }, { as: neighbor, leaseId });
    expect(theirs).not.toContain('Nora');
    expect(theirs).not.toContain('1042');
  });

  it('needs its first day before its last one', async () => {
    const refused = statement({ from: '2026-07-31', to: '2026-07-01' });
    await expect(refused).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { to: expect.any(String) } },
    });
  });
});
