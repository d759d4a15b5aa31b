import { env } from '../../../infra/env';
import type { ReportKey } from '../../gateways/screening/report-key';
import { required } from './environment';

/** A key in KMS, for the functions that may use it. Its client loads with the first sealed field. */
function keyOf(name: string): ReportKey {
  const keyId = required(name);
  let opened: Promise<ReportKey> | undefined;
  const open = (): Promise<ReportKey> => {
    opened ??= import('../../gateways/screening/report-key-kms').then(({ reportKeyInKms }) =>
      reportKeyInKms({ keyId }),
    );
    return opened;
  };
  return {
    make: async (about) => (await open()).make(about),
    open: async (wrapped, about) => (await open()).open(wrapped, about),
  };
}

/** The key of screening reports. */
export const reportKey = (): ReportKey => keyOf(env.reportKey);

/** The key of authenticator apps' secrets. */
export const secretKey = (): ReportKey => keyOf(env.secretKey);
