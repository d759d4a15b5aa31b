import type { SNSEvent } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { openStand } from '../../test/support/stand';
import { logger } from '../runtime/logger';
import { Account } from '../table/accounts/record';
import { markBouncesWith } from './bounce';

logger.setLogLevel('SILENT');

const eventOf = (...messages: unknown[]): SNSEvent => ({
  Records: messages.map((message) => ({
    EventVersion: '1.0',
    EventSubscriptionArn: '',
    EventSource: 'aws:sns',
    Sns: {
      ...{ SignatureVersion: '1', Timestamp: '', Signature: '', SigningCertUrl: '', MessageId: '1' },
      ...{ MessageAttributes: {}, Type: 'Notification', UnsubscribeUrl: '', TopicArn: '', Subject: '' },
      Message: typeof message === 'string' ? message : JSON.stringify(message),
    },
  })),
});
const bounce = (bounceType: string, ...addresses: string[]) => ({
  eventType: 'Bounce',
  bounce: { bounceType, bouncedRecipients: addresses.map((emailAddress) => ({ emailAddress })) },
});

async function withAccounts(...emails: string[]) {
  const stand = await openStand();
  for (const email of emails) await stand.account({ userId: email, email });
  const marked = async () =>
    (await stand.all(Account)).flatMap(({ email, bouncedAt }) => (bouncedAt ? [{ email, bouncedAt }] : []));
  return { mark: markBouncesWith(() => stand.deps), marked, at: stand.now().toISOString() };
}

describe('bounces', () => {
  it('leave alone what is no JSON, as the sentence by which SES tries the topic', async () => {
    const { mark, marked, at } = await withAccounts('a@demo.test');
    const sentence = 'Successfully validated SNS topic for Amazon SES event publishing.';
    expect(await mark(eventOf(sentence, bounce('Permanent', 'a@demo.test')))).toEqual({ marked: 1 });
    expect(await marked()).toEqual([{ email: 'a@demo.test', bouncedAt: at }]);
  });

  it('mark the account of an address that mail does not reach, and of one that complains', async () => {
    const { mark, marked, at } = await withAccounts('a@demo.test', 'b@demo.test', 'c@demo.test');
    const complaint = {
      eventType: 'Complaint',
      complaint: { complainedRecipients: [{ emailAddress: 'c@demo.test' }] },
    };
    expect(await mark(eventOf(bounce('Permanent', ' A@Demo.test', 'nobody@demo.test'), complaint))).toEqual({
      marked: 3,
    });
    expect(await marked()).toEqual([
      { email: 'a@demo.test', bouncedAt: at },
      { email: 'c@demo.test', bouncedAt: at },
    ]);
  });

  it('that pass mark nobody', async () => {
    const { mark, marked } = await withAccounts('a@demo.test');
    await mark(eventOf(bounce('Transient', 'a@demo.test'), bounce('Undetermined', 'a@demo.test')));
    expect(await marked()).toEqual([]);
  });

  it('that cannot be read fail, to be tried again and kept', async () => {
    const { mark } = await withAccounts();
    await expect(mark(eventOf({ eventType: 'Delivery' }))).rejects.toThrow();
  });
});
