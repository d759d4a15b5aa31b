import { describe, expect, it } from 'vitest';
import { plans } from '../../infra/plans';
import { engines, useDatabase } from '../../test/support/databases';
import { noon } from '../../test/support/table-data';
import { allPlans, putPlans } from './billing/plans';

describe.each(engines)('plans and rate counters on %s', (engine) => {
  const { open } = useDatabase(engine);

  it('counts tries at once without losing one, each subject and window for itself', async () => {
    const { attempts } = await open();
    const attempt = { scope: 'login', subject: 'ada@demo.test', windowSeconds: 900, now: noon };
    const counted = await Promise.all(Array.from({ length: 30 }, () => attempts.add(attempt)));
    expect(counted.map(({ count }) => count).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 30 }, (_, index) => index + 1),
    );
    expect(counted[0]?.secondsLeft).toBe(900);
    expect(await attempts.add({ ...attempt, subject: 'ben@demo.test' })).toMatchObject({ count: 1 });
    expect(await attempts.add({ ...attempt, scope: 'forgot' })).toMatchObject({ count: 1 });
    const lastSecond = new Date(noon.getTime() + 899_500);
    expect(await attempts.add({ ...attempt, now: lastSecond })).toEqual({ count: 31, secondsLeft: 1 });
    const nextWindow = new Date(noon.getTime() + 900_000);
    expect(await attempts.add({ ...attempt, now: nextWindow })).toEqual({ count: 1, secondsLeft: 900 });
  });

  it('gives a try back, but never one that was not made', async () => {
    const { attempts } = await open();
    const attempt = { scope: 'login', subject: '10.0.0.1', windowSeconds: 60, now: noon };
    await attempts.giveBack(attempt);
    await attempts.add(attempt);
    await attempts.giveBack(attempt);
    await attempts.giveBack(attempt);
    expect(await attempts.add(attempt)).toMatchObject({ count: 1 });
  });

  it('reads the plans by id, and anew after a minute [API-23]', async () => {
    const { db } = await open();
    let time = 0;
    const all = allPlans(db, () => time);
    await putPlans(db, [...plans].reverse());
    expect(await all()).toEqual(plans);
    const [solo] = plans;
    if (!solo) throw new Error('There is a first plan');
    await putPlans(db, [{ ...solo, price: 5 }]);
    time = 59_999;
    expect((await all())[0]?.price).toBe(0);
    time = 60_000;
    expect((await all())[0]?.price).toBe(5);
  });
});
