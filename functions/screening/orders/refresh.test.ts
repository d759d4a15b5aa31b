import { expect, it } from 'vitest';
import { openApplicants } from '../../../test/support/test-world/applicants';
import { logger } from '../../runtime/logger';
import { refreshScreening } from './refresh-screening';

logger.setLogLevel('SILENT');

it('a report whose message was lost is there once staff look; without a screening there is nothing to see', async () => {
  const testWorld = await openApplicants();
  const refresh = async (application_id: string, who = {}) =>
    (await testWorld.perform(refreshScreening, { ...testWorld.call(who), body: { application_id } })).data
      .status;
  const id = await testWorld.add();
  await expect(refresh(id)).rejects.toMatchObject({ code: 'screening-ended' });
  await testWorld.order(id);
  expect(await refresh(id)).toBe(0);
  testWorld.bureauState.isReady = false;
  await testWorld.consent(await testWorld.linkTo('completeScreening'));
  expect(await refresh(id)).toBe(3);
  testWorld.bureauState.isReady = true;
  for (const who of [{ organizationId: 'org_two' }, { roleLabel: 'tenant' as const }])
    await expect(refresh(id, who)).rejects.toMatchObject({ code: 'not-found' });
  expect((await testWorld.read(id)).screening?.status).toBe(3);
  expect(await refresh(id)).toBe(4);
});
