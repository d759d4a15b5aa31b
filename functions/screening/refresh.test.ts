import { expect, it } from 'vitest';
import { openApplicants } from '../../test/support/stand/applicants';
import { logger } from '../runtime/logger';
import { refreshScreening } from './refresh-screening';

logger.setLogLevel('SILENT');

it('a report whose message was lost is there once staff look; without a screening there is nothing to see', async () => {
  const stand = await openApplicants();
  const refresh = async (application_id: string, who = {}) =>
    (await stand.perform(refreshScreening, { ...stand.call(who), body: { application_id } })).data.status;
  const id = await stand.add();
  await expect(refresh(id)).rejects.toMatchObject({ code: 'screening-ended' });
  await stand.order(id);
  expect(await refresh(id)).toBe(0);
  stand.bureauState.isReady = false;
  await stand.consent(await stand.linkTo('completeScreening'));
  expect(await refresh(id)).toBe(3);
  stand.bureauState.isReady = true;
  for (const who of [{ organizationId: 'org_two' }, { roleLabel: 'tenant' as const }])
    await expect(refresh(id, who)).rejects.toMatchObject({ code: 'not-found' });
  expect((await stand.read(id)).screening?.status).toBe(3);
  expect(await refresh(id)).toBe(4);
});
