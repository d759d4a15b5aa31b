import type { SQSRecord } from 'aws-lambda';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeDeps } from '../../test/support/fake-deps';
import { logger } from '../runtime/logger';
import type { KeptEvent } from '../table/payment-events';
import { workWith } from './worker';

logger.setLogLevel('SILENT');

let { deps, world } = fakeDeps();
beforeEach(() => {
  ({ deps, world } = fakeDeps());
});

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
const keep = (eventId: string, over: Partial<KeptEvent> = {}) => {
  const event: KeptEvent = {
    eventId,
    type: 'account.updated',
    createdAt: at,
    receivedAt: at,
    status: 'pending',
    accountId: 'acct_nobody',
    ...over,
  };
  world.paymentEvents.set(eventId, event);
  return record(`m-${eventId}`, JSON.stringify({ eventId }));
};
const statuses = () => [...world.paymentEvents.values()].map(({ status }) => status);

describe('the worker of the payment notices', () => {
  it('marks what it handled, also when the thing is nobody’s here', async () => {
    const Records = [keep('evt_1'), keep('evt_2')];
    expect(await workWith(() => deps)({ Records })).toEqual({ batchItemFailures: [] });
    expect(statuses()).toEqual(['handled', 'handled']);
  });

  it('leaves a notice pending and sends it back alone when the provider is away; the next time it is handled', async () => {
    world.connectedAccounts.set('own_1', {
      ...{ organizationId: 'org_one', ownerId: 'own_1', accountId: 'acct_1', version: 1, missing: [] },
      ...{ detailsSubmitted: false, payoutsEnabled: false, startedAt: at, updatedAt: at },
    });
    const Records = [keep('evt_1', { accountId: 'acct_1' }), keep('evt_2')];
    world.provider.isAway = true;
    expect(await workWith(() => deps)({ Records })).toEqual({
      batchItemFailures: [{ itemIdentifier: 'm-evt_1' }],
    });
    expect(statuses()).toEqual(['pending', 'handled']);
    world.provider.isAway = false;
    expect(await workWith(() => deps)({ Records })).toEqual({ batchItemFailures: [] });
    expect(statuses()).toEqual(['handled', 'handled']);
  });

  it('does nothing about an id nobody kept, and sends back what is no message', async () => {
    const Records = [record('1', JSON.stringify({ eventId: 'evt_none' })), record('2', 'no json')];
    expect(await workWith(() => deps)({ Records })).toEqual({ batchItemFailures: [{ itemIdentifier: '2' }] });
  });

  it('handles nothing twice', async () => {
    const Records = [keep('evt_1', { status: 'handled' }), keep('evt_2', { status: 'ignored' })];
    await workWith(() => deps)({ Records });
    expect(world.takeCalls()).toEqual(['paymentEvents.byId', 'paymentEvents.byId']);
  });
});
