import { randomBytes } from 'node:crypto';
import { DecryptCommand, GenerateDataKeyCommand, KMSClient } from '@aws-sdk/client-kms';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { reportKeyInKms } from './report-key-kms';
import { reportKeyFrom } from './report-key-local';
import { openSealed, seal } from './sealed-text';

const kms = mockClient(KMSClient);
afterEach(() => kms.reset());
afterAll(() => kms.restore());

const value = { name: 'Grace Hopper', lines: ['clear'] };

describe('what is sealed with the report key [D50]', () => {
  it('opens for the same thing alone, with the same key, and not after a bit was changed', async () => {
    const reportKey = reportKeyFrom(randomBytes(32));
    const sealed = await seal(value, { about: 'report scr_1', reportKey });
    expect(Buffer.from(sealed.split('.')[1] ?? '', 'base64').toString('latin1')).not.toContain('Grace');
    expect(await seal(value, { about: 'report scr_1', reportKey })).not.toBe(sealed);
    expect(await openSealed(sealed, { about: 'report scr_1', reportKey })).toEqual(value);
    const other = reportKeyFrom(randomBytes(32));
    await expect(openSealed(sealed, { about: 'report scr_2', reportKey })).rejects.toThrow();
    await expect(openSealed(sealed, { about: 'report scr_1', reportKey: other })).rejects.toThrow();
    const changed = `${sealed.slice(0, -6)}${sealed.at(-6) === 'A' ? 'B' : 'A'}${sealed.slice(-5)}`;
    await expect(openSealed(changed, { about: 'report scr_1', reportKey })).rejects.toThrow();
  });

  it('asks KMS for a key of its own each time, bound to what it is about, and KMS alone opens it', async () => {
    const key = randomBytes(32);
    kms.on(GenerateDataKeyCommand).resolves({ Plaintext: key, CiphertextBlob: Buffer.from('wrapped') });
    kms.on(DecryptCommand).resolves({ Plaintext: key });
    const reportKey = reportKeyInKms({ keyId: 'arn:key' });
    const sealed = await seal(value, { about: 'report scr_1', reportKey });
    expect(await openSealed(sealed, { about: 'report scr_1', reportKey })).toEqual(value);
    const asked = { KeyId: 'arn:key', EncryptionContext: { about: 'report scr_1' } };
    expect(kms.commandCalls(GenerateDataKeyCommand)[0]?.args[0].input).toEqual({
      ...asked,
      KeySpec: 'AES_256',
    });
    expect(kms.commandCalls(DecryptCommand)[0]?.args[0].input).toMatchObject({
      ...asked,
      CiphertextBlob: Buffer.from('wrapped'),
    });
  });
});
