import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sealCertificate } from '../../functions/gateways/seal/seal-certificate';
import { sealKeyInPem } from '../../functions/gateways/seal/seal-key-pem';
import { newFolder } from '../infra/built';
import { openCloud } from '../support/cloud/cloud';

const account = '123456789012';
/** Of the stage, of its copies, and of the look from outside. */
const regions = ['us-east-1', 'eu-central-1', 'us-west-2'];
const run = promisify(execFile);

let folder: string;
let cloud: Awaited<ReturnType<typeof openCloud>>;

async function ownCertificate() {
  const { privateKey: key } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const der = await sealCertificate(sealKeyInPem(async () => key));
  const base64 = Buffer.from(der).toString('base64').replaceAll(/.{64}/g, '$&\n');
  return { key, cert: `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n` };
}

/** A command as an operator types it, in the copy. Answers what it printed. */
async function typed(line: string): Promise<string> {
  const [program = '', ...words] = line.split(' ');
  // A terminal's, not a test's: `NODE_ENV` would build another site.
  const { PATH, HOME, LANG } = process.env;
  const done = await run(program, words, {
    cwd: folder,
    env: { PATH, HOME, LANG, ...cloud.environment },
    maxBuffer: 1024 ** 3,
  }).catch((problem: { stdout?: string; stderr?: string; message: string }) => {
    throw new Error(
      `${line}\n${problem.stdout?.slice(-4_000)}\n${problem.stderr?.slice(-4_000)}\n${cloud.unknown.join('\n')}`,
    );
  });
  return done.stdout;
}

const config = () => join(folder, 'infra', 'config', 'prod.ts');
const edit = (pattern: RegExp, text: string): void => {
  const before = readFileSync(config(), 'utf8');
  expect(before).toMatch(pattern);
  writeFileSync(config(), before.replace(pattern, text));
};
const git = (...words: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Rehearsal', '-c', 'user.email=rehearsal@localhost', ...words], {
    cwd: folder,
    encoding: 'utf8',
  });

beforeAll(async () => {
  folder = newFolder();
  const packed = execFileSync('git', ['archive', 'HEAD'], { maxBuffer: 1024 ** 3 });
  execFileSync('tar', ['-x', '-C', folder], { input: packed });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'feat: the product');
  cloud = await openCloud(account, { regions, certificate: await ownCertificate() });
});
afterAll(() => cloud?.close());

it('all stacks of prod are deployed to an empty account, by the runbook’s own commands, and put back', async ({
  skip,
}) => {
  skip(spawnSync('aws', ['--version']).status !== 0, 'the AWS command line is not installed');
  // Step 2: account, addresses and readers into the stage's file, and the key that it asks for; commit.
  edit(/account: noAccountYet/, `account: '${account}'`);
  edit(/from: '[^']+', contactTo: '[^']+'/, "from: 'no-reply@keystead.net', contactTo: 'hello@keystead.net'");
  edit(/alarmsTo: \[[^\]]+\]/, "alarmsTo: ['ops@keystead.net']");
  edit(/backup: \{ days: 35 \}/, "backup: { days: 35, copyRegion: 'eu-central-1' }");
  await expect(typed('npm run deploy -- --stage prod --approved --checked')).rejects.toThrow('Make the key');
  const printed = await typed('npx tsx infra/aws/deploy/task.ts file-key --stage prod');
  const [line = ''] = /fileKeys: \['[^']+'\]/.exec(printed) ?? [];
  edit(/fileKeys: \[[^\]]+\]/, line);
  await expect(typed('npm run deploy -- --stage prod --approved --checked')).rejects.toThrow(
    'prod is deployed from a commit',
  );
  git('add', '--all');
  git('commit', '--quiet', '--message', 'chore: prod');

  // Step 5.
  const deployed = await typed('npm run deploy -- --stage prod --approved --checked');
  expect(deployed).not.toContain('FAILED');
  expect(cloud.unknown).toEqual([]);
  const { stacks, buckets, tables, alarmsSet, items } = cloud.state;
  const stood = [...stacks.values()].map(({ name, region, status, isProtected }) => [
    name,
    region,
    status,
    isProtected,
  ]);
  const inOrder = [
    ['vault', 'eu-central-1'],
    ...['edge', 'data', 'front', 'jobs', 'leasing', 'api', 'routes', 'second-routes', 'ops'].map((name) => [
      name,
      'us-east-1',
    ]),
    ['watch', 'us-west-2'],
  ];
  expect(stood).toEqual(
    inOrder.map(([name, region]) => [`keystead-prod-${name}`, region, 'CREATE_COMPLETE', true]),
  );
  expect(tables.get('us-east-1 keystead-prod')).toEqual({ isProtected: true });
  expect([...(buckets.get(`keystead-prod-site-${account}-us-east-1`)?.keys() ?? [])]).toContain(
    'config.json',
  );
  expect(items.length).toBeGreaterThan(0);
  expect(alarmsSet).toEqual(['keystead-prod-job-dead-letters']);

  // Roll back: the same release once more, from its folder; nothing that stands has to change.
  const version = git('describe', '--always', '--tags').trim();
  const executed = () =>
    cloud.state.calls.filter((call) => call === 'cloudformation.ExecuteChangeSet').length;
  const before = executed();
  const back = await typed(`npm run put-back -- --stage prod --version ${version} --approved`);
  expect(back).toContain('held');
  expect([back.includes('FAILED'), executed()]).toEqual([false, before]);
  expect(cloud.unknown).toEqual([]);
}, 1_800_000);
