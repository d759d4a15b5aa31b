import type { SQSRecord } from 'aws-lambda';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '../../test/support/test-world';
import { logger } from '../runtime/logger';
import { AccountOwner, OwnerAccount, type PaymentEvent } from '../table/billing/record';
import { put } from '../table/db/writes';
import { workWith } from './worker';

logger.setLogLevel('SILENT');

let testWorld: TestWorld;
beforeEach(async () => {
  testWorld = await openTestWorld();
});
const work = (Records: SQSRecord[]) => workWith(() => testWorld.deps)({ Records });

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
  await testWorld.deps.paymentEvents.keep({
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
    ['evt_1', 'evt_2'].map(async (eventId) => (await testWorld.deps.paymentEvents.byId(eventId))?.status),
  );

describe('the worker of the payment events', () => {
  it('marks what it handled, also when the thing is nobody’s here', async () => {
    const Records = [await keep('evt_1'), await keep('evt_2')];
    expect(await work(Records)).toEqual({ batchItemFailures: [] });
    expect(await statuses()).toEqual(['handled', 'handled']);
  });

  it('leaves an event pending and sends it back alone when the provider is away; the next time it is handled', async () => {
    const account = { organizationId: 'org_one', ownerId: 'own_1', accountId: 'acct_1' };
    await testWorld.db.writeAll([
      put(OwnerAccount, {
        ...account,
        version: 1,
        missing: [],
        startedAt: at,
        updatedAt: at,
        detailsSubmitted: false,
        payoutsEnabled: false,
      }),
      put(AccountOwner, account),
    ]);
    const Records = [await keep('evt_1', { accountId: 'acct_1' }), await keep('evt_2')];
    testWorld.provider.isAway = true;
    expect(await work(Records)).toEqual({
      batchItemFailures: [{ itemIdentifier: 'm-evt_1' }],
    });
    expect(await statuses()).toEqual(['pending', 'handled']);
    testWorld.provider.isAway = false;
    expect(await work(Records)).toEqual({ batchItemFailures: [] });
    expect(await statuses()).toEqual(['handled', 'handled']);
  });

  it('does nothing about an id nobody kept, and sends back what is no message', async () => {
    const Records = [record('1', JSON.stringify({ eventId: 'evt_none' })), record('2', 'no json')];
    expect(await work(Records)).toEqual({ batchItemFailures: [{ itemIdentifier: '2' }] });
  });

  it('handles nothing twice', async () => {
    const Records = [await keep('evt_1', { status: 'handled' }), await keep('evt_2', { status: 'ignored' })];
    testWorld.requests();
    await work(Records);
    expect(testWorld.requests()).toEqual(['GetItemCommand', 'GetItemCommand']);
  });
});
