import { networkInterfaces } from 'node:os';
import type { Product } from './product';
import { demoAccounts, demoPassword } from './seed/accounts';

const engines: Readonly<Record<string, string>> = {
  java: 'DynamoDB Local (Java)',
  dynalite: 'dynalite with transactions (no Java found)',
};

const networkAddress = (): string | undefined =>
  Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === 'IPv4' && !address.internal)?.address;

const table = (rows: readonly (readonly [string, string])[]): string[] => {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`);
};

/** The start message. Other programs wait for its last line. */
export function banner({
  product,
  dataDir,
  host,
}: {
  product: Pick<Product, 'url' | 'port' | 'engine'>;
  dataDir: string;
  host: string;
}): string {
  const { url, port, engine } = product;
  const phone = host === '0.0.0.0' ? networkAddress() : undefined;
  return [
    '',
    ...table([
      ['Database', engines[engine] ?? engine],
      ['Data', dataDir],
      ['App', url],
      ...(phone === undefined ? [] : [['On a phone', `http://${phone}:${port}`] as const]),
      ['API docs', `${url}/docs`],
      ['Mail outbox', `${url}/local/outbox`],
      ['Clock', `${url}/local/clock`],
    ]),
    '',
    `  Demo logins, password ${demoPassword}`,
    ...table(demoAccounts.map(({ email, says }) => [email, says] as const)),
    '',
    `Ready on ${url}`,
  ].join('\n');
}
