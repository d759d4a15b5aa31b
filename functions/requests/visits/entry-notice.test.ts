import { beforeEach, describe, expect, it } from 'vitest';
import { openRequests, type RequestStand } from '../../../test/support/test-world/requests';
import { OutboxEntry } from '../../table/outbox/record';
import { finishVendorJob } from '../../vendors/finish-vendor-job';
import { proposeVendorVisit } from '../../vendors/propose-vendor-visit';
import { cancelRequest } from '../cancel-request';
import { getRequest } from '../get-request';
import { agreeVisit } from './agree-visit';
import { callOffVisit } from './call-off-visit';
import { proposeVisit } from './propose-visit';

let testWorld: RequestStand;
beforeEach(async () => {
  testWorld = await openRequests();
});

const monday = { from: '2026-07-06T14:00:00.000Z', to: '2026-07-06T16:00:00.000Z' };
const tuesday = { from: '2026-07-07T14:00:00.000Z', to: '2026-07-07T16:00:00.000Z' };

/** The letters to the tenant, oldest first. */
const letters = async () =>
  (await testWorld.all(OutboxEntry))
    .toSorted((one, other) => one.entryId.localeCompare(other.entryId))
    .flatMap(({ message }) => (message.kind === 'letter' && /visit/.test(message.subject) ? [message] : []));
const set = (request_id: string, window = monday) =>
  testWorld.perform(proposeVisit, {
    ...testWorld.call(),
    body: { request_id, ...window, side: 'worker', is_agreed: true },
  });
const shown = async (id: string) =>
  (await getRequest({ ...testWorld.call(), params: { id } }, testWorld.deps)).data;

describe('a notice of entry', () => {
  it('goes out once when the tenant agrees to the vendor’s time: who, when, why, and if nobody is home', async () => {
    const { request_id, token } = await testWorld.accepted();
    await testWorld.perform(proposeVendorVisit, { ...testWorld.call(), body: { token, visit: monday } });
    expect(await letters()).toEqual([]);
    const body = { request_id, visit: 1 };
    await testWorld.perform(agreeVisit, { ...testWorld.call(testWorld.tenant), body });
    const [letter, ...others] = await letters();
    expect(others).toEqual([]);
    const { name, address, unit_number } = await shown(request_id);
    expect(letter).toMatchObject({
      subject: 'Notice of entry: a visit to your home',
      isAddressed: true,
      button: { label: 'Open the request' },
      closing: [
        'If the time doesn’t suit you, open the request and propose another one.',
        'The file with this email adds the visit to your calendar.',
      ],
    });
    expect(letter?.paragraphs.slice(1)).toEqual([
      'Northgate Homes gives you notice of a visit to your home.',
      [
        'When: Mon, Jul 6, 9:00 AM – 11:00 AM, local time of the home',
        `Where: ${address}, Unit ${unit_number}`,
        'Who: Ace Plumbing, sent by Northgate Homes',
        `Why: Plumbing, Kitchen (request ${name})`,
        'If nobody is home: They call you before they come in, as the request says.',
      ].join('\n'),
    ]);
    expect(letter?.calendar).toMatch(/STATUS:CONFIRMED/);
    expect(letter?.calendar).toContain('DTSTART:20260706T140000Z');
  });

  it.each([
    ['yes', 'They may come in, as the request says.'],
    ['no', 'Nobody comes in, as the request says, and the visit does not take place.'],
  ])('says what the request says of an empty home: %s', async (may_enter, sentence) => {
    const { request_id } = await testWorld.accepted({ may_enter });
    await set(request_id);
    expect((await letters())[0]?.paragraphs.at(-1)).toContain(`If nobody is home: ${sentence}`);
  });

  it('is under the bell with who and when, and says that a visit was moved, by mail too', async () => {
    const { request_id } = await testWorld.accepted();
    await set(request_id);
    await set(request_id, tuesday);
    expect(await testWorld.told(testWorld.tenant.userRoleId)).toEqual(
      expect.arrayContaining(['A visit is agreed', 'A visit was moved']),
    );
    const [, moved, ...others] = await letters();
    expect(others).toEqual([]);
    expect(moved?.subject).toBe('Notice of entry: the visit to your home was moved');
    expect(moved?.paragraphs[1]).toBe(
      'Northgate Homes gives you notice that the visit to your home was moved. It no longer takes place on Mon, Jul 6, 9:00 AM – 11:00 AM.',
    );
    expect(moved?.paragraphs[2]).toContain('When: Tue, Jul 7, 9:00 AM – 11:00 AM');
    // The calendar takes the old one away and adds the new one.
    expect(moved?.calendar).toMatch(/STATUS:CONFIRMED.*STATUS:CANCELLED/s);
  });

  it('is taken back with the reason, or because another time is proposed or the request ended', async () => {
    const { request_id } = await testWorld.accepted();
    await set(request_id);
    const body = { request_id, visit: 1, why: 'The plumber is ill' };
    await testWorld.perform(callOffVisit, { ...testWorld.call(), body });
    await set(request_id);
    const other = { request_id, ...tuesday, side: 'worker' as const, is_agreed: false };
    await testWorld.perform(proposeVisit, { ...testWorld.call(), body: other });
    await set(request_id);
    await testWorld.perform(cancelRequest, { ...testWorld.call(), body: { request_id, why: 'Mended' } });
    const off = (await letters()).filter(({ subject }) => subject === 'The visit to your home was canceled');
    const { name } = await shown(request_id);
    const first = `The visit for ${name} was canceled: Mon, Jul 6, 9:00 AM – 11:00 AM. Nobody comes at that time.`;
    expect(off.map(({ paragraphs }) => paragraphs.slice(1))).toEqual([
      [first, 'Reason: The plumber is ill'],
      [first, 'Another time is proposed. Open the request to see it.'],
      [first],
    ]);
    for (const { calendar } of off) expect(calendar).toMatch(/STATUS:CANCELLED/);
  });

  it('is not taken back by work that is done while the visit runs', async () => {
    const { request_id, token } = await testWorld.accepted();
    await set(request_id);
    testWorld.goTo('2026-07-06T15:00:00.000Z');
    const body = { token, note: 'New washer', files: [] };
    await testWorld.perform(finishVendorJob, { ...testWorld.call(), body });
    expect(await letters()).toHaveLength(1);
  });

  it('that comes later than a day before is marked for staff, but for an emergency', async () => {
    const soon = { from: '2026-07-03T20:00:00.000Z', to: '2026-07-03T21:00:00.000Z' };
    const { request_id } = await testWorld.accepted();
    await set(request_id, soon);
    await set(request_id);
    expect((await shown(request_id)).visits.map((visit) => visit.is_short_notice)).toEqual([false, false]);
    await set(request_id, soon);
    expect((await shown(request_id)).visits.at(-1)?.is_short_notice).toBe(true);
    await testWorld.triage(request_id, { priority: 'emergency', hazard: 'water' });
    expect((await shown(request_id)).visits.at(-1)?.is_short_notice).toBe(false);
  });
});
