import type { SQSRecord } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import type { OutgoingMail } from '../gateways/mail/mail';
import { logger } from '../runtime/logger';
import { deliverWith } from './deliver';

logger.setLogLevel('SILENT');

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
const mail = (to: string | undefined) => JSON.stringify({ to, subject: 's', text: 't', html: 'h' });

describe('deliver', () => {
  it('sends each mail, and sends back alone what failed', async () => {
    const sent: OutgoingMail[] = [];
    const deliver = deliverWith(async () => ({
      send: async (one) => {
        if (one.to === 'broken@demo.test') throw new Error('refused');
        sent.push(one);
      },
    }));
    const result = await deliver({
      Records: [
        record('1', mail('a@demo.test')),
        record('2', mail('broken@demo.test')),
        record('3', 'no json'),
        record('4', JSON.stringify({ to: 'b@demo.test' })),
        record('5', mail(undefined)),
      ],
    });
    expect(result).toEqual({
      batchItemFailures: [{ itemIdentifier: '2' }, { itemIdentifier: '3' }, { itemIdentifier: '4' }],
    });
    expect(sent.map(({ to }) => to)).toEqual(['a@demo.test', undefined]);
  });
});
