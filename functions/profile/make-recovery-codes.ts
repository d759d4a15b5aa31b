import { recoveryCodeCount } from '../../shared/domain/profile';
import { hashOfRecoveryCode, recoveryCode } from '../gateways/authenticator';
import type { Ids } from '../gateways/ids';

/** New recovery codes, shown only once, and the hashes to store. */
export function makeRecoveryCodes(
  userId: string,
  ids: Ids,
): { codes: string[]; recoveryHashes: Set<string> } {
  const codes = Array.from({ length: recoveryCodeCount }, () => recoveryCode(ids.secret()));
  return { codes, recoveryHashes: new Set(codes.map((code) => hashOfRecoveryCode({ userId, code }))) };
}
