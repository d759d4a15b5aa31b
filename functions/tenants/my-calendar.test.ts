import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '../../shared/domain/people/roles';
import { openRented } from '../../test/support/test-world/rented';
import type { TenantWorld } from '../../test/support/test-world/tenants';
import { logger } from '../runtime/logger';
import { remove } from '../table/db/writes';
import { CalendarFeed, Tenancy } from '../table/tenants/record';
import { endMyCalendar, getMyCalendar, makeMyCalendar, readCalendar } from './my-calendar';

logger.setLogLevel('SILENT');

let testWorld: TenantWorld;
let tenant: Partial<Viewer>;
beforeEach(async () => {
  ({ testWorld, tenant } = await openRented('2026-07-26T12:00:00.000Z'));
});

const make = async () => {
  const { data } = await testWorld.perform(makeMyCalendar, { ...testWorld.call(tenant), body: {} });
  return new URL(data.address).searchParams.get('feed') ?? '';
};
const end = () => testWorld.perform(endMyCalendar, { ...testWorld.call(tenant), body: {} });
const madeOn = async () => (await getMyCalendar({ ...testWorld.call(tenant) }, testWorld.deps)).data.made_on;
const read = async (feed: string) =>
  (await readCalendar({ ...testWorld.call(), query: { feed } }, testWorld.deps)).text;

describe('a calendar link of the due days', () => {
  it('shows them in local dates without login, and stores its hash alone', async () => {
    expect(await madeOn()).toBeUndefined();
    const feed = await make();
    expect(await madeOn()).toBe('2026-07-26T12:00:00.000Z');
    expect(JSON.stringify(await testWorld.all(CalendarFeed))).not.toContain(feed);
    const text = await read(feed);
    expect(text).toContain('DTSTART;VALUE=DATE:20260801');
    expect(text).toContain('SUMMARY:Rent is due: Unit 1A\\, Maple Court');
    expect(text).not.toMatch(/Whitaker|\\$|290/);
  });

  it('is replaced by a new one and ended, at once; a made-up one is the same', async () => {
    const first = await make();
    const second = await make();
    await expect(read(first)).rejects.toMatchObject({ code: 'link-not-valid' });
    expect(await read(second)).toContain('BEGIN:VEVENT');
    await end();
    await end();
    await expect(read(second)).rejects.toMatchObject({ code: 'link-not-valid' });
    expect(await madeOn()).toBeUndefined();
    expect(await testWorld.all(CalendarFeed)).toEqual([]);
    await expect(read('made-up')).rejects.toMatchObject({ code: 'link-not-valid' });
  });

  it('shows nothing of a lease that is not the person’s any more', async () => {
    const feed = await make();
    for (const tenancy of await testWorld.all(Tenancy)) await testWorld.db.write(remove(Tenancy, tenancy));
    expect(await read(feed)).not.toContain('VEVENT');
  });
});
