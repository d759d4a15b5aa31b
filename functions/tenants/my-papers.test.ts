import { beforeEach, describe, expect, it } from 'vitest';
import { TermForm } from '../../shared/contract/lease-drafts';
import type { Viewer } from '../../shared/domain/people/roles';
import { elias, nora, one, scan, two } from '../../test/support/test-world/leases';
import { openTenants, type TenantWorld } from '../../test/support/test-world/tenants';
import { changeDraft } from '../leases/draft/change-draft';
import { renewLease } from '../leases/moves/lease-moves';
import { signInPerson } from '../leases/signing/sign-in-person';
import { logger } from '../runtime/logger';
import { getMyLease } from './get-my-lease';
import { getMyPaper } from './get-my-paper';

logger.setLogLevel('SILENT');

type As = Partial<Viewer>;

const missing = { code: 'not-found' };
const alone = { coSigners: [], tenants: [nora] };

let testWorld: TenantWorld;
beforeEach(async () => {
  testWorld = await openTenants();
});

const papersOf = async (as: As, leaseId: string) =>
  (await getMyLease({ ...testWorld.call(as), params: { leaseId } }, testWorld.deps)).data.papers;
const open = async (as: As, leaseId: string, hash: string) =>
  (await getMyPaper({ ...testWorld.call(as), params: { leaseId, hash } }, testWorld.deps)).data.url;
const sealedKeys = () => [...testWorld.files.keys()].filter((key) => key.startsWith('sealed/org_one/'));
const hashOf = (key = '') => /(\w+)\.pdf$/.exec(key)?.[1] ?? '';

/** Elias has an account and a signed lease of his own in the other unit. */
async function neighbor(): Promise<{ as: As; leaseId: string }> {
  const leaseId = await testWorld.sent(two, { coSigners: [], tenants: [elias] });
  return { as: await testWorld.movedIn([elias, testWorld.agent]), leaseId };
}

describe('a tenant’s own papers', () => {
  it('are the signed lease, by its name and day, and each look is logged', async () => {
    const lease_id = await testWorld.sent(one, alone);
    const as = await testWorld.movedIn([nora, testWorld.agent]);
    const [key] = sealedKeys();
    const [paper, ...more] = await papersOf(as, lease_id);
    expect(paper).toEqual({ hash: hashOf(key), name: 'Lease from Jul 01, 2026', on: '2026-06-15' });
    expect(more).toEqual([]);
    const name = encodeURIComponent('Lease from Jul 01, 2026, unit 1A.pdf');
    expect(await open(as, lease_id, hashOf(key))).toContain(`${key}?as=${name}`);
    const logged = (await testWorld.audit()).filter(({ action }) => action === 'lease.open-paper');
    expect(logged).toMatchObject([{ by: { userId: as.userId } }]);
  });

  it('have the scan of what was signed on paper beside it', async () => {
    const lease_id = await testWorld.sent(one, alone);
    const as = await testWorld.movedIn([nora]);
    expect(await papersOf(as, lease_id)).toEqual([]);
    const body = { lease_id, witness: 'Wanda Witness', scan };
    await testWorld.perform(signInPerson, { ...testWorld.call(), body });
    await testWorld.mailOut();
    const papers = await papersOf(as, lease_id);
    expect(papers.map(({ name }) => name).toSorted()).toEqual([
      'Lease from Jul 01, 2026',
      'Scan of the lease from Jul 01, 2026',
    ]);
    const urls = await Promise.all(papers.map(({ hash }) => open(as, lease_id, hash)));
    for (const url of urls) expect(url).toMatch(/^https:.+\.pdf\?as=/);
    expect(new Set(urls)).toHaveLength(2);
  });

  it('are nobody else’s: a neighbor, staff, another organization and a made-up paper find nothing', async () => {
    const lease_id = await testWorld.sent(one, alone);
    const as = await testWorld.movedIn([nora, testWorld.agent]);
    const [{ hash } = { hash: '' }] = await papersOf(as, lease_id);
    const other = await neighbor();
    const [{ hash: theirs } = { hash: '' }] = await papersOf(other.as, other.leaseId);
    expect(theirs).not.toBe(hash);
    await testWorld.organization({ organizationId: 'org_two' });
    const before = (await testWorld.audit()).length;
    for (const [asker, leaseId, asked] of [
      [other.as, lease_id, hash],
      [other.as, other.leaseId, hash],
      [as, lease_id, theirs],
      [as, other.leaseId, theirs],
      [{}, lease_id, hash],
      [{ ...as, userRoleId: 'rol_else' }, lease_id, hash],
      [{ ...as, organizationId: 'org_two' }, lease_id, hash],
      [as, lease_id, '0'.repeat(64)],
    ] as const)
      await expect(open(asker, leaseId, asked)).rejects.toMatchObject(missing);
    expect((await testWorld.audit()).length).toBe(before);
    expect(await open(other.as, other.leaseId, theirs)).toContain(theirs);
  });

  it('of who joins in a renewal are that renewal alone; who left keeps what was signed [D37]', async () => {
    const lease_id = await testWorld.sent(one, alone);
    const first = await testWorld.movedIn([nora, testWorld.agent]);
    const [lease] = await papersOf(first, lease_id);
    await testWorld.perform(renewLease, { ...testWorld.call(), body: { lease_id } });
    const { terms, version } = await testWorld.read(lease_id);
    const form = TermForm.parse(terms[1]);
    const parties = { ...form.parties, tenants: [elias] };
    const body = { version, term: { ...form, to: '2028-06-30', parties } };
    await testWorld.perform(changeDraft, { ...testWorld.call(), params: { leaseId: lease_id }, body });
    await testWorld.send(lease_id);
    const second = await testWorld.movedIn([elias, testWorld.agent]);
    const [renewal, ...more] = await papersOf(second, lease_id);
    expect(renewal?.name).toBe('Renewal from Jul 01, 2027');
    expect(more).toEqual([]);
    expect(await papersOf(first, lease_id)).toEqual([lease]);
    const [before, after] = [lease?.hash ?? '', renewal?.hash ?? ''];
    await expect(open(second, lease_id, before)).rejects.toMatchObject(missing);
    await expect(open(first, lease_id, after)).rejects.toMatchObject(missing);
    testWorld.goTo('2027-08-01T16:00:00.000Z');
    expect(await open(first, lease_id, before)).toContain(before);
    expect(await open(second, lease_id, after)).toContain(after);
  });
});
