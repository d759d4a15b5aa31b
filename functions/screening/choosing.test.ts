import { beforeEach, describe, expect, it } from 'vitest';
import { type Applicants, grace, openApplicants, unitId } from '../../test/support/stand/applicants';
import { logger } from '../runtime/logger';
import { addApplicant } from './add-applicant';
import { compareApplicants } from './compare-applicants';
import { setApplicationLink } from './set-application-link';
import { tellOtherApplicants } from './tell-other-applicants';

logger.setLogLevel('SILENT');

let stand: Applicants;
beforeEach(async () => {
  stand = await openApplicants();
});

const apply = async (over: Partial<typeof grace>) => {
  const body = { ...grace, ...over, unit_id: unitId, invite: false };
  return (await stand.perform(addApplicant, { ...stand.call(), body })).data.application_id;
};
const compare = async (who = {}) =>
  (await compareApplicants({ ...stand.call(who), params: { unitId } }, stand.deps)).data;
const tell = async (application_id: string, who = {}) =>
  (await stand.perform(tellOtherApplicants, { ...stand.call(who), body: { application_id } })).data;
const stageOf = async (id: string) => (await stand.read(id)).application.stage;

describe('choosing among applicants', () => {
  it('shows the same facts of each who waits, the first first, beside what is asked of everybody', async () => {
    const terms = { incomeTimes: 3, pets: 'Cats only', criteria: '' };
    await stand.perform(setApplicationLink, {
      ...stand.call(),
      body: { unit_id: unitId, open: true, terms },
    });
    const first = await apply({ monthlyIncome: 420_500, pets: 'A cat' });
    stand.wait(60);
    const second = await apply({ email: 'alan@applicant.test', firstName: 'Alan', monthlyIncome: 0 });
    stand.wait(60);
    const again = await apply({ livesThereSince: '2023', landlord: 'Mr. Oak' });
    await apply({ email: '', firstName: '' }).catch(() => undefined);
    const found = await compare();
    expect(found).toMatchObject({
      ...{ unit_number: '1A', property_title: 'Maple Court', rent: 145_000, terms, more: false },
      applicants: [
        // 4,205.00 to 1,450.00 is 2.9 times, never rounded up to what is asked.
        { application_id: first, income: 420_500, times: 2.9, pets: 'A cat', is_repeated: true },
        { application_id: second, name: 'Alan Hopper', income: 0, is_repeated: false },
        { application_id: again, lives_there_since: '2023', landlord: 'Mr. Oak', is_repeated: true },
      ],
    });
    expect(found.applicants[1]?.times).toBeUndefined();
    for (const who of [{ organizationId: 'org_two' }, { roleLabel: 'tenant' as const }])
      await expect(compare(who)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('tells the others kindly once one is approved; who has a report is left to a decision of their own [D49]', async () => {
    const [twice, chosen, plain, reported] = [
      await apply({}),
      await apply({}),
      await apply({ email: 'alan@applicant.test' }),
      await apply({ email: 'kay@applicant.test' }),
    ];
    await stand.order(reported);
    await stand.consent(await stand.linkTo('completeScreening'));
    await expect(tell(chosen)).rejects.toMatchObject({ code: 'wrong-status' });
    await stand.decide(chosen, { decision: 'approved' });
    expect((await stand.read(chosen)).others).toBe(3);
    expect(await tell(chosen)).toEqual({ told: 1, left: 2 });
    expect(await tell(chosen)).toEqual({ told: 0, left: 2 });
    expect(await Promise.all([plain, reported, twice].map(stageOf))).toEqual([
      ...['declined', 'submitted', 'submitted'],
    ]);
    const letters = (await stand.letters()).filter(({ subject }) => subject.includes('is taken'));
    expect(letters.map(({ to }) => to)).toEqual(['alan@applicant.test']);
    expect(letters[0]?.button?.address).toContain('/auth/addApplication?application=');
    const declined = (await stand.audit()).filter(({ action }) => action === 'application.decline');
    expect(declined.map(({ object }) => object.id)).toEqual([plain]);
    await expect(tell(chosen, { organizationId: 'org_two' })).rejects.toMatchObject({ code: 'not-found' });
  });
});
