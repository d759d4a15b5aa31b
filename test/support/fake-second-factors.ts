import { triesPerLogin } from '../../functions/table/login-tickets';
import type { Proven, SecondStep } from '../../functions/table/second-factor-writes';
import type { SecondFactors } from '../../functions/table/second-factors';
import { refuse } from '../../shared/wire/refusals';
import type { FakeWorld } from './fake-world';

/** Uses a code up where it is still good, as the table's conditions do. */
function useCode(world: FakeWorld, { userId, secret, proof }: Proven): void {
  const factor = world.secondFactors.get(userId);
  if (factor?.secret !== secret) throw refuse('wrong-code');
  const isGood =
    proof.kind === 'app' ? factor.lastStep < proof.step : factor.recoveryHashes.includes(proof.hash);
  if (!isGood) throw refuse('wrong-code');
  world.secondFactors.set(
    userId,
    proof.kind === 'app'
      ? { ...factor, lastStep: proof.step }
      : { ...factor, recoveryHashes: factor.recoveryHashes.filter((hash) => hash !== proof.hash) },
  );
}

export function useSecondStep(world: FakeWorld, step: SecondStep): void {
  if (!world.loginTickets.has(step.ticketHash)) throw refuse('login-expired');
  useCode(world, step);
  world.loginTickets.delete(step.ticketHash);
}

export function fakeSecondFactors(world: FakeWorld): SecondFactors {
  const mark = (userId: string, since?: string) => {
    const account = world.accounts.get(userId);
    if (!account) return;
    const { secondFactorSince: _, ...rest } = account;
    world.accounts.set(userId, since === undefined ? rest : { ...rest, secondFactorSince: since });
  };
  return {
    of: async (userId) => world.secondFactors.get(userId),
    begin: async ({ userId, ...pending }) => {
      if (world.secondFactors.has(userId)) throw refuse('second-factor-on');
      world.pendingSecrets.set(userId, pending);
    },
    pending: async ({ userId, now }) => {
      const pending = world.pendingSecrets.get(userId);
      return pending && pending.expiresAt > now.toISOString() ? pending.secret : undefined;
    },
    turnOn: async (factor, audit) => {
      const { userId, secret, since } = factor;
      if (world.secondFactors.has(userId)) throw refuse('second-factor-on');
      if (world.pendingSecrets.get(userId)?.secret !== secret) throw refuse('conflict');
      world.pendingSecrets.delete(userId);
      world.secondFactors.set(userId, factor);
      mark(userId, since);
      world.audit.push(...audit);
    },
    turnOff: async (proven, audit) => {
      useCode(world, proven);
      world.secondFactors.delete(proven.userId);
      mark(proven.userId);
      world.audit.push(...audit);
    },
    replaceRecoveryCodes: async ({ recoveryHashes, ...proven }, audit) => {
      useCode(world, proven);
      const factor = world.secondFactors.get(proven.userId);
      if (factor) world.secondFactors.set(proven.userId, { ...factor, recoveryHashes });
      world.audit.push(...audit);
    },
    addTicket: async (ticket) => void world.loginTickets.set(ticket.ticketHash, { ...ticket, tries: 0 }),
    userOfTicket: async (ticketHash) => world.loginTickets.get(ticketHash)?.userId,
    tryTicket: async ({ ticketHash, now }) => {
      const ticket = world.loginTickets.get(ticketHash);
      if (!ticket || ticket.tries >= triesPerLogin || ticket.expiresAt <= now.toISOString())
        throw refuse('login-expired');
      world.loginTickets.set(ticketHash, { ...ticket, tries: ticket.tries + 1 });
      return ticket;
    },
  };
}
