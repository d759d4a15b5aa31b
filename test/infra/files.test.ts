import { execFile } from 'node:child_process';
import { createPrivateKey, createPublicKey } from 'node:crypto';
import { promisify } from 'node:util';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { newFileKey } from '../../functions/gateways/files/file-keys';
import { shownFolders } from '../../infra/aws/constructs/files-access';
import { fileKeyIn, makeFileKey, requireFileKey } from '../../infra/aws/deploy/file-key';
import { allLambdas } from '../../infra/aws/lambdas/lambdas';
import { env } from '../../infra/env';
import { type Built, built, filesOf, ofType, only, stageOf } from './built';
import { changesBetween } from './change-set';
import { secretsManager } from './secrets-manager';

const run = promisify(execFile);

let prod: Built;
beforeAll(() => {
  prod = built(stageOf('prod'));
});

const front = () => prod.of('front');
const files = () =>
  Object(
    ofType(front(), 'AWS::CloudFront::Distribution').find(({ id }) => id.startsWith('FilesDistribution'))
      ?.Properties.DistributionConfig,
  );
const behaviors = () => [files().DefaultCacheBehavior, ...files().CacheBehaviors].map(Object);
const bucketStatements = () => {
  const { id } = filesOf(prod);
  const policy = ofType(prod.of('data'), 'AWS::S3::BucketPolicy').find(
    ({ Properties }) => Object(Properties.Bucket).Ref === id,
  );
  return Object(policy?.Properties.PolicyDocument).Statement as Record<string, unknown>[];
};
const byDistribution = { ArnLike: { 'aws:SourceArn': 'arn:aws:cloudfront::000000000000:distribution/*' } };

