import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Api } from './api';
import { type BureauDouble, bureauMount } from './bureau/bureau-double';
import type { LocalClock } from './clock';
import { docsAt } from './docs/docs';
import { gateway } from './gateway/gateway';
import { answerLocal } from './local-routes';
import type { Outbox } from './mail/outbox';
import { isFromElsewhere, isOwnHost } from './own-origin';
import { sendJson } from './page';
import { bucketFolder, fileFront, localFileKeyId } from './s3/file-front';
import { isDocumentServed } from './s3/is-document-served';
import { s3Double } from './s3/s3';
import { answerSearchEngine } from './search-engines';
import type { Secrets } from './secrets';
import { type Answer, starting } from './server';
import { siteConfig } from './site-config';
import { stripeMount } from './stripe/payments-for-product';
import type { StripeDouble } from './stripe/stripe-double';

/** The S3 double is on the product's origin, so that browsers need no CORS and no wider policy. */
export const filesMount = '/local/s3';
/** CloudFront's double, where files are read. */
export const frontMount = '/local/files';

export type Origin = {
  readonly url: string;
  /** What the server listens on. */
  readonly host: string;
  /** Host and port that our own clients sign for. */
  readonly ownAddress: string;
  readonly dataDir: string;
  readonly bucket: string;
  readonly secrets: Secrets;
  readonly clock: LocalClock;
  readonly outbox: Outbox;
  /** The payment provider's double. */
  readonly payments: StripeDouble;
  readonly bureau: BureauDouble;
  readonly api: () => Promise<Api>;
  readonly web: Answer | undefined;
  /** Until then only files and payments answer: the demo data is written through them. */
  readonly isReady: () => boolean;
};

const notHere: Answer = async (_request, response) =>
  sendJson(response, 404, { success: 0, message: 'The web app is not served here.' });

/** Why a call is not answered at all: another site's page sends it, or made its own name lead here. */
const strangersStatus = (request: IncomingMessage, host: string): number | undefined => {
  if (!isOwnHost(request, host)) return 421;
  return isFromElsewhere(request) ? 403 : undefined;
};

/** Web, API, configuration, files, docs and the helpers of one machine on one origin. */
export function answersOf(origin: Origin): Answer {
  const { url, ownAddress, secrets, clock, outbox, api, web = notHere } = origin;
  const callApi = gateway({ lambdas: async () => (await api()).lambdas, clock });
  const files = s3Double({
    folder: join(origin.dataDir, 'files'),
    buckets: [origin.bucket],
    credentials: { accessKeyId: secrets.filesAccessKeyId, secretAccessKey: secrets.filesSecretKey },
    mount: filesMount,
    host: ownAddress,
    corsOrigins: [url],
    clock,
  });
  const front = fileFront({
    folder: bucketFolder(origin.dataDir, origin.bucket),
    url: `http://${ownAddress}${frontMount}`,
    keys: { [localFileKeyId]: secrets.fileKey },
    now: clock.now,
    isServed: async (key) => isDocumentServed(key, (await api()).deps),
  });
  const answerDocs = docsAt(url);
  const local = {
    clock,
    outbox,
    siteUrl: url,
    jobs: async () => (await api()).jobs,
    clockMoved: () => origin.payments.advance(),
  };
  return async (request, response) => {
    const refused = strangersStatus(request, origin.host);
    if (refused !== undefined)
      return sendJson(response, refused, { success: 0, message: 'Only from this machine’s own pages.' });
    const path = request.url?.split('?')[0] ?? '/';
    if (path.startsWith(`${filesMount}/`)) return files(request, response);
    if (path.startsWith(`${frontMount}/`)) return front(request, response);
    if (path.startsWith(`${stripeMount}/`)) return origin.payments.answer(request, response);
    if (path.startsWith(`${bureauMount}/`)) return origin.bureau.answer(request, response);
    if (!origin.isReady()) return starting(request, response);
    if (path.startsWith('/api/')) return callApi(request, response);
    if (path === '/config.json') return sendJson(response, 200, siteConfig(secrets));
    if (answerSearchEngine({ response, path }, url)) return;
    if (answerDocs({ request, response, path })) return;
    if (!path.startsWith('/local/')) return web(request, response);
    const answered = await answerLocal({ request, response, path }, local);
    if (!answered) sendJson(response, 404, { success: 0, message: 'Not found.' });
  };
}
