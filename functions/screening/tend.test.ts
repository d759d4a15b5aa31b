import { expect, it, vi } from 'vitest';
import { openApplicants } from '../../test/support/test-world/applicants';
import { logger } from '../runtime/logger';
import { StoredApplication } from '../table/screening/record';
import { tellOtherApplicants } from './applicants/tell-other-applicants';
import { tendApplications } from './tend-applications';

logger.setLogLevel('SILENT');

const day = 86_400;

it('what fails for one applicant is logged, blocks no other, and is tended by the next run [D50]', async () => {
  const testWorld = await openApplicants();
  const first = await testWorld.add({ invite: true });
  testWorld.wait(1);
  const second = await testWorld.add({ invite: true });
  testWorld.wait(60 * day);
  const { applications } = testWorld.deps;
  const dropMessages: typeof applications.dropMessages = async (gone) => {
    if (gone.some(({ applicationId }) => applicationId === first)) throw new Error('broken');
    return applications.dropMessages(gone);
  };
  const deps = { ...testWorld.deps, applications: { ...applications, dropMessages } };
  const ids = async () => (await testWorld.all(StoredApplication)).map(({ applicationId }) => applicationId);
  const alarm = vi.spyOn(logger, 'error');
  await expect(tendApplications(() => deps)()).rejects.toThrow('1 of 2 failed');
  expect(alarm.mock.calls.map(([message, facts]) => [message, (facts as { id: string }).id])).toEqual(
    expect.arrayContaining([['not tended', first]]),
  );
  alarm.mockRestore();
  expect(await ids()).toEqual([first]);
  expect(await tendApplications(() => testWorld.deps)()).toEqual({ tended: 1 });
  expect([await ids(), second]).toEqual([[], second]);
  const purged = (await testWorld.audit()).filter(({ action }) => action === 'application.purge');
  expect(purged.map(({ by }) => by.process)).toEqual(['tend-applications', 'tend-applications']);
});

it('the other applicants of a home are answered once one is approved, not the same person twice', async () => {
  const testWorld = await openApplicants();
  const chosen = await testWorld.add();
  const twice = await testWorld.add();
  const tell = () => {
    const body = { application_id: chosen, answer: 'declined' as const };
    return testWorld.perform(tellOtherApplicants, { ...testWorld.call(), body });
  };
  await expect(tell()).rejects.toMatchObject({ code: 'wrong-status' });
  await testWorld.decide(chosen, { decision: 'approved' });
  expect((await tell()).data).toEqual({ told: 0, left: 1 });
  expect((await testWorld.read(twice)).application.stage).toBe('submitted');
});