describe('photos and documents', () => {
  it('are shown by signed addresses alone: every behavior of their distribution asks for a key of the group', () => {
    const group = only(front(), 'AWS::CloudFront::KeyGroup');
    const key = only(front(), 'AWS::CloudFront::PublicKey');
    expect(group.Properties.KeyGroupConfig).toMatchObject({ Items: [{ Ref: key.id }] });
    expect(behaviors()).toHaveLength(2);
    for (const behavior of behaviors()) {
      expect(behavior.TrustedKeyGroups).toEqual([{ Ref: group.id }]);
      expect(behavior).toMatchObject({ ViewerProtocolPolicy: 'https-only', AllowedMethods: ['GET', 'HEAD'] });
    }
  });

  it('are read by the bucket’s regional name, by signed requests, with what the address says of them', () => {
    const there = built({ ...stageOf('prod'), region: 'eu-central-1' });
    const text = JSON.stringify(ofType(there.of('front'), 'AWS::CloudFront::Distribution'));
    expect(text).toContain('keystead-prod-files-000000000000-eu-central-1.s3.eu-central-1.amazonaws.com');
    expect(files().Origins).toMatchObject([
      { OriginAccessControlId: { 'Fn::GetAtt': [expect.stringMatching(/^FilesAccess/), 'Id'] } },
    ]);
    const control = ofType(front(), 'AWS::CloudFront::OriginAccessControl').find(({ id }) =>
      id.startsWith('FilesAccess'),
    );
    expect(control?.Properties.OriginAccessControlConfig).toMatchObject({ SigningBehavior: 'always' });
    expect(only(front(), 'AWS::CloudFront::OriginRequestPolicy').Properties).toMatchObject({
      OriginRequestPolicyConfig: {
        QueryStringsConfig: {
          QueryStrings: ['response-cache-control', 'response-content-disposition', 'response-content-type'],
        },
        HeadersConfig: { HeaderBehavior: 'none' },
      },
    });
  });

  it('never run as a page: each is boxed and not sniffed, and a PDF is framed by the site alone [R14]', () => {
    const domain = { name: 'app.example.com', zone: 'example.com', zoneId: 'Z0123456789' };
    const own = built({ ...stageOf('prod'), domain }).of('front');
    const headersOf = (id: string) => {
      const found = ofType(own, 'AWS::CloudFront::ResponseHeadersPolicy').find((each) =>
        each.id.startsWith(id),
      );
      return Object(found?.Properties.ResponseHeadersPolicyConfig).SecurityHeadersConfig;
    };
    expect(headersOf('FileHeaders')).toMatchObject({
      ContentSecurityPolicy: {
        ContentSecurityPolicy: "default-src 'none'; frame-ancestors 'none'; sandbox",
        Override: true,
      },
      ContentTypeOptions: { Override: true },
      FrameOptions: { FrameOption: 'DENY', Override: true },
    });
    expect(headersOf('PdfHeaders')).toMatchObject({
      ContentSecurityPolicy: { ContentSecurityPolicy: 'frame-ancestors https://app.example.com' },
      ContentTypeOptions: { Override: true },
    });
    expect(files().CacheBehaviors).toMatchObject([
      { PathPattern: '*.pdf', ResponseHeadersPolicyId: { Ref: expect.stringMatching(/^PdfHeaders/) } },
    ]);
  });

  it('lie in a bucket that answers nobody else: no other principal, and no address of its own', () => {
    const [insecure, shown, presigned, ...more] = bucketStatements().filter(
      ({ Principal }) => Object(Principal).Service !== 's3.amazonaws.com',
    );
    expect(more).toEqual([]);
    expect(insecure).toMatchObject({
      Effect: 'Deny',
      Condition: { Bool: { 'aws:SecureTransport': 'false' } },
    });
    expect(shown).toMatchObject({
      Effect: 'Allow',
      Action: 's3:GetObject',
      Principal: { Service: 'cloudfront.amazonaws.com' },
      Condition: byDistribution,
    });
    const folders = [...JSON.stringify(shown?.Resource).matchAll(/"\/([a-z]+)\/\*"/g)].map(
      ([, name]) => name,
    );
    expect(folders).toEqual([...shownFolders]);
    expect(presigned).toMatchObject({
      Effect: 'Deny',
      Principal: { AWS: '*' },
      Action: ['s3:GetObject', 's3:GetObjectVersion'],
      Condition: { StringEquals: { 's3:authType': 'REST-QUERY-STRING' } },
    });
    expect(filesOf(prod).Properties.CorsConfiguration).toMatchObject({
      CorsRules: [{ AllowedMethods: ['POST'] }],
    });
  });

  it('have a folder here if a function keeps files in it, but for uploads that nobody has checked yet', () => {
    const kept = Object.values(allLambdas).flatMap(({ grant }) => Object.keys(grant.files ?? {}));
    expect([...new Set(kept)].filter((folder) => folder !== 'uploads').toSorted()).toEqual([...shownFolders]);
  });

  it('are opened for CloudFront by the stage’s key, and signed by those functions that have a feature with files', () => {
    const keys = ofType(prod.of('data'), 'AWS::KMS::Key').filter(({ id }) => /^Key[0-9A-F]{8}$/.test(id));
    expect(Object(keys[0]?.Properties.KeyPolicy).Statement).toContainEqual(
      expect.objectContaining({
        Action: 'kms:Decrypt',
        Principal: { Service: 'cloudfront.amazonaws.com' },
        Condition: byDistribution,
      }),
    );
    const signing = ofType(prod.all, 'AWS::Lambda::Function').flatMap(({ Properties }) => {
      const variables = Object(Object(Properties.Environment).Variables);
      return env.filesUrl in variables ? [{ name: String(Properties.FunctionName), variables }] : [];
    });
    expect(signing.map(({ name }) => name.replace('keystead-prod-', '')).toSorted()).toEqual(
      'documents leases ledger profile properties requests screening signing tenants units vendors'.split(
        ' ',
      ),
    );
    for (const { variables } of signing)
      expect(variables).toMatchObject({
        [env.fileKey]: stageOf('prod').fileKeys[0],
        [env.fileKeysSecret]: 'keystead-prod/file-keys',
        [env.fileKeyId]: { Ref: expect.stringContaining('filekeyid') },
      });
  });
});

