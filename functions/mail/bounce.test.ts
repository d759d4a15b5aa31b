import type { SNSEvent } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { openTestWorld } from '../../test/support/test-world';
import { nora, one, openLeases } from '../../test/support/test-world/leases';
import { invitationOf, invitationTags } from '../common/leases/invitation-tags';
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
      SignatureVersion: '1',
      Timestamp: '',
      Signature: '',
      SigningCertUrl: '',
      MessageId: '1',
      MessageAttributes: {},
      Type: 'Notification',
      UnsubscribeUrl: '',
      TopicArn: '',
      Subject: '',
      Message: typeof message === 'string' ? message : JSON.stringify(message),
    },
  })),
});
const bounce = (bounceType: string, ...addresses: string[]) => ({
  eventType: 'Bounce',
  bounce: { bounceType, bouncedRecipients: addresses.map((emailAddress) => ({ emailAddress })) },
});

async function withAccounts(...emails: string[]) {
  const testWorld = await openTestWorld();
  for (const email of emails) await testWorld.account({ userId: email, email });
  const marked = async () =>
    (await testWorld.all(Account)).flatMap(({ email, bouncedAt }) =>
      bouncedAt ? [{ email, bouncedAt }] : [],
    );
  return { mark: markBouncesWith(() => testWorld.deps), marked, at: testWorld.now().toISOString() };
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

describe('a bounced invitation', () => {
  it('is shown on the lease at once, and its sender is told, once [D48]', async () => {
    const testWorld = await openLeases();
    const leaseId = await testWorld.sent(one);
    const signer = async () =>
      (await testWorld.read(leaseId)).packets[0]?.signers.find(({ signer_id }) => signer_id === nora.id);
    const invitation = { organizationId: 'org_one', leaseId, term: 1, version: 1, signer: nora.id };
    const tags = Object.fromEntries(
      Object.entries(invitationTags(invitation)).map(([name, value]) => [name, [value]]),
    );
    const event = eventOf({ ...bounce('Permanent', nora.email), mail: { tags } });
    const mark = markBouncesWith(() => testWorld.deps);
    expect(invitationOf(tags)).toEqual(invitation);
    await mark(event);
    await mark(event);
    expect((await signer())?.mail).toBe('bounced');
    expect(await testWorld.told()).toEqual(['An invitation to sign bounced']);
    const mailed = (await testWorld.letters()).filter(({ to }) => to === nora.email);
    expect(mailed).toMatchObject([{ invites: { leaseId, term: 1, version: 1, signer: nora.id } }]);
  });

  it('of another mail, of a signer who has signed, or of no lease changes nothing', async () => {
    const testWorld = await openLeases();
    const leaseId = await testWorld.sent(one);
    await testWorld.signAs(nora);
    const mark = markBouncesWith(() => testWorld.deps);
    const of = (lease: string) => {
      const invitation = { organizationId: 'org_one', leaseId: lease, term: 1, version: 1, signer: nora.id };
      return Object.fromEntries(
        Object.entries(invitationTags(invitation)).map(([name, value]) => [name, [value]]),
      );
    };
    for (const tags of [of(leaseId), of('lse_gone'), { packet: ['x'] }, undefined])
      await mark(eventOf({ ...bounce('Permanent', nora.email), mail: { tags } }));
    expect(await testWorld.told()).toEqual([]);
  });
});
