import { expect, it } from 'vitest';
import type { Viewer } from '../../../shared/domain/people/roles';
import { openApplicants } from '../../../test/support/test-world/applicants';
import { propertyId } from '../../../test/support/test-world/portfolio';
import { logger } from '../../runtime/logger';

logger.setLogLevel('SILENT');

const grants = { areas: { applicants: 'change' as const }, properties: 'all' as const };
const manager = (userId: string): Partial<Viewer> => ({ userId, roleLabel: 'rentalManager', grants });

it('a report is read by the manager who ordered it and the organization’s head, named beside it, by nobody else [D50]', async () => {
  const testWorld = await openApplicants();
  await testWorld.account({ userId: 'usr_kay', firstName: 'Kay', lastName: 'Orr', email: 'kay@home.test' });
  const kay = manager('usr_kay');
  const id = await testWorld.add();
  await testWorld.order(id, {}, kay);
  await testWorld.consent(await testWorld.linkTo('completeScreening'));
  for (const who of [kay, {}]) {
    expect((await testWorld.read(id, who)).may.read_report).toBe(true);
    expect((await testWorld.report(id, who)).data.readers).toEqual(['Kay Orr', 'Lena Hart']);
  }
  const read = (await testWorld.audit()).filter(({ action }) => action === 'screening.read');
  expect(read.map(({ by }) => by.userId)).toEqual(['usr_head', 'usr_kay']);
  for (const who of [
    manager('usr_other'),
    { ...kay, grants: { ...grants, properties: ['prp_other'] } },
    { ...kay, grants: { areas: { leases: 'change' as const }, properties: [propertyId] } },
    { ...kay, roleLabel: 'tenant' as const },
    { ...kay, organizationId: 'org_two' },
  ])
    await expect(testWorld.report(id, who)).rejects.toMatchObject({ code: 'not-found' });
});
