import type { SQSRecord } from 'aws-lambda';
import { beforeEach, describe, expect, it } from 'vitest';
import { openStand, type Stand } from '../../test/support/stand';
import { logger } from '../runtime/logger';
import { AccountOwner, OwnerAccount, type PaymentEvent } from '../table/billing/record';
import { put } from '../table/db/writes';
import { workWith } from './worker';

logger.setLogLevel('SILENT');

let stand: Stand;
beforeEach(async () => {
  stand = await openStand();
});
const work = (Records: SQSRecord[]) => workWith(() => stand.deps)({ Records });

const record = (messageId: string, body: string): SQSRecord => ({
  messageId,
  body,
  receiptHandle: '',
  attributes: {
    ApproximateReceiveCount: '1',
    SentTimestamp: '0',
    SenderId: '',
    ApproximateFirstReceiveTimestamp: '0',
  },
  messageAttributes: {},
  md5OfBody: '',
  eventSource: 'aws:sqs',
  eventSourceARN: '',
  awsRegion: '',
});

const at = '2026-06-15T11:59:58.000Z';
const keep = async (eventId: string, over: Partial<PaymentEvent> = {}) => {
  await stand.deps.paymentEvents.keep({
    eventId,
    type: 'account.updated',
    createdAt: at,
    receivedAt: at,
    status: 'pending',
    accountId: 'acct_nobody',
    ...over,
  });
  return record(`m-${eventId}`, JSON.stringify({ eventId }));
};
const statuses = () =>
  Promise.all(
    ['evt_1', 'evt_2'].map(async (eventId) => (await stand.deps.paymentEvents.byId(eventId))?.status),
  );

describe('the worker of the payment events', () => {
  it('marks what it handled, also when the thing is nobody’s here', async () => {
    const Records = [await keep('evt_1'), await keep('evt_2')];
    expect(await work(Records)).toEqual({ batchItemFailures: [] });
    expect(await statuses()).toEqual(['handled', 'handled']);
  });

  it('leaves an event pending and sends it back alone when the provider is away; the next time it is handled', async () => {
    const account = { organizationId: 'org_one', ownerId: 'own_1', accountId: 'acct_1' };
    await stand.db.writeAll([
      put(OwnerAccount, {
        ...{ ...account, version: 1, missing: [], startedAt: at, updatedAt: at },
        ...{ detailsSubmitted: false, payoutsEnabled: false },
      }),
      put(AccountOwner, account),
    ]);
    const Records = [await keep('evt_1', { accountId: 'acct_1' }), await keep('evt_2')];
    stand.provider.isAway = true;
    expect(await work(Records)).toEqual({
      batchItemFailures: [{ itemIdentifier: 'm-evt_1' }],
    });
    expect(await statuses()).toEqual(['pending', 'handled']);
    stand.provider.isAway = false;
    expect(await work(Records)).toEqual({ batchItemFailures: [] });
    expect(await statuses()).toEqual(['handled', 'handled']);
  });

  it('does nothing about an id nobody kept, and sends back what is no message', async () => {
    const Records = [record('1', JSON.stringify({ eventId: 'evt_none' })), record('2', 'no json')];
    expect(await work(Records)).toEqual({ batchItemFailures: [{ itemIdentifier: '2' }] });
  });

  it('handles nothing twice', async () => {
    const Records = [await keep('evt_1', { status: 'handled' }), await keep('evt_2', { status: 'ignored' })];
    stand.requests();
    await work(Records);
    expect(stand.requests()).toEqual(['GetItemCommand', 'GetItemCommand']);
  });
});
