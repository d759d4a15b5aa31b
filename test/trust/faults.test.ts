import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dealt, numberFrom } from '../support/sampling';
import { counts, isLong } from './counts';
import { type CallOptions, call, type Reply } from './support/call';
import { causeOf, oncePerTry } from './support/causes';
import { type Fault, type FaultKind, FaultPlan, faultKinds } from './support/faults';
import { seeded } from './support/hostile';
import { brokenInvariants, effectsBetween } from './support/invariants';
import { personaOf, sampleInput, sceneOf, someOf, type Walked, walked } from './support/scene';
import { openTrustWorld, type TrustWorld } from './support/trust-world';

const plan = new FaultPlan();
let world: TrustWorld;
beforeAll(async () => {
  world = await openTrustWorld({ databaseMiddleware: plan.middleware });
});
afterEach(() => plan.armRandomly(undefined));
afterAll(() => world?.close());

let keys = 0;

/** A good call with its own session, and an Idempotency-Key where the row takes one. */
async function prepared(entry: Walked): Promise<CallOptions> {
  const scene = await sceneOf(personaOf(entry), { world });
  keys += 1;
  return {
    ...(await sampleInput(entry, { world, scene })),
    token: scene.mySession.token,
    ...(entry.row.idempotent && { headers: { 'idempotency-key': `under-faults-${keys}` } }),
  };
}

/** How many DynamoDB calls the row makes when nothing fails. */
async function callsOf(entry: Walked): Promise<number> {
  const options = await prepared(entry);
  plan.arm(undefined);
  const reply = await call(world, entry, options);
  expect(reply.status, causeOf(reply, 200)).toBe(200);
  return plan.calls;
}

/** Whether an answer is a success, a declared refusal, or a plain 500 that gives nothing away. */
const isPlain = ({ status, json }: Reply): boolean =>
  status < 500 || status === 503 || ('error' in json && JSON.stringify(json).includes('"code":"internal"'));

/** A retry may succeed, or hear that the first try already used the link, mail or code. */
const spent = [
  'link-not-valid',
  'already-signed',
  'not-authenticated',
  'login-expired',
  'wrong-code',
  'second-factor-on',
  'second-factor-off',
  'line-settled',
  'statement-issued',
];
/** A retry does not find what the first try deleted; without a key, it may find what that changed. */
const spentOf = ({ row, title }: Walked): readonly string[] => [
  ...spent,
  ...(row.method === 'DELETE' || title === 'ledger.removeBankLines' ? ['not-found'] : []),
  ...(row.idempotent ? [] : ['changed-meanwhile']),
];

/** Makes the call under a fault, and again without it if it failed; returns what was wrong. */
async function tryTwice(entry: Walked, options: CallOptions, fault: Fault): Promise<string[]> {
  plan.arm(fault);
  const first = await call(world, entry, options);
  const struck = plan.struck;
  plan.arm(undefined);
  const again = first.status === 200 ? first : await call(world, entry, options);
  return [
    ...(isPlain(first) ? [] : [`answered ${first.text}`]),
    ...(struck || first.status === 200 ? [] : [`failed without its fault: ${first.text}`]),
    ...(again.status === 200 || spentOf(entry).includes(again.code ?? '') ? [] : [`again: ${again.text}`]),
  ];
}

/** Each successful try adds these records of its own; an activation also logs the sign-up. */
const perTry: Readonly<Record<string, readonly string[]>> = {
  'users.login': ['audit', 'login-ticket', 'device'],
  'users.activate': ['audit'],
  'people.acceptInvitation': ['audit'],
  // Each request for a link is told, as each mails one.
  'users.forgotPassword': ['audit'],
  'owners.startOnboarding': ['audit', 'outbox'],
};

/** What one call of these makes at once: a lease has the sample's signers, and an entry ties its tenants. */
const atOnce: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'leases.sendLease': { 'lease-due': 3, 'packet-event': 2, signer: 4, outbox: 5, 'signing-link': 5 },
  'leases.voidLease': { 'lease-due': 3, outbox: 4, 'signing-link': 5 },
  'leases.offerRenewal': { 'lease-due': 3, 'packet-event': 2, signer: 4, outbox: 5, 'signing-link': 5 },
  'leases.signInPerson': { 'lease-due': 2, 'packet-event': 5, outbox: 5 },
  'leases.giveNotice': { 'lease-due': 2, outbox: 2 },
  // Two tenants get it, and the head is told.
  'tenants.giveMyNotice': { 'lease-due': 2, outbox: 3 },
  'tenants.takeMyNoticeBack': { 'lease-due': 3, outbox: 3 },
  // Two tenants get it.
  'leases.moveWalkThrough': { outbox: 2 },
  'leases.sendConditionReport': { outbox: 2, 'signing-link': 2 },
  'leases.settleDeposit': { 'lease-due': 3 },
  'leases.takeNoticeBack': { 'lease-due': 3, outbox: 2 },
  'leases.returnKeys': { 'lease-due': 2 },
  'leases.changeRent': { outbox: 2 },
  'ledger.editCharge': { 'ledger-entry': 2 },
  // The opening, a debt, what was paid ahead, a deposit, and the rent that began before.
  'ledger.openLedger': { 'ledger-entry': 6 },
  'ledger.returnPayment': { 'ledger-entry': 2 },
  // What was nobody's is taken back, and received.
  'ledger.identifyBankMoney': { 'bank-match': 2, 'ledger-entry': 2 },
  // Both ledgers of a moved deposit.
  'ledger.moveDeposit': { audit: 2, 'ledger-entry': 2 },
  'ledger.undoDepositMove': { audit: 2, 'ledger-entry': 2 },
  // The lease has two tenants.
  'ledger.remindTenants': { outbox: 2 },
  // Asked for, and told by the provider.
  'ledger.refundDeposit': { audit: 2 },
  // Begun, and done.
  'ledger.undoOpening': { audit: 2 },
  // Reserved, and sent.
  'ledger.transferToOwner': { audit: 2 },
  'signing.declineToSign': { 'lease-due': 3, outbox: 3, 'signing-link': 5 },
  'signing.cosignerESign': { 'packet-event': 2 },
  // A vendor who does not answer is reminded, and whoever assigned it hears of that.
  'requests.assignRequest': { 'care-due': 2 },
  // The property has two owners.
  'requests.askOwners': { 'approval-link': 2, outbox: 2 },
  'requests.overrideOwners': { outbox: 2 },
  // The cost and its bill.
  'requests.addCost': { audit: 2 },
  'requests.undoCost': { audit: 2 },
  // The house’s bureau has its report at once.
  'screening.consentToScreening': { audit: 2 },
};

