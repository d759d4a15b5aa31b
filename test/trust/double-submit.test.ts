import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusals } from '../../shared/wire/refusals';
import { dealt } from '../support/sampling';
import { counts } from './counts';
import { call, type Reply } from './support/call';
import { causeOf, firstOfItsKind } from './support/causes';
import { brokenInvariants, effectsBetween } from './support/invariants';
import { personaOf, rowNamed, sampleInput, sceneOf, type Walked, walked } from './support/scene';
import { openTrustWorld, type TrustWorld } from './support/trust-world';

let world: TrustWorld;
beforeAll(async () => {
  world = await openTrustWorld();
});
afterAll(() => world?.close());

const copiesOf = async (send: (copy: number) => Promise<Reply>): Promise<Reply[]> =>
  Promise.all(Array.from({ length: counts.copies }, (_, copy) => send(copy)));

/** A success or a refusal the row declares, never a 500. */
const isCoherent = ({ row }: Walked, { status, code }: Reply): boolean =>
  status === 200 || code === 'too-many-tries' || row.refusals.some((declared) => declared === code);

const creating = dealt(
  walked.filter(({ sample }) => sample.creates),
  { count: counts.fewRows, label: 'copies' },
);

describe.each(creating.map((entry) => [entry.title, entry] as const))('R5 %s', (_, entry) => {
  it(`has one effect when ${counts.copies} copies come at once, and answers each of them coherently`, async () => {
    const scene = await sceneOf(personaOf(entry), { world });
    const { token } = scene.mySession;
    const headers: Record<string, string> = { 'idempotency-key': `double-submit-${entry.title}` };
    const single = await sampleInput(entry, { world, scene });
    const start = await world.dump();
    const good = await call(world, entry, { ...single, token });
    expect(good.status, causeOf(good, 200)).toBe(200);
    const once = effectsBetween(start, await world.dump());

    const input = await sampleInput(entry, { world, scene });
    const before = await world.dump();
    const replies = await copiesOf(() =>
      call(world, entry, { ...input, token, ...(entry.row.idempotent && { headers }) }),
    );
    const after = await world.dump();

    expect(replies.filter((reply) => !isCoherent(entry, reply)).map(({ text }) => text)).toEqual([]);
    const done = replies.filter(({ status }) => status === 200).map(({ json: { key, iv, ...rest } }) => rest);
    const { again } = entry.sample;
    const first = again ? done.filter(({ data }) => !isDeepStrictEqual(data, again)) : done;
    expect(first.length).toBeGreaterThan(0);
    if (again) expect(first).toHaveLength(1);
    expect(new Set(first.map((json) => JSON.stringify(json))).size).toBe(1);
    // An entry of a ledger is its own once-record; autopay, bank accounts, their rules, what comes again and
    // refunds that the provider tells of post none, and two entries of the bank are named by their reply.
    const isOwnOnce =
      entry.feature === 'ledger' &&
      !/(Autopay|BankAccount|BankRule|BankDifference|RecurringCharge|RecurringBill)$|^(refundDeposit|identifyBankMoney)$/.test(
        entry.name,
      );
    const keepsOnce = entry.row.idempotent && !isOwnOnce;
    const expected = keepsOnce ? { ...once, once: 1 } : once;
    expect(effectsBetween(before, after), firstOfItsKind).toEqual(expected);
    expect(brokenInvariants(after)).toEqual([]);
  });
});

describe('R5 properties.addProperty at the plan’s limit [API-18] [PRP-30]', () => {
  const room = 3;

  it(`lets exactly ${room} of ${counts.copies} adds in when ${room} units are left, and says why to the others`, async () => {
    const entry = rowNamed('properties.addProperty');
    // The property already has two units.
    const home = await world.writer('brim', { properties: 500, units: 2 + room });
    const scene = await sceneOf('orgAdmin', { world, home });
    const inputs = await Promise.all(
      Array.from({ length: counts.copies }, () => sampleInput(entry, { world, scene })),
    );
    const replies = await copiesOf((copy) =>
      call(world, entry, { ...inputs[copy], token: scene.mySession.token }),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(room);
    const others = new Set(replies.filter(({ status }) => status !== 200).map(({ code }) => code));
    expect([...others]).toEqual(['unit-limit']);
    expect(refusals['unit-limit'].status).toBe(422);
    expect(brokenInvariants(await world.dump())).toEqual([]);
  });
});

describe('R5 the mail of a rental owner', () => {
  it('is taken once by fifty adds that bring the same new owner', async () => {
    const entry = rowNamed('properties.addProperty');
    const scene = await sceneOf('orgAdmin', { world });
    const newOwner = {
      firstName: 'Nora',
      lastName: 'New',
      email: 'nora@double.test',
      mobile: '6145550123',
      percentage: 100,
    };
    world.forgetCalls();
    const before = await world.dump();
    const replies = await copiesOf(async () => {
      const { body } = await sampleInput(entry, { world, scene });
      const sent = { ...(body as object), rentalOwners: [newOwner] };
      return call(world, entry, { body: sent, token: scene.mySession.token });
    });
    const after = await world.dump();
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect([...new Set(replies.map(({ code }) => code))].sort()).toEqual(['owner-email-taken', undefined]);
    expect(effectsBetween(before, after)).toMatchObject({ owner: 1, property: 1 });
    expect(brokenInvariants(after)).toEqual([]);
  });
});
