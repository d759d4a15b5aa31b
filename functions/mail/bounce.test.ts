import type { SNSEvent } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { fakeDeps } from '../../test/support/fake-deps';
import { logger } from '../runtime/logger';
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

function withAccounts(...emails: string[]) {
  const { deps, world } = fakeDeps();
  for (const email of emails)
    world.accounts.set(email, {
      ...{ userId: email, email, firstName: 'A', lastName: 'B', mobile: '', passwordHash: '' },
      ...{ active: true, createdAt: '' },
    });
  const marked = () => [...world.accounts.values()].filter((one) => one.bouncedAt).map(({ email }) => email);
  return { mark: markBouncesWith(() => deps), marked, world };
}

describe('bounces', () => {
  it('leave alone what is no JSON, as the sentence by which SES tries the topic', async () => {
    const { mark, marked } = withAccounts('a@demo.test');
    const sentence = 'Successfully validated SNS topic for Amazon SES event publishing.';
    expect(await mark(eventOf(sentence, bounce('Permanent', 'a@demo.test')))).toEqual({ marked: 1 });
    expect(marked()).toEqual(['a@demo.test']);
  });

  it('mark the account of an address that mail does not reach, and of one that complains', async () => {
    const { mark, marked, world } = withAccounts('a@demo.test', 'b@demo.test', 'c@demo.test');
    const complaint = {
      eventType: 'Complaint',
      complaint: { complainedRecipients: [{ emailAddress: 'c@demo.test' }] },
    };
    expect(await mark(eventOf(bounce('Permanent', ' A@Demo.test', 'nobody@demo.test'), complaint))).toEqual({
      marked: 3,
    });
    expect(marked()).toEqual(['a@demo.test', 'c@demo.test']);
    expect(world.accounts.get('a@demo.test')?.bouncedAt).toBe(world.now.toISOString());
  });

  it('that pass mark nobody', async () => {
    const { mark, marked } = withAccounts('a@demo.test');
    await mark(eventOf(bounce('Transient', 'a@demo.test'), bounce('Undetermined', 'a@demo.test')));
    expect(marked()).toEqual([]);
  });

  it('that cannot be read fail, to be tried again and kept', async () => {
    await expect(withAccounts().mark(eventOf({ eventType: 'Delivery' }))).rejects.toThrow();
  });
});
