import { recoveryCodeCount } from '../../shared/domain/people/profile';
import type { Ids } from '../gateways/ids';
import { hashOfRecoveryCode, recoveryCode } from '../gateways/tokens/authenticator';

/** New recovery codes, shown only once, and the hashes to store. */
export function makeRecoveryCodes(
  userId: string,
  ids: Ids,
): { codes: string[]; recoveryHashes: Set<string> } {
  const codes = Array.from({ length: recoveryCodeCount }, () => recoveryCode(ids.secret()));
  return { codes, recoveryHashes: new Set(codes.map((code) => hashOfRecoveryCode({ userId, code }))) };
}