describe('the key of file addresses', () => {
  const stage = stageOf('prod');
  const name = 'keystead-prod/file-keys';
  let manager: Awaited<ReturnType<typeof secretsManager>>;
  const kept = (): Record<string, string> => JSON.parse(manager.secrets.get(name) ?? '{}');

  beforeEach(async () => {
    manager = await secretsManager();
    for (const [variable, value] of Object.entries(manager.environment)) vi.stubEnv(variable, value);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    manager.close();
  });

  it('is made in two halves, one for the secret, one for the stage’s file; keys in use stay', async () => {
    const first = await makeFileKey(stage);
    const pairs = Object.entries(kept());
    expect(pairs.map(([publicHalf]) => publicHalf)).toEqual([first]);
    const privateKey = createPrivateKey({
      key: Buffer.from(pairs[0]?.[1] ?? '', 'base64'),
      format: 'der',
      type: 'pkcs8',
    });
    const exported = createPublicKey(privateKey).export({ format: 'der', type: 'spki' });
    expect(exported.toString('base64')).toBe(first);
    const second = await makeFileKey({ ...stage, fileKeys: [first] });
    expect(Object.keys(kept())).toEqual([second, first]);
    const third = await makeFileKey({ ...stage, fileKeys: [second] });
    expect(Object.keys(kept())).toEqual([third, second]);
    expect(manager.actions.filter((action) => action === 'CreateSecret')).toHaveLength(1);
  });

  it('is made where somebody made the secret by hand and left it empty', async () => {
    manager.secrets.set(name, '');
    const made = await makeFileKey(stage);
    expect(Object.keys(kept())).toEqual([made]);
  });

  it('is made by the runbook’s own command, and its private half is no word of a command', async () => {
    const { stdout } = await run(process.execPath, [
      '--import',
      'tsx',
      'infra/aws/deploy/task.ts',
      'file-key',
      '--stage',
      'prod',
    ]);
    const [[publicHalf, privateHalf] = []] = Object.entries(kept());
    expect(stdout).toContain(`fileKeys: ['${publicHalf}'] into infra/config/prod.ts`);
    expect(privateHalf).toBeTruthy();
    expect(stdout).not.toContain(privateHalf);
  });

  it('must lie in the secret before anything is deployed that signs with it', async () => {
    await expect(requireFileKey(stage, stage.fileKeys[0] ?? '')).rejects.toThrow(name);
    const made = await makeFileKey(stage);
    await expect(requireFileKey(stage, made)).resolves.toBeUndefined();
  });

  it('is not made anew when nobody may look', async () => {
    vi.stubEnv('AWS_ENDPOINT_URL_SECRETS_MANAGER', 'http://127.0.0.1:1');
    vi.stubEnv('AWS_MAX_ATTEMPTS', '1');
    await expect(makeFileKey(stage)).rejects.toThrow();
    expect(manager.secrets.size).toBe(0);
  });

  it('is the one that the templates of a release sign with, also of one that is put back after a rotation', () => {
    expect(fileKeyIn(prod.templateOf('api'))).toBe(stage.fileKeys[0]);
  });

  it('is rotated as a new resource beside the old one, which goes with a later release', () => {
    const [old, fresh] = [newFileKey().publicHalf, newFileKey().publicHalf];
    const at = (fileKeys: string[]) => built({ ...stage, fileKeys }).of('front');
    const both = changesBetween(at([old]), at([fresh, old]));
    expect(both.added.map(({ Type }) => Type)).toEqual(['AWS::CloudFront::PublicKey']);
    expect(both.removed).toEqual([]);
    expect(both.changed.map(({ Type }) => Type).toSorted()).toEqual([
      'AWS::CloudFront::KeyGroup',
      'AWS::SSM::Parameter',
    ]);
    const later = changesBetween(at([fresh, old]), at([fresh]));
    expect(later.removed.map(({ Type }) => Type)).toEqual(['AWS::CloudFront::PublicKey']);
    expect(later.changed.map(({ Type }) => Type)).toEqual(['AWS::CloudFront::KeyGroup']);
  });
});
