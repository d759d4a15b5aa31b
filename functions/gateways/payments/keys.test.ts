import {
  GetSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { mockClient } from 'aws-sdk-client-mock';
import { describe, expect, it } from 'vitest';
import { fakePayments } from '../../../test/support/fake-payments';
import { FakeProvider } from '../../../test/support/fake-provider';
import { isLiveKey, paymentKeysIn } from './keys';
import { sqsPaymentQueue } from './payment-queue-sqs';
import { rotatingPayments } from './rotating-payments';
import { storedPaymentKeys } from './stored-payment-keys';

const keys = { secretKey: 'sk_test_abc', webhookSecret: 'whsec_abc' };

describe('the payment provider’s keys', () => {
  it.each([
    [JSON.stringify(keys), keys],
    [JSON.stringify({ ...keys, secretKey: 'rk_live_abc' }), { ...keys, secretKey: 'rk_live_abc' }],
    [JSON.stringify({ ...keys, secretKey: 'pk_test_abc' }), undefined],
    [JSON.stringify({ secretKey: 'sk_test_abc' }), undefined],
    ['a random word', undefined],
  ])('are read from %s', (text, read) => {
    expect(paymentKeysIn(text)).toEqual(read);
  });

  it.each([
    ['sk_test_abc', false],
    ['rk_test_live_', false],
    ['sk_live_abc', true],
    ['rk_live_abc', true],
  ])('%s moves real money: %s', (secretKey, isLive) => {
    expect(isLiveKey({ secretKey })).toBe(isLive);
  });

  it('lie in Secrets Manager; none before somebody wrote them', async () => {
    const secrets = mockClient(SecretsManagerClient);
    secrets
      .on(GetSecretValueCommand, { SecretId: 'there' })
      .resolves({ VersionId: 'v1', SecretString: JSON.stringify(keys) })
      .on(GetSecretValueCommand, { SecretId: 'new' })
      .resolves({ VersionId: 'v1', SecretString: 'Xj3kd' })
      .on(GetSecretValueCommand, { SecretId: 'none' })
      .rejects(new ResourceNotFoundException({ message: '', $metadata: {} }));
    const read = (secretId: string) => storedPaymentKeys({ secretId, region: 'us-east-1' });
    expect(await read('there')).toEqual(keys);
    expect(await read('new')).toBeUndefined();
    expect(await read('none')).toBeUndefined();
    secrets.restore();
  });
});

describe('rotatingPayments', () => {
  it('takes up a replaced key after five minutes, and goes on with the old one while none can be read', async () => {
    let now = 0;
    let reads = 0;
    const providers = [new FakeProvider(), new FakeProvider()];
    const [first, second] = providers;
    if (first) first.isAway = true;
    const payments = rotatingPayments(
      async () => {
        reads += 1;
        if (reads === 2) throw new Error('Secrets Manager is away');
        return fakePayments((reads === 1 ? first : second) ?? new FakeProvider(), () => new Date(0));
      },
      () => now,
    );
    await expect(payments.invoices('cus_1')).rejects.toMatchObject({ code: 'payments-away' });
    now = 300_001;
    await expect(payments.invoices('cus_1')).rejects.toMatchObject({ code: 'payments-away' });
    await expect(payments.invoices('cus_1')).resolves.toEqual([]);
    expect(reads).toBe(3);
  });

  it('reads the keys once in five minutes', async () => {
    const state = { now: 0, reads: 0 };
    const payments = rotatingPayments(
      async () => {
        state.reads += 1;
        return fakePayments(new FakeProvider(), () => new Date(0));
      },
      () => state.now,
    );
    for (const [now, reads] of [
      [0, 1],
      [300_000, 1],
      [300_001, 2],
      [600_001, 2],
      [600_002, 3],
    ] as const) {
      state.now = now;
      await payments.invoices('cus_1');
      expect([now, state.reads]).toEqual([now, reads]);
    }
  });

  it('begins anew with the next call when the very first reading failed', async () => {
    let reads = 0;
    const payments = rotatingPayments(async () => {
      reads += 1;
      if (reads === 1) throw new Error('Secrets Manager is away');
      return fakePayments(new FakeProvider(), () => new Date(0));
    });
    await expect(payments.invoice('in_1')).rejects.toThrow('away');
    await expect(payments.invoice('in_1')).resolves.toBeUndefined();
  });
});

describe('sqsPaymentQueue', () => {
  it('sends the notice’s id and nothing else', async () => {
    const client = new SQSClient({ region: 'us-east-1' });
    const sqs = mockClient(client);
    await sqsPaymentQueue({ client, queueUrl: 'https://queue.test/1' }).send('evt_1');
    expect(sqs.commandCalls(SendMessageCommand).map(({ args }) => args[0].input)).toEqual([
      { QueueUrl: 'https://queue.test/1', MessageBody: JSON.stringify({ eventId: 'evt_1' }) },
    ]);
  });
});
