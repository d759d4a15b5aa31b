import { join } from 'node:path';
import { httpBureau } from '../../../functions/gateways/screening/bureau-http';
import type { LocalClock } from '../clock';
import type { Secrets } from '../secrets';
import { bureauMount, openBureau } from './bureau-double';

type Options = {
  readonly dataDir: string;
  readonly secrets: Secrets;
  readonly clock: LocalClock;
  /** Where our own process reaches this server. */
  readonly ownAddress: string;
};

/** The simulated bureau and the product's way to it, over HTTP. */
export async function bureauForProduct({ dataDir, secrets, clock, ownAddress }: Options) {
  const keys = {
    apiUrl: `http://${ownAddress}${bureauMount}`,
    apiKey: secrets.bureauKey,
    webhookSecret: `${secrets.bureauKey}-webhook`,
    agencyName: 'Simulated Screening Bureau',
    agencyContact: '1 Sample Street, Springfield, IL 62701, +1 (555) 555-0100',
  };
  const webhook = `http://${ownAddress}/api/screening/webhook`;
  const double = await openBureau({ folder: join(dataDir, 'bureau'), keys, webhook, clock });
  return { double, bureau: httpBureau(keys) };
}
