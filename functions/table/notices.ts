import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut';
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import type { PlanChoice } from '../../shared/domain/plan-changes';
import type { TableClient } from './client';
import { isConditionCheckFailed } from './condition-failed';
import { billingEntities } from './entities/billing';
import { noticesPartition } from './keys';
import { type NewNotification, notificationWrites } from './notifications';
import type { PlanPayment } from './plan-payments';
import { transact, type Wait, type Write } from './transact';

/** What an organization's head is told of by mail about the plan. `name` says which event it is of: it is told once. */
export type PlanNotice = { readonly name: string } & (
  | { readonly kind: 'receipt'; readonly payment: PlanPayment }
  | { readonly kind: 'payment-failed'; readonly payment: PlanPayment }
  | { readonly kind: 'trial-ending'; readonly days: number; readonly at: string; readonly planId: number }
  | { readonly kind: 'renewal'; readonly at: string; readonly plan: PlanChoice }
  /** `at` is when it takes place, absent when it has. */
  | {
      readonly kind: 'plan-changed';
      readonly from: PlanChoice;
      readonly to: PlanChoice;
      readonly at?: string;
    }
  | { readonly kind: 'ended'; readonly why: 'trial' | 'period' | 'unpaid'; readonly planId: number }
);

type Key = { readonly organizationId: string; readonly name: string };

/** A notice as it lies there: `isWaiting` until it was sent. */
export type KeptNotice = { readonly notice: PlanNotice; readonly isWaiting: boolean };

/**
 * Notices are written with what they tell of, in its transaction, and sent afterward: nothing is told that did not happen, and what a crash
 * kept from being sent is sent the next time somebody looks.
 */
export type Notices = {
  /** All of the last months, sent and waiting. */
  all(organizationId: string): Promise<KeptNotice[]>;
  /** Puts a notice, waiting, unless one of its name was put before. */
  add(note: { organizationId: string; notice: PlanNotice; now: Date }): Promise<void>;
  /** True for one of many who would send it at once, for five minutes. */
  claim(key: Key & { now: Date }): Promise<boolean>;
  /** It was mailed: strikes it off and, in the same transaction, puts it under the bell of whom it tells. Nothing when somebody else did. */
  sent(key: Key & { told?: readonly NewNotification[] }): Promise<void>;
};

/** Days that it is remembered what was told: longer than anything can be told again. */
const keptDays = 430;
const sendingMilliseconds = 5 * 60_000;

const claimedUntil = (now: Date): string => new Date(now.getTime() + sendingMilliseconds).toISOString();

type Note = {
  readonly organizationId: string;
  readonly notice: PlanNotice;
  readonly now: Date;
  /** Claimed from this instant for who writes it; for nobody when absent. */
  readonly sendsAt?: Date | undefined;
};

const storedNotice = ({ organizationId, notice, now, sendsAt }: Note) => ({
  organizationId,
  name: notice.name,
  notice,
  state: 'waiting' as const,
  ...(sendsAt && { claimedUntil: claimedUntil(sendsAt) }),
  ttl: Math.ceil(now.getTime() / 1000) + keptDays * 86_400,
});

/** Puts a notice, waiting, unless it was told before; a part of the transaction that makes what it tells of. */
export const noticeWrite = (table: TableClient, note: Note): Write<'notice'> => ({
  name: 'notice',
  write: billingEntities(table)
    .notice.build(PutTransaction)
    .item(storedNotice(note))
    .options({ condition: { attr: 'name', exists: false } }),
});

export function noticeStore(table: TableClient, { wait }: { wait: Wait }): Notices {
  const { notice } = billingEntities(table);
  return {
    all: async (organizationId) => {
      const { Items = [] } = await table
        .build(QueryCommand)
        .query({ partition: noticesPartition(organizationId) })
        .entities(notice)
        .options({ consistent: true, maxPages: Number.POSITIVE_INFINITY })
        .send();
      return Items.map(({ notice: told, state }) => ({ notice: told, isWaiting: state === 'waiting' }));
    },
    add: async (note) => {
      try {
        await notice
          .build(PutItemCommand)
          .item(storedNotice(note))
          .options({ condition: { attr: 'name', exists: false } })
          .send();
      } catch (error) {
        if (!isConditionCheckFailed(error)) throw error;
      }
    },
    claim: async ({ now, ...key }) => {
      try {
        await notice
          .build(UpdateItemCommand)
          .item({ ...key, claimedUntil: claimedUntil(now) })
          .options({
            condition: {
              and: [
                { attr: 'state', eq: 'waiting' },
                {
                  or: [
                    { attr: 'claimedUntil', exists: false },
                    { attr: 'claimedUntil', lte: now.toISOString() },
                  ],
                },
              ],
            },
          })
          .send();
        return true;
      } catch (error) {
        if (isConditionCheckFailed(error)) return false;
        throw error;
      }
    },
    sent: async ({ told, ...key }) => {
      const write = notice
        .build(UpdateTransaction)
        .item({ ...key, state: 'sent' })
        .options({ condition: { attr: 'state', eq: 'waiting' } });
      await transact([{ name: 'notice', write }, ...notificationWrites(table, told)], { wait });
    },
  };
}
