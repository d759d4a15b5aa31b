import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditEntry } from '../../functions/table/audit/record';
import { call } from './support/call';
import { rowNamed, sampleInput, sceneOf } from './support/scene';
import { openTrustWorld, type TrustWorld } from './support/trust-world';

let world: TrustWorld;
beforeAll(async () => {
  world = await openTrustWorld();
});
afterAll(() => world?.close());

const handedOut = [
  ['documents.getDocument', 'document.open'],
  ['leases.getSealedPaper', 'lease.open-paper'],
  ['imports.exportPortfolio', 'property.export'],
  ['audit.exportEntries', 'organization.export-log'],
  ['ledger.exportJournal', 'ledger.export'],
  ['ledger.openInvoice', 'ledger.open-invoice'],
  ['tenants.openPolicy', 'tenant.open-insurance'],
] as const;

const entries = async (action: string): Promise<AuditEntry[]> => {
  const { organizationId } = world.north;
  const time = { since: '2026-01-01', until: '2027-01-01' };
  const found = await world.deps.audit.search({ organizationId, ...time, limit: 500 });
  return found.entries.filter((entry) => entry.action === action);
};

describe.each(handedOut)('R20 %s', (title, action) => {
  it('is in the log with who took it out, and not for who was refused', async () => {
    const scene = await sceneOf('orgAdmin', { world });
    const entry = rowNamed(title);
    const input = await sampleInput(entry, { world, scene });
    const before = await entries(action);
    expect((await call(world, entry, { ...input, token: 'a.b.c' })).status).toBe(401);
    const { token, session } = scene.mySession;
    await world.deps.sessions.end({ userId: session.viewer.userId, sessionId: session.sessionId });
    expect((await call(world, entry, { ...input, token })).status).toBe(401);
    expect(await entries(action)).toEqual(before);
    const again = await sceneOf('orgAdmin', { world });
    expect((await call(world, entry, { ...input, token: again.mySession.token })).status).toBe(200);
    const [newest, ...older] = await entries(action);
    expect(older).toEqual(before);
    expect(newest).toMatchObject({ action, by: { userId: scene.me.viewer.userId, roleLabel: 'orgAdmin' } });
  });
});
