import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get';
import { ConditionCheck } from 'dynamodb-toolbox/entity/actions/transactCheck';
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete';
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut';
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { $remove } from 'dynamodb-toolbox/entity/actions/update';
import { refuse } from '../../shared/wire/refusals';
import { type AuditEntry, auditWrite } from './audit';
import type { TableClient } from './client';
import { personEntities } from './entities/person';
import { secondFactorEntities } from './entities/second-factor';
import { addTicket, type LoginTicket, tryTicket, userOfTicket } from './login-tickets';
import { type Proven, stillGood } from './second-factor-writes';
import { transact, type Wait } from './transact';

/** The second step of a person's login. `secret` in base 32; `recoveryHashes` of the codes that are left; `since` UTC. */
export type SecondFactor = {
  readonly userId: string;
  readonly secret: string;
  readonly since: string;
  readonly lastStep: number;
  readonly recoveryHashes: readonly string[];
};

/** Two-step login: what checks a code, and the logins that wait for one. Entries given along are written in the same transaction. */
export type SecondFactors = {
  /** Strongly consistent; undefined while two-step login is off. */
  of(userId: string): Promise<SecondFactor | undefined>;
  /** Keeps a secret until it is confirmed, in place of an earlier one. Refuses `second-factor-on`. */
  begin(pending: { userId: string; secret: string; expiresAt: string }): Promise<void>;
  /** The secret that waits to be confirmed; undefined when there is none or its time is over at `now`. */
  pending(of: { userId: string; now: Date }): Promise<string | undefined>;
  /** Refuses `second-factor-on`, or `conflict` when another secret was asked for meanwhile. */
  turnOn(factor: SecondFactor, audit: readonly AuditEntry[]): Promise<void>;
  /** Refuses `wrong-code`: the code was used, or what it belongs to is gone. */
  turnOff(proven: Proven, audit: readonly AuditEntry[]): Promise<void>;
  /** Other recovery codes in place of those there are. Refuses `wrong-code`, as above. */
  replaceRecoveryCodes(
    proven: Proven & { recoveryHashes: readonly string[] },
    audit: readonly AuditEntry[],
  ): Promise<void>;
  addTicket(ticket: LoginTicket): Promise<void>;
  /** Who has begun a login, whether or not it can still be gone on with; undefined for an unknown ticket. */
  userOfTicket(ticketHash: string): Promise<string | undefined>;
  /** Takes one of a login's five tries. Refuses `login-expired`: unknown, used, over at `now`, or no try left. */
  tryTicket(ticket: { ticketHash: string; now: Date }): Promise<LoginTicket>;
};

/** Seconds since the epoch of an instant, for TTL. */
const secondsOf = (instant: string): number => Math.ceil(Date.parse(instant) / 1000);

export function secondFactorStore(table: TableClient, { wait }: { wait: Wait }): SecondFactors {
  const { secondFactor, pendingSecondFactor } = secondFactorEntities(table);
  const { account } = personEntities(table);
  const entries = (audit: readonly AuditEntry[]) => audit.map((entry) => auditWrite(table, entry));

  return {
    of: async (userId) => {
      const { Item } = await secondFactor
        .build(GetItemCommand)
        .key({ userId })
        .options({ consistent: true })
        .send();
      return Item && { ...Item, recoveryHashes: [...(Item.recoveryHashes ?? [])] };
    },
    begin: async (pending) => {
      const { userId, expiresAt } = pending;
      const failure = await transact(
        [
          {
            name: 'account',
            write: account
              .build(ConditionCheck)
              .key({ userId })
              .condition({ attr: 'secondFactorSince', exists: false }),
          },
          {
            name: 'pending',
            write: pendingSecondFactor.build(PutTransaction).item({ ...pending, ttl: secondsOf(expiresAt) }),
          },
        ],
        { wait },
      );
      if (failure) throw refuse('second-factor-on');
    },
    pending: async ({ userId, now }) => {
      const { Item } = await pendingSecondFactor
        .build(GetItemCommand)
        .key({ userId })
        .options({ consistent: true })
        .send();
      return Item && Item.expiresAt > now.toISOString() ? Item.secret : undefined;
    },
    turnOn: async ({ recoveryHashes, ...factor }, audit) => {
      const { userId, secret, since } = factor;
      const failure = await transact(
        [
          {
            name: 'account',
            write: account
              .build(UpdateTransaction)
              .item({ userId, secondFactorSince: since })
              .options({
                condition: {
                  and: [
                    { attr: 'userId', exists: true },
                    { attr: 'secondFactorSince', exists: false },
                  ],
                },
              }),
          },
          {
            name: 'pending',
            write: pendingSecondFactor
              .build(DeleteTransaction)
              .key({ userId })
              .options({ condition: { attr: 'secret', eq: secret } }),
          },
          {
            name: 'second-factor',
            write: secondFactor
              .build(PutTransaction)
              .item({ ...factor, recoveryHashes: new Set(recoveryHashes) }),
          },
          ...entries(audit),
        ],
        { wait },
      );
      if (failure) throw refuse(failure.name === 'account' ? 'second-factor-on' : 'conflict');
    },
    turnOff: async (proven, audit) => {
      const { userId } = proven;
      const failure = await transact(
        [
          {
            name: 'second-factor',
            write: secondFactor
              .build(DeleteTransaction)
              .key({ userId })
              .options({ condition: stillGood(proven) }),
          },
          {
            name: 'account',
            write: account.build(UpdateTransaction).item({ userId, secondFactorSince: $remove() }),
          },
          ...entries(audit),
        ],
        { wait },
      );
      if (failure) throw refuse('wrong-code');
    },
    replaceRecoveryCodes: async ({ recoveryHashes, ...proven }, audit) => {
      const { userId, proof } = proven;
      const failure = await transact(
        [
          {
            name: 'second-factor',
            write: secondFactor
              .build(UpdateTransaction)
              .item({
                userId,
                recoveryHashes: new Set(recoveryHashes),
                ...(proof.kind === 'app' && { lastStep: proof.step }),
              })
              .options({ condition: stillGood(proven) }),
          },
          ...entries(audit),
        ],
        { wait },
      );
      if (failure) throw refuse('wrong-code');
    },
    addTicket: (ticket) => addTicket(table, ticket),
    userOfTicket: (ticketHash) => userOfTicket(table, ticketHash),
    tryTicket: (ticket) => tryTicket(table, ticket),
  };
}
