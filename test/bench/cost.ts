import type { CallUse } from './calls';
import { columns } from './print';
import type { DatabaseUse } from './wave-counter';

/** us-east-1, on demand, read in November 2026 (design/reliability, Cost); dollars per million. */
const prices = { httpApi: 1, lambdaRequest: 0.2, readUnit: 0.125, writeUnit: 0.625, gigabyteSecond: 13.33 };
/** Projected, since Lambda cannot be measured here: 7.5 ms at 1 GB, a tenth of a dollar on that page. */
const lambdaGigabyteSeconds = 0.0075;

export type Use = Pick<DatabaseUse, 'read' | 'write'>;

/** What a million such calls cost by part, without mail, files and data transfer out. */
export const dollarsOf = ({ read, write }: Use) => ({
  api: prices.httpApi,
  lambda: prices.lambdaRequest + prices.gigabyteSecond * lambdaGigabyteSeconds,
  reads: read * prices.readUnit,
  writes: write * prices.writeUnit,
});

export const dollarsPerMillion = (use: Use): number =>
  Object.values(dollarsOf(use)).reduce((sum, part) => sum + part, 0);

const head = ['call', 'requests', 'one after another', 'read units', 'write units', '$ per million'];

/** What a million calls of each row cost on AWS, from the capacity just measured. */
export const costTable = (measured: readonly CallUse[]): string =>
  columns(
    [
      head,
      ...measured.map(({ title, use }) => [
        title,
        String(use.requests),
        String(use.chain),
        String(use.read),
        String(use.write),
        dollarsPerMillion(use).toFixed(2),
      ]),
    ],
    [1, 2, 3, 4, 5],
  );
