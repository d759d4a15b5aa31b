import { describe, expect, it } from 'vitest';
import { localClient } from '../../infra/local/dynamodb/client';
import { engines, openStores, useDatabase } from '../../test/support/databases';
import { added, aNewProperty, anOrganization, aSession } from '../../test/support/table-data';
import { seedWriter } from './seed';

const organizationId = 'org_north';

describe.each(engines)('requests to the table on %s', (engine) => {
  const { open } = useDatabase(engine);

  it('are one for every read of a screen and one for an add, and never a scan [API-12] [API-15]', async () => {
    const sent: string[] = [];
    const seeded = await open();
    await seedWriter(seeded.db).putOrganization(anOrganization(organizationId));
    const client = localClient(seeded.endpoint, {
      middleware: {
        applyToStack: (stack) =>
          stack.add(
            (next, context) => async (args) => {
              sent.push(String(context.commandName).replace('Command', ''));
              return next(args);
            },
            { step: 'initialize', name: 'counting', priority: 'low' },
          ),
      },
    });
    const { properties, units, leases, owners, sessions } = openStores({ ...seeded, client });
    const new_ = aNewProperty(organizationId, { units: 20 });
    const { propertyId } = new_.property;
    const unitId = new_.units[0]?.unitId ?? '';
    const ownerId = new_.shares[0]?.owner.ownerId ?? '';
    const session = aSession('usr_1');
    const list = { organizationId, sort: 'name', limit: 25 } as const;
    // Letter by letter, with the organization's count of changes as it was read beside the session.
    const ownerChanges = async () => 1;
    const typed = { organizationId, search: 'stone', limit: 3, ownerChanges };
    const seen = {
      userId: 'usr_1',
      seen: new Set([ownerId]),
      banked: new Set<string>(),
      titles: new Set<string>(),
    };
    const reach = Promise.resolve(seen);
    const questions: [string[], () => Promise<unknown>][] = [
      [['TransactWriteItems'], () => properties.add(added(new_))],
      [['Query'], () => properties.byId({ organizationId, propertyId })],
      [['Query'], () => properties.page({ ...list, scope: { kind: 'all' } })],
      [['Query'], () => properties.page({ ...list, scope: { kind: 'all' }, search: 'elm', type: 'Office' })],
      [['Query'], () => properties.page({ ...list, scope: { kind: 'owner', ownerId } })],
      [
        ['BatchGetItem'],
        () => properties.page({ ...list, scope: { kind: 'listed', propertyIds: [propertyId] } }),
      ],
      [['BatchGetItem'], () => properties.byIds({ organizationId, propertyIds: [propertyId] })],
      [['GetItem', 'Query'], () => units.after({ organizationId, propertyId })],
      [['Query'], () => properties.head({ organizationId, propertyId })],
      [['GetItem'], () => units.byId({ organizationId, unitId })],
      [['Query'], () => units.isNumberTaken({ organizationId, propertyId, unitId: '', unitNumber: '1' })],
      [['Query'], () => leases.byId({ organizationId, leaseId: 'lse_1' })],
      [['Query'], () => leases.page({ organizationId, isSeen: () => true, limit: 25 })],
      [['GetItem'], () => leases.link({ value: 'none', now: new Date() })],
      [['Query'], () => owners.page({ organizationId, limit: 3 })],
      [['Query', 'BatchGetItem'], () => owners.page({ organizationId, search: 'stone', limit: 3 })],
      [['Query'], () => owners.page({ organizationId, search: 'nobody', limit: 3 })],
      [['Query', 'BatchGetItem'], () => owners.page(typed)],
      [['BatchGetItem'], () => owners.page(typed)],
      [['BatchGetItem'], () => owners.page({ organizationId, limit: 3, ownerChanges, reach })],
      [[], () => owners.count({ organizationId, ownerChanges, reach })],
      [['BatchGetItem'], () => owners.byIds({ organizationId, ownerIds: [ownerId] })],
      [['GetItem'], () => owners.byEmail({ organizationId, email: 'a@b.c' })],
      [['TransactWriteItems'], () => sessions.start(session)],
      [['GetItem'], () => sessions.byId({ userId: 'usr_1', sessionId: session.sessionId })],
      [
        ['BatchGetItem'],
        () => sessions.withOrganization({ userId: 'usr_1', sessionId: session.sessionId, organizationId }),
      ],
    ];
    for (const [expected, ask] of questions) {
      sent.length = 0;
      await ask();
      expect([ask.toString(), sent]).toEqual([ask.toString(), expected]);
    }
  });

  it('whose replies are lost on the way do not add twice', async () => {
    const seeded = await open();
    await seedWriter(seeded.db).putOrganization(anOrganization(organizationId));
    let lost = 0;
    const client = localClient(seeded.endpoint, {
      middleware: {
        applyToStack: (stack) =>
          stack.add(
            (next) => async (args) => {
              const reply = await next(args);
              lost += 1;
              if (lost <= 2) throw Object.assign(new Error('Lost'), { name: 'TimeoutError' });
              return reply;
            },
            { step: 'finalizeRequest', name: 'losing', priority: 'low' },
          ),
      },
    });
    const { properties } = openStores({ ...seeded, client });
    await properties.add(added(aNewProperty(organizationId, { units: 3 })));
    expect(lost).toBe(3);
    expect(await seeded.organizations.byId(organizationId)).toMatchObject({ propertyCount: 1, unitCount: 3 });
  });
});
