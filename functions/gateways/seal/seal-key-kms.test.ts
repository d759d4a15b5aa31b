import { constants, createPublicKey, generateKeyPairSync, privateEncrypt, verify } from 'node:crypto';
import { GetPublicKeyCommand, KMSClient, SignCommand } from '@aws-sdk/client-kms';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { sealKeyInKms } from './seal-key-kms';

const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
const publicKey = pair.publicKey.export({ type: 'spki', format: 'der' });
/** What stands before a SHA-256 digest in a signature of PKCS #1 v1.5. */
const prefix = Buffer.from('3031300d060960864801650304020105000420', 'hex');

const client = new KMSClient({ region: 'us-east-1' });
const kms = mockClient(client);
const key = sealKeyInKms({ client, keyId: 'key-1' });
beforeEach(() => {
  kms.reset();
});

describe('a seal’s key in KMS', () => {
  it('signs what it is given by its digest alone, so that the published key verifies it', async () => {
    kms.on(GetPublicKeyCommand, { KeyId: 'key-1' }).resolves({ PublicKey: publicKey });
    kms
      .on(SignCommand, {
        KeyId: 'key-1',
        MessageType: 'DIGEST',
        SigningAlgorithm: 'RSASSA_PKCS1_V1_5_SHA_256',
      })
      .callsFake(({ Message }) => ({
        Signature: privateEncrypt(
          { key: pair.privateKey, padding: constants.RSA_PKCS1_PADDING },
          Buffer.concat([prefix, Message]),
        ),
      }));
    const message = Buffer.from('The whole of a lease');
    const signature = await key.sign(message);
    const published = createPublicKey({
      key: Buffer.from(await key.publicKey()),
      type: 'spki',
      format: 'der',
    });
    expect(verify('sha256', message, published, signature)).toBe(true);
  });

  it('fails where KMS answers without the key or the signature', async () => {
    kms.on(GetPublicKeyCommand).resolves({});
    kms.on(SignCommand).resolves({});
    await expect(key.publicKey()).rejects.toThrow('without what was asked for');
    await expect(key.sign(Buffer.from('x'))).rejects.toThrow('without what was asked for');
  });
});
