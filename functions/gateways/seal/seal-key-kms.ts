import { createHash } from 'node:crypto';
import { GetPublicKeyCommand, KMSClient, SignCommand } from '@aws-sdk/client-kms';
import { requests } from '../requests';
import type { SealKey } from './seal-key';

const given = (bytes: Uint8Array | undefined): Uint8Array => {
  if (!bytes) throw new Error('KMS answered without what was asked for');
  return bytes;
};

/** A key in KMS: only the digest of what is sealed is sent there. */
export const sealKeyInKms = ({
  client = new KMSClient(requests),
  keyId,
}: {
  client?: Pick<KMSClient, 'send'>;
  keyId: string;
}): SealKey => ({
  publicKey: async () => given((await client.send(new GetPublicKeyCommand({ KeyId: keyId }))).PublicKey),
  sign: async (message) => {
    const signed = await client.send(
      new SignCommand({
        KeyId: keyId,
        Message: createHash('sha256').update(message).digest(),
        MessageType: 'DIGEST',
        SigningAlgorithm: 'RSASSA_PKCS1_V1_5_SHA_256',
      }),
    );
    return given(signed.Signature);
  },
});
