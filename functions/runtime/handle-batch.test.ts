import { expect, it, vi } from 'vitest';
import { requestIdNow } from '../gateways/request-id';
import { handleBatch } from './handle-batch';
import { logger } from './logger';

const recordOf = (messageId: string, body: object | string) => ({
  messageId,
  body: typeof body === 'string' ? body : JSON.stringify(body),
  receiptHandle: '',
  messageAttributes: {},
  md5OfBody: '',
  eventSource: 'aws:sqs',
  eventSourceARN: '',
  awsRegion: '',
  attributes: {
    ApproximateReceiveCount: '1',
    SentTimestamp: '0',
    SenderId: '',
    ApproximateFirstReceiveTimestamp: '0',
  },
});

it('works under the id of the call that sent a message, and names it in the log, failed or done', async () => {
  const lines: unknown[] = [];
  vi.spyOn(logger, 'info').mockImplementation((...line) => lines.push(line));
  vi.spyOn(logger, 'error').mockImplementation((message, ...more) => {
    const [{ surprise, ...line }] = more as [Record<string, unknown>];
    lines.push([message, line, surprise !== undefined]);
  });
  const under: unknown[] = [];
  const event = {
    Records: [
      recordOf('1', { requestId: 'req_1' }),
      recordOf('2', { requestId: 'req_2', fails: true }),
      recordOf('3', {}),
      recordOf('4', 'no json'),
    ],
  };
  const says = { done: 'done', failed: 'failed' };
  const answer = await handleBatch(event, says, async (body) => {
    under.push(requestIdNow());
    if (Object(body).fails) throw new Error('broken');
  });
  expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: '2' }, { itemIdentifier: '4' }] });
  expect(under).toEqual(['req_1', 'req_2', undefined]);
  expect(lines).toHaveLength(4);
  expect(lines).toEqual(
    expect.arrayContaining([
      ['done', { messageId: '1', requestId: 'req_1' }],
      ['failed', { messageId: '2', requestId: 'req_2' }, true],
      ['done', { messageId: '3', requestId: undefined }],
      ['failed', { messageId: '4', requestId: undefined }, true],
    ]),
  );
});
