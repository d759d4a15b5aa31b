import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Bundles, bundleLambdas } from '../../infra/aws/lambdas/bundle';
import { allLambdas, featureLambdas, workerLambdas } from '../../infra/aws/lambdas/lambdas';
import { env } from '../../infra/env';
import { dealt } from '../support/sampling';
import { newFolder } from './built';

/** Every bundle contains all stores; those of leases, ledgers, applications and requests take 50 KB of it. */
const mostBytes = 300 * 1024;
/** The leases' own holds their three texts, and condition reports with their photos and settlements, too. */
const mostOf: Readonly<Record<string, number>> = {
  leases: 370 * 1024,
  // Reports, financial statements, owners' statements, years and transfers, checks, beside what tenants pay,
  // deposits that move, bank statements, runs of fees, what comes again, bad debt and payment plans; the client
  // of the invoices' files loads with the first one.
  ledger: 455 * 1024,
  // Half of it reads and signs PDFs; it is loaded when there is one.
  'seal-leases': 545 * 1024,
  // Drafts leases, invites, keeps documents, seals reports, takes fees and writes their receipts: those
  // clients load at first use. Showings of a home are iCalendar files.
  screening: 398 * 1024,
  // The grammar of what can be asked, and the pages of the help with their search; settings of the business.
  assistant: 324 * 1024,
  // iCalendar files, and bills in the property's book; of tenants the appointment of moving out.
  requests: 330 * 1024,
  vendors: 330 * 1024,
  // What counts for a promise is read from the ledger.
  tenants: 345 * 1024,
};

/** Looked at in every run: those with a limit of their own, and those that are called below. */
const always = [...Object.keys(mostOf), 'users', 'subscriptions', 'signing', 'send-outbox', 'deliver-mail'];
const others = Object.keys(allLambdas).filter((name) => !always.includes(name));
/** Each takes a second of two processors: a part by the seed, all of them in the long run. */
const names = [
  ...always,
  ...dealt(others, { count: process.env.LONG ? others.length : 8, label: 'bundles' }),
];
const among = (all: Readonly<Record<string, unknown>>) =>
  Object.keys(all).filter((name) => names.includes(name));
const paying = names.filter((name) => allLambdas[name]?.grant.secrets?.includes('stripeKeys'));
const filing = names.filter((name) => allLambdas[name]?.grant.files);

let bundles: Bundles;
beforeAll(async () => {
  const taken = Object.entries(allLambdas).filter(([name]) => names.includes(name));
  bundles = await bundleLambdas(Object.fromEntries(taken), { out: newFolder() });
}, 300_000);
const files = (name: string) => readdirSync(bundles.folder(name)).filter((file) => file.endsWith('.mjs'));
/** Files whose code is in the bundle, not those only read. */
const inputs = (name: string) =>
  Object.values(bundles.metafiles.get(name)?.outputs ?? {}).flatMap((output) =>
    Object.entries(output.inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : [])),
  );

/** A deployed function's environment, with nothing behind it. */
const environment: Record<string, string> = {
  AWS_LAMBDA_FUNCTION_NAME: 'test',
  AWS_REGION: 'us-east-1',
  AWS_ACCESS_KEY_ID: 'none',
  AWS_SECRET_ACCESS_KEY: 'none',
  [env.stage]: 'dev',
  [env.tableName]: 'none',
  [env.filesBucket]: 'none',
  [env.mailQueueUrl]: 'https://sqs.invalid/none',
  [env.mailFrom]: 'no-reply@keystead.example',
  [env.contactTo]: 'hello@keystead.example',
  [env.siteUrl]: 'https://site.invalid',
  [env.envelopeKey]: Buffer.alloc(32).toString('base64'),
  [env.envelopeIv]: Buffer.alloc(16).toString('base64'),
  [env.tokenKeysSecret]: 'none',
  [env.stripeKeysSecret]: 'none',
  [env.paymentQueueUrl]: 'https://sqs.invalid/none',
  [env.originSecret]: 'none',
};

/** The Node that runs them: this one, or Lambda's version when `npm run test:node24` names it. */
const node = process.env.LAMBDA_NODE ?? process.execPath;

/** Runs the bundle as Lambda does, alone in a folder; returns the value of an expression over `handler`. */
async function inLambda(
  folder: string,
  expression: string,
  more: Record<string, string> = {},
): Promise<unknown> {
  const script = `import { handler } from ${JSON.stringify(join(folder, 'index.mjs'))};
    process.stdout.write('\\n=' + JSON.stringify(await (${expression})) + '\\n'); process.exit(0);`;
  const { stdout } = await promisify(execFile)(
    node,
    ['--no-warnings', '--input-type=module', '--eval', script],
    { cwd: folder, env: { ...environment, ...more }, timeout: 30_000 },
  );
  return JSON.parse(stdout.split('\n=')[1] ?? 'null');
}

