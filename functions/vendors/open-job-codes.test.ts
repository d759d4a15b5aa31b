import { beforeEach, describe, expect, it } from 'vitest';
import { openRequests, type RequestStand } from '../../test/support/test-world/requests';
import { agreeVisit } from '../requests/visits/agree-visit';
import { callOffVisit } from '../requests/visits/call-off-visit';
import { AuditEntry } from '../table/audit/record';
import { StoredRequest } from '../table/requests/record';
import { changeUnitAccess } from '../units/unit-access';
import { finishVendorJob } from './finish-vendor-job';
import { openJob } from './open-job';
import { openJobCodes } from './open-job-codes';
import { proposeVendorVisit } from './propose-vendor-visit';

let testWorld: RequestStand;
let token: string;
let request_id: string;
const codes = [{ kind: 'lockbox' as const, place: 'Railing', code: '8842' }];
const visit = { from: '2026-07-06T14:00:00.000Z', to: '2026-07-06T16:00:00.000Z' };
/** A job that its vendor accepted, in a unit with a lockbox. */
beforeEach(async () => {
  testWorld = await openRequests();
  ({ token, request_id } = await testWorld.accepted());
  const [request] = await testWorld.all(StoredRequest);
  const body = { unit_id: request?.place.unitId ?? '', version: 0, codes };
  await testWorld.perform(changeUnitAccess, { ...testWorld.call(), body });
});

const propose = () => testWorld.perform(proposeVendorVisit, { ...testWorld.call(), body: { token, visit } });
const agree = () =>
  testWorld.perform(agreeVisit, { ...testWorld.call(testWorld.tenant), body: { request_id, visit: 1 } });
const looked = async () =>
  (await openJobCodes({ ...testWorld.call(), body: { token } }, testWorld.deps)).data.codes;
const offered = async () =>
  (await openJob({ ...testWorld.call(), body: { token } }, testWorld.deps)).data.may.codes;
const logged = async () =>
  (await testWorld.all(AuditEntry)).filter(({ action }) => action === 'request.open-codes');

describe('entry codes on a vendor’s page', () => {
  it('show from a day before an agreed visit to a day after it, each look logged without them', async () => {
    await propose();
    testWorld.goTo('2026-07-06T13:00:00.000Z');
    expect([await offered(), await looked()]).toEqual([false, []]);
    testWorld.goTo('2026-07-05T13:59:59.000Z');
    await agree();
    expect([await offered(), await looked(), await logged()]).toEqual([false, [], []]);
    testWorld.goTo('2026-07-05T14:00:00.000Z');
    expect([await offered(), await looked()]).toEqual([true, codes]);
    testWorld.goTo('2026-07-07T16:00:00.000Z');
    expect(await looked()).toEqual(codes);
    testWorld.goTo('2026-07-07T16:00:01.000Z');
    expect([await offered(), await looked()]).toEqual([false, []]);
    const entries = await logged();
    expect(entries.map(({ by }) => by.process)).toEqual(['A vendor by link', 'A vendor by link']);
    expect(JSON.stringify(entries)).not.toContain('8842');
  });

  it('are gone once the visit is called off', async () => {
    await propose();
    await agree();
    testWorld.goTo('2026-07-06T13:00:00.000Z');
    expect(await looked()).toEqual(codes);
    await testWorld.perform(callOffVisit, {
      ...testWorld.call(),
      body: { request_id, visit: 1, why: 'Storm' },
    });
    expect([await offered(), await looked()]).toEqual([false, []]);
  });

  it('are gone once the job has ended', async () => {
    await propose();
    await agree();
    testWorld.goTo('2026-07-06T15:00:00.000Z');
    await testWorld.perform(finishVendorJob, {
      ...testWorld.call(),
      body: { token, note: 'Done', files: [] },
    });
    expect(await looked().catch((error) => error.code)).toEqual([]);
  });
});
