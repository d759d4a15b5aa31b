import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import * as z from 'zod';

const Package = z.object({ version: z.string() });

/** What `functions/gateways/payments-stripe*` asks of Stripe; a new resource there is added here, or its first call says so. */
const stripeResources = [
  'AccountLinks',
  'Accounts',
  'BillingPortal/\\w+',
  'Checkout/\\w+',
  'Customers',
  'Events',
  'Invoices',
  'Prices',
  'Products',
  'Refunds',
  'SubscriptionSchedules',
  'Subscriptions',
].join('|');

/**
 * Parts of packages that are always loaded and never used by a function, some 20 KB gz of each function's 200: zod's writing of JSON Schema (the
 * docs use it, on one machine), the SDK's event streams (no service that we ask sends one) and what signs them, its hashes for where Node.js has
 * none, its adaptive retries (off unless asked for, as is DynamoDB's cache of discovered endpoints), and whatever Stripe sells besides plans and
 * payouts.
 */
const parts = [
  'zod/v4/core/to-json-schema',
  'zod/v4/core/json-schema-processors',
  '@smithy/core/dist-es/submodules/event-streams/(?:EventStreamSerde|eventstream-(?:codec|serde|serde-universal)/\\w+)',
  '@smithy/signature-v4/dist-es/HeaderFormatter',
  '@smithy/core/dist-es/submodules/retry/util-retry/(?:AdaptiveRetryStrategy|DefaultRateLimiter)',
  '@smithy/core/dist-es/submodules/checksum/\\w+/(?:Sha256|Md5)Js',
  '@aws-sdk/checksums/dist-es/submodules/sha/sha1/Sha1Js',
  '@aws-sdk/endpoint-cache/dist-es/EndpointCache',
  'stripe/esm/StripeEventNotificationHandler',
  'stripe/esm/resources/[\\w/]+',
];
const kept = new RegExp(`stripe/esm/resources/(${stripeResources})\\.js$`);
const leftOut = new RegExp(`node_modules/(${parts.join('|')})\\.js$`);

/** A module with the same exports, of which each gives a function that says so when somebody does call it. */
export function emptied(source: string): string {
  const names = [...source.matchAll(/^export (?:function|const|class) (\w+)/gm)].map(([, name]) => name);
  const renamed = [...source.matchAll(/^export \{ (\w+) as (\w+) \};$/gm)].map(([text]) => text);
  return [
    'const gone = () => { throw new Error("left out of the bundle: infra/aws/left-out.ts"); };',
    ...names.map((name) => `export function ${name}() { return gone; }`),
    ...renamed,
  ].join('\n');
}

export const leaveOut: Plugin = {
  name: 'leave-out',
  setup(build) {
    build.onLoad({ filter: leftOut }, async ({ path }) =>
      kept.test(path) ? undefined : { contents: emptied(await readFile(path, 'utf8')), loader: 'js' },
    );
    // Of its own package an SDK client tells its version, and nothing else of it.
    build.onLoad({ filter: /@aws-sdk\/client-[\w-]+\/package\.json$/ }, async ({ path }) => {
      const { version } = Package.parse(JSON.parse(await readFile(path, 'utf8')));
      return { contents: JSON.stringify({ version }), loader: 'json' };
    });
  },
};
