import { DecryptCommand, GenerateDataKeyCommand, KMSClient } from '@aws-sdk/client-kms';
import { requests } from '../requests';
import type { ReportKey } from './report-key';

const given = (bytes: Uint8Array | undefined): Uint8Array => {
  if (!bytes) throw new Error('KMS answered without what was asked for');
  return bytes;
};

/** A key in KMS that never leaves it; CloudTrail names what each opened key was about. */
export const reportKeyInKms = ({
  client = new KMSClient(requests),
  keyId: KeyId,
}: {
  client?: Pick<KMSClient, 'send'>;
  keyId: string;
}): ReportKey => ({
  make: async (about) => {
    const command = new GenerateDataKeyCommand({ KeyId, KeySpec: 'AES_256', EncryptionContext: { about } });
    const made = await client.send(command);
    return { key: given(made.Plaintext), wrapped: given(made.CiphertextBlob) };
  },
  open: async (CiphertextBlob, about) => {
    const command = new DecryptCommand({ KeyId, CiphertextBlob, EncryptionContext: { about } });
    return given((await client.send(command)).Plaintext);
  },
});