/** An AWS double that gives every call the same answer, and records the requests. */
async function someAws(answer: string, headers: Record<string, string> = {}) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(String(request.headers['x-amz-target'] ?? `${request.method} ${request.url?.split('?')[0]}`));
    request.resume().on('end', () => response.writeHead(200, headers).end(answer));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  servers.push(server);
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const call = (routeKey: string) =>
  JSON.stringify({
    version: '2.0',
    routeKey,
    rawPath: routeKey.split(' ')[1],
    rawQueryString: '',
    headers: {},
    requestContext: {
      requestId: 'r',
      http: { method: 'GET', path: '/', sourceIp: '192.0.2.1', userAgent: '' },
    },
    isBase64Encoded: false,
  });

describe('bundles', () => {
  it('run on the Node.js that was asked for', async () => {
    const { stdout } = await promisify(execFile)(node, ['--eval', 'process.stdout.write(process.version)']);
    expect(stdout).toMatch(process.env.LAMBDA_NODE === undefined ? process.version : /^v24\./);
  });

  it.each(names)('%s is as small as it must be, everything it may load included', (name) => {
    expect(files(name)).toContain('index.mjs');
    const bytes = files(name).map(
      (file) => gzipSync(readFileSync(join(bundles.folder(name), file)), { level: 9 }).length,
    );
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(mostOf[name] ?? mostBytes);
  });

  it.each(names)('%s carries nothing that is not its own', (name) => {
    const strangers = inputs(name).filter((file) =>
      (paying.includes(name)
        ? /node_modules\/(crypto-js|react|date-fns)\//
        : /node_modules\/(crypto-js|react|date-fns|stripe)\//
      ).test(file),
    );
    expect(strangers).toEqual([]);
    expect(inputs(name).filter((file) => /\/zod\/.*locales\/(?!en\.)\w+\.js$/.test(file))).toEqual([]);
    expect(inputs(name).filter((file) => /^(frontend|infra\/(?!env\.ts)|test)\//.test(file))).toEqual([]);
  });

  it.each(names)(
    '%s brings the letters that can be printed where it asks for them, and no more than it needs',
    (name) => {
      const has = (file: string) => existsSync(join(bundles.folder(name), 'print', file));
      const asks = inputs(name).includes('functions/runtime/deps/printer.ts');
      expect([has('letters.json'), has('typst.wasm')]).toEqual([asks, allLambdas[name]?.prints === 'whole']);
    },
  );

  it.each(names)('%s needs no `require`, which an ES module has not', (name) => {
    const shim = files(name).filter((file) =>
      readFileSync(join(bundles.folder(name), file), 'utf8').includes('Dynamic require of'),
    );
    expect(shim).toEqual([]);
  });

  it.each(among(featureLambdas))(
    '%s loads neither the client of the files nor those of secrets and payments with its module',
    (name) => {
      const outputs = bundles.metafiles.get(name)?.outputs ?? {};
      const first = Object.keys(outputs).find((path) => path.endsWith('/index.mjs')) ?? '';
      const eager = new Set([first]);
      for (const path of eager)
        for (const { path: next, kind } of outputs[path]?.imports ?? [])
          if (kind === 'import-statement' && next in outputs) eager.add(next);
      const files = [...eager].flatMap((path) => Object.entries(outputs[path]?.inputs ?? {}));
      const loaded = files.flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : []));
      expect(loaded).toContain('functions/runtime/pipeline/feature.ts');
      const late = /node_modules\/(@aws-sdk\/client-(s3|secrets-manager)|stripe)\//;
      expect(loaded.filter((file) => late.test(file))).toEqual([]);
    },
  );

  it('bring a client only to the functions that use it', () => {
    const holders = (client: string) =>
      names
        .filter((name) => inputs(name).some((file) => file.includes(`node_modules/@aws-sdk/${client}/`)))
        .toSorted();
    expect(holders('client-s3')).toEqual(filing.toSorted());
    const queueing = names.filter(
      (name) => allLambdas[name]?.grant.sendMail || ['payments', 'sweep-payment-events'].includes(name),
    );
    expect(holders('client-sqs')).toEqual(queueing.toSorted());
    expect(holders('client-sesv2')).toEqual(['deliver-mail']);
  });

  it.each(among(featureLambdas))('%s starts and answers as Lambda calls it', async (name) => {
    const answer = await inLambda(
      bundles.folder(name),
      `handler(${call('GET /api/none')}, { awsRequestId: 'r' })`,
    );
    expect(answer).toMatchObject({ statusCode: 404 });
  });

  it('users answers a call that needs no database', async () => {
    const answer = await inLambda(
      bundles.folder('users'),
      `handler(${call('GET /api/users/getRoles')}, { awsRequestId: 'r' })`,
    );
    expect(answer).toMatchObject({ statusCode: 200, body: expect.stringContaining('"orgAdmin":4') });
  });

  it.each(among(workerLambdas))('%s starts', async (name) => {
    expect(await inLambda(bundles.folder(name), 'typeof handler')).toBe('function');
  });

  it('reach the table: the clients still work after what was left out of them', async () => {
    const { asked, url } = await someAws('{"Count":0,"Items":[]}', {
      'content-type': 'application/x-amz-json-1.0',
    });
    const request = `handler(${call('GET /api/plans/getAllPlans')}, { awsRequestId: 'r' })`;
    const answer = await inLambda(bundles.folder('subscriptions'), request, { AWS_ENDPOINT_URL: url });
    expect(answer).toMatchObject({ statusCode: 200, body: expect.stringContaining('"data":[]') });
    expect(asked).toEqual(['DynamoDB_20120810.Query']);
  });

  it('ask each quarter of the outbox once where nothing waits, and know where the mail queue is', async () => {
    const { asked, url } = await someAws('{"Count":0,"Items":[]}', {
      'content-type': 'application/x-amz-json-1.0',
    });
    const told = { AWS_ENDPOINT_URL: url, [env.envelopeKey]: '', [env.contactTo]: '' };
    expect(await inLambda(bundles.folder('send-outbox'), 'handler()', told)).toEqual({ sent: 0 });
    expect(asked).toEqual(Array(4).fill('DynamoDB_20120810.Query'));
  });

  it('reach the files', async () => {
    const folder = newFolder();
    const probe = `import { S3Client } from '@aws-sdk/client-s3';
      import { newFileKey, signingKey } from '${join(process.cwd(), 'functions/gateways/files/file-keys')}';
      import { s3Files } from '${join(process.cwd(), 'functions/gateways/files/files')}';
      const key = signingKey(newFileKey().privateHalf);
      const front = () => ({ url: 'https://files.test', keyId: 'K1', key: async () => key });
      const client = new S3Client({ forcePathStyle: true, requestChecksumCalculation: 'WHEN_REQUIRED' });
      const files = s3Files({ client, bucket: 'none', front });
      export const handler = async () => {
        const contentType = 'image/png';
        await files.put({ key: 'images/a', bytes: new Uint8Array(3), contentType });
        await files.copy({ from: 'uploads/a', to: 'images/b', contentType });
        await files.remove(['images/a']);
        const peeked = await files.peek('images/b', 8);
        const upload = await files.startUpload({ key: 'uploads/c', contentType, maxBytes: 9 });
        return { size: peeked?.size, form: Object.keys(upload.fields), link: await files.link('images/b', new Date()) };
      };`;
    writeFileSync(join(folder, 'probe.ts'), probe);
    symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
    const made = await bundleLambdas(
      { probe: { entry: 'probe' } },
      { functions: folder, out: join(folder, 'out') },
    );
    const { asked, url } = await someAws('<CopyObjectResult><ETag>x</ETag></CopyObjectResult>', {
      'content-type': 'application/xml',
    });
    const answer = await inLambda(made.folder('probe'), 'handler()', { AWS_ENDPOINT_URL: url });
    expect(asked).toEqual(['PUT /none/images/a', 'PUT /none/images/b', 'POST /none/', 'GET /none/images/b']);
    expect(answer).toMatchObject({
      size: expect.any(Number),
      form: expect.arrayContaining(['Policy', 'X-Amz-Signature']),
      link: expect.stringContaining('Key-Pair-Id=K1'),
    });
  });

  it('reach the payment provider', async () => {
    const folder = newFolder();
    const probe = `import { stripePayments } from '${join(process.cwd(), 'functions/gateways/payments/stripe')}';
      const place = new URL(process.env.PROVIDER_URL);
      const payments = stripePayments({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1',
        api: { host: place.hostname, port: Number(place.port), protocol: 'http' } });
      export const handler = async () => {
        const customer = await payments.customerFor({ organizationId: 'org_1', email: 'a@b.test', name: 'A' });
        await payments.startOnboarding({ accountId: 'acct_1', returnUrl: 'https://a.test', refreshUrl: 'https://a.test' });
        await payments.openPortal({ customerId: customer, returnUrl: 'https://a.test' });
        await payments.subscription('sub_1').catch(() => undefined);
        await payments.invoice('in_1').catch(() => undefined);
        return customer;
      };`;
    writeFileSync(join(folder, 'probe.ts'), probe);
    symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
    const made = await bundleLambdas(
      { probe: { entry: 'probe' } },
      { functions: folder, out: join(folder, 'out') },
    );
    const { asked, url } = await someAws(
      '{"id":"cus_1","object":"customer","data":[],"url":"https://pay.test"}',
      {
        'content-type': 'application/json',
      },
    );
    expect(await inLambda(made.folder('probe'), 'handler()', { PROVIDER_URL: url })).toBe('cus_1');
    expect(asked).toEqual(
      expect.arrayContaining([
        'POST /v1/customers',
        'POST /v1/account_links',
        'POST /v1/billing_portal/sessions',
        'GET /v1/subscriptions/sub_1',
        'GET /v1/invoices/in_1',
      ]),
    );
  });

  it('say which file is missing', async () => {
    await expect(
      bundleLambdas({ nothing: { entry: 'nothing/index' } }, { out: newFolder() }),
    ).rejects.toThrow('No such file: functions/nothing/index.ts');
  });
});