async function failWrite(entry: Walked, fault: Fault): Promise<string[]> {
  const options = await prepared(entry);
  const before = await world.dump();
  const wrong = await tryTwice(entry, options, fault);
  const after = await world.dump();
  const twice = Object.entries(effectsBetween(before, after)).filter(
    ([kind, count]) =>
      Math.abs(count) > (atOnce[entry.title]?.[kind] ?? 1) && !perTry[entry.title]?.includes(kind),
  );
  if (twice.length > 0) wrong.push(`more than one effect: ${JSON.stringify(twice)} (${oncePerTry})`);
  return [...wrong, ...brokenInvariants(after)];
}

const failRead = async (entry: Walked, fault: Fault): Promise<string[]> =>
  tryTwice(entry, await prepared(entry), fault);

/** Every write check dumps the whole table, which grows with each fault: start over after this many rows. */
const rowsOfAHouse = 8;

async function moveHouse(): Promise<void> {
  await world.close();
  world = await openTrustWorld({ databaseMiddleware: plan.middleware });
}

/** The long run fails every call in every way; the sample fails some calls, each in one way by turns. */
function faultsFor(calls: number, row: number): Fault[] {
  const places = Array.from({ length: calls }, (_, index) => index + 1);
  const failing = dealt(places, { count: counts.failingCalls, label: `row ${row}` });
  return failing.flatMap((at, index) => {
    const turn = row * counts.failingCalls + index;
    const kinds = isLong ? faultKinds : dealt(faultKinds, { count: 1, turn });
    return kinds.map((kind) => ({ call: at, kind }));
  });
}

describe.each(someOf(walked, 'faults').map((entry, index) => [entry.title, entry, index] as const))(
  'R7 %s',
  (_, entry, index) => {
    if (isLong && index > 0 && index % rowsOfAHouse === 0) beforeAll(moveHouse, 60_000);

    it('stays whole whichever of its DynamoDB calls fails, and however; a second try comes through', async () => {
      await world.forgetAttempts();
      const calls = await callsOf(entry);
      const start = await world.dump();
      const isRead = entry.row.method === 'GET';
      const wrong: string[] = [];
      for (const fault of faultsFor(calls, index)) {
        if (entry.row.rate.length > 0) await world.forgetAttempts();
        world.forgetCalls();
        const said = await (isRead ? failRead : failWrite)(entry, fault);
        wrong.push(...said.map((words) => `${fault.kind} at call ${fault.call}: ${words}`));
      }
      expect(wrong).toEqual([]);
      if (isRead && !entry.sample.makes) expect(effectsBetween(start, await world.dump())).toEqual({});
    });
  },
);

describe('R7 5 % random faults', () => {
  it(
    `lets at least 99.9 % of ${counts.randomFaults} mixed calls succeed, and stays whole`,
    async () => {
      const random = seeded(numberFrom('random faults'));
      const passing: readonly FaultKind[] = ['throttledOnce', 'lostOnce'];
      let failed = 0;
      for (let made = 0; made < counts.randomFaults; made += 1) {
        const entry = walked[Math.floor(random() * walked.length)];
        if (!entry) continue;
        const options = await prepared(entry);
        world.forgetCalls();
        plan.armRandomly(() =>
          random() < 0.05 ? passing[Math.floor(random() * passing.length)] : undefined,
        );
        const reply = await call(world, entry, options);
        plan.armRandomly(undefined);
        if (reply.status !== 200) failed += 1;
        if (entry.row.rate.length > 0) await world.forgetAttempts();
      }
      expect(failed).toBeLessThanOrEqual(counts.randomFaults / 1000);
      expect(brokenInvariants(await world.dump())).toEqual([]);
    },
    120_000 + counts.randomFaults * 500,
  );
});
