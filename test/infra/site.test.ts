import { runInNewContext } from 'node:vm';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { apiFunction, siteFunction } from '../../infra/aws/constructs/edge-code';
import { siteConfig } from '../../infra/aws/constructs/site-files';
import { releaseSteps } from '../../infra/aws/deploy/release-steps';
import { edgeHeaders } from '../../infra/env';
import { rows } from '../../shared/contract';
import { type Built, built, ofType, only, siteDistribution, stageOf } from './built';

const Behavior = z.looseObject({
  PathPattern: z.string().optional(),
  FunctionAssociations: z
    .array(z.looseObject({ EventType: z.string(), FunctionARN: z.unknown() }))
    .default([]),
  CachePolicyId: z.unknown(),
  OriginRequestPolicyId: z.unknown().optional(),
  ViewerProtocolPolicy: z.string(),
});
const Config = z.looseObject({
  DefaultCacheBehavior: Behavior,
  CacheBehaviors: z.array(Behavior),
  CustomErrorResponses: z.array(z.unknown()).default([]),
  Origins: z.array(z.looseObject({ OriginCustomHeaders: z.array(z.unknown()).default([]) })),
});

let dev: Built;
beforeAll(() => {
  dev = built(stageOf('dev'));
});
const distribution = () => Config.parse(siteDistribution(dev).Properties.DistributionConfig);
const behavior = (path: string) =>
  distribution().CacheBehaviors.find((each) => each.PathPattern === path) ??
  distribution().DefaultCacheBehavior;
const codeOf = (association: unknown) => {
  const text = JSON.stringify(association);
  const found = ofType(dev.of('front'), 'AWS::CloudFront::Function').find((each) => text.includes(each.id));
  return String(found?.Properties.FunctionCode);
};

/** CloudFront's managed policies: one caches nothing, one passes everything but Host. */
const cachingDisabled = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';
const allButHost = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';

const run = (code: string, event: object): unknown =>
  JSON.parse(JSON.stringify(runInNewContext(`${code}; handler(event)`, { event })));
const page = (uri: string, more: object = {}) => ({
  request: { uri, headers: {}, querystring: {}, ...more },
});

describe('the site', () => {
  it.each([
    ['/', '/home.html'],
    ['/auth/home', '/home.html'],
    ['/auth/pricing', '/pricing.html'],
    ['/auth/cosigner-sign', '/sign.html'],
    ['/auth/verify', '/verify.html'],
    ['/auth/listing', '/listing.html'],
    ['/auth/loginformik', '/index.html'],
    ['/getproperty-data', '/index.html'],
    ['/assets/index-a1b2.js', '/assets/index-a1b2.js'],
    ['/config.json', '/config.json'],
    ['/favicon.ico', '/favicon.ico'],
    ['/v1.2/page', '/index.html'],
  ])('leads %s to %s', (from, to) => {
    expect(run(siteFunction(), page(from))).toMatchObject({ uri: to });
  });

  it('leads other host names to its domain, query and all', () => {
    const querystring = {
      token: { value: 'abc' },
      flag: { value: '' },
      tag: { value: 'a', multiValue: [{ value: 'a' }, { value: 'b' }] },
    };
    const www = page('/auth/resetPwd', { headers: { host: { value: 'www.a.example' } }, querystring });
    expect(run(siteFunction('a.example'), www)).toMatchObject({
      statusCode: 301,
      headers: { location: { value: 'https://a.example/auth/resetPwd?token=abc&flag&tag=a&tag=b' } },
    });
    const own = page('/login', { headers: { host: { value: 'a.example' } } });
    expect(run(siteFunction('a.example'), own)).toMatchObject({ uri: '/index.html' });
  });

  it('leads a program that shows links to the card of a home, and nobody else', () => {
    const asked = (uri: string, agent: string) =>
      page(uri, {
        headers: { 'user-agent': { value: agent } },
        querystring: { unit: { value: 'a%26b' } },
      });
    expect(run(siteFunction(), asked('/auth/listing', 'WhatsApp/2.23.20'))).toMatchObject({
      statusCode: 302,
      headers: { location: { value: '/api/applications/listingCard?unit=a%26b' } },
    });
    expect(run(siteFunction(), asked('/auth/listing', 'Mozilla/5.0 (iPhone)'))).toMatchObject({
      uri: '/listing.html',
    });
    expect(run(siteFunction(), asked('/auth/pricing', 'WhatsApp/2.23.20'))).toMatchObject({
      uri: '/pricing.html',
    });
  });

  it('falls back to its page on its own behavior alone: an API answer is never replaced', () => {
    const fallback = codeOf(distribution().DefaultCacheBehavior.FunctionAssociations);
    expect(fallback).toBe(siteFunction());
    expect(codeOf(behavior('/api/*').FunctionAssociations)).not.toContain('index.html');
    expect(behavior('/config.json').FunctionAssociations).toEqual([]);
    expect(distribution().CustomErrorResponses).toEqual([]);
  });

  it('passes API calls uncached, with every header but Host, over https alone', () => {
    const api = behavior('/api/*');
    expect(api.PathPattern).toBe('/api/*');
    expect(api.CachePolicyId).toBe(cachingDisabled);
    expect(api.OriginRequestPolicyId).toBe(allButHost);
    expect(api.ViewerProtocolPolicy).toBe('https-only');
    expect(behavior('/config.json').CachePolicyId).toBe(cachingDisabled);
  });

  it('tells the API the address it saw, whatever the caller wrote, and the word that proves it', () => {
    const headers = { [edgeHeaders.viewerAddress]: { value: '1.1.1.1' } };
    const seen = run(apiFunction(edgeHeaders.viewerAddress), {
      request: { uri: '/api/users/login', headers },
      viewer: { ip: '2001:db8::1' },
    });
    expect(seen).toMatchObject({ headers: { [edgeHeaders.viewerAddress]: { value: '2001:db8::1' } } });
    expect(codeOf(behavior('/api/*').FunctionAssociations)).toBe(apiFunction(edgeHeaders.viewerAddress));
    const words = distribution().Origins.flatMap((origin) => origin.OriginCustomHeaders);
    // The same word at the door of each API.
    expect(words).toHaveLength(2);
    expect(words[1]).toEqual(words[0]);
    expect(words.slice(0, 1)).toEqual([
      {
        HeaderName: edgeHeaders.originSecret,
        HeaderValue: {
          'Fn::Join': [
            '',
            [
              '{{resolve:secretsmanager:keystead-dev/origin:SecretString:::',
              { Ref: expect.stringContaining('originversion') },
              '}}',
            ],
          ],
        },
      },
    ]);
  });

  it('runs scripts from its own files alone, and reaches the files bucket for photos', () => {
    const policies = ofType(dev.of('front'), 'AWS::CloudFront::ResponseHeadersPolicy');
    const site = policies.find((each) =>
      JSON.stringify(each.Properties).includes('keystead-dev-us-east-1-site'),
    );
    const text = JSON.stringify(site?.Properties)
      .replaceAll(/https:\/\/",\{"Fn::GetAtt":\["FilesDistribution\w+","DomainName"\]\},"/g, 'FILES')
      .replace(/\{"Fn::Join":\["",\[("[^"]*")\]\]\}/, '$1');
    const policy = /"ContentSecurityPolicy":"([^"]+)"/.exec(text)?.[1] ?? '';
    const directive = (name: string) => policy.split('; ').find((each) => each.startsWith(`${name} `));
    expect(directive('script-src')).toBe("script-src 'self'");
    expect(policy).not.toContain('unsafe-eval');
    const uploads = 'https://keystead-dev-files-000000000000-us-east-1.s3.us-east-1.amazonaws.com';
    expect(directive('img-src')).toBe("img-src 'self' data: blob: FILES");
    expect(directive('connect-src')).toBe(`connect-src 'self' ${uploads}`);
    expect(directive('frame-src')).toBe("frame-src 'self' FILES");
    for (const each of policies)
      expect(JSON.stringify(each.Properties)).toContain(
        '"StrictTransportSecurity":{"AccessControlMaxAgeSec":63072000',
      );
    for (const header of ['permissions-policy', 'cross-origin-opener-policy']) expect(text).toContain(header);
  });

  it('lets one file run WebAssembly, the worker that decodes photos, which reaches nothing', () => {
    const { PathPattern, ResponseHeadersPolicyId, ...rest } = behavior('/assets/heic-worker-*');
    const { PathPattern: _, ResponseHeadersPolicyId: pages, ...others } = distribution().DefaultCacheBehavior;
    expect(rest).toEqual(others);
    expect(ResponseHeadersPolicyId).not.toEqual(pages);
    const loose = ofType(dev.of('front'), 'AWS::CloudFront::ResponseHeadersPolicy').filter(({ Properties }) =>
      JSON.stringify(Properties).includes('unsafe-eval'),
    );
    expect(loose.map(({ id }) => ({ Ref: id }))).toEqual([ResponseHeadersPolicyId]);
    expect(loose[0]?.Properties.ResponseHeadersPolicyConfig).toMatchObject({
      SecurityHeadersConfig: {
        ContentSecurityPolicy: {
          ContentSecurityPolicy:
            "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; frame-ancestors 'none'",
        },
      },
    });
  });

  it('speaks for its subdomains only where the stage says that they speak https', () => {
    const domain = { name: 'app.example.com', zone: 'example.com', zoneId: 'Z0123456789' };
    const strictOf = (more: object) =>
      ofType(
        built({ ...stageOf('prod'), domain: { ...domain, ...more } }).of('front'),
        'AWS::CloudFront::ResponseHeadersPolicy',
      ).map(({ Properties }) => JSON.stringify(Properties).match(/"StrictTransportSecurity":({[^}]*})/)?.[1]);
    const strict = (all: boolean) =>
      JSON.stringify({
        AccessControlMaxAgeSec: 63072000,
        IncludeSubdomains: all,
        Override: true,
        Preload: all,
      });
    expect(strictOf({})).toEqual(Array(5).fill(strict(false)));
    expect(strictOf({ subdomainsToo: true })).toEqual(Array(5).fill(strict(true)));
  });

  it('keeps its buckets private, over TLS, read by this distribution alone', () => {
    for (const bucket of ofType(dev.all, 'AWS::S3::Bucket'))
      expect(bucket.Properties.PublicAccessBlockConfiguration).toEqual({
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      });
    const policies = JSON.stringify(ofType(dev.of('front'), 'AWS::S3::BucketPolicy'));
    expect(policies).toContain('"aws:SecureTransport":"false"');
    expect(policies).toContain('AWS:SourceArn');
    for (const { Properties } of ofType(dev.of('front'), 'AWS::CloudFront::OriginAccessControl'))
      expect(Properties.OriginAccessControlConfig).toMatchObject({ SigningBehavior: 'always' });
  });

  it('sends unused uploads away after a day, and the old versions of those that became files', () => {
    expect(only(dev.of('data'), 'AWS::S3::Bucket').Properties.LifecycleConfiguration).toMatchObject({
      Rules: expect.arrayContaining([
        expect.objectContaining({
          Prefix: 'uploads/',
          ExpirationInDays: 1,
          NoncurrentVersionExpiration: { NoncurrentDays: 1 },
          Status: 'Enabled',
        }),
      ]),
    });
  });

  it('stops one address or one person that calls without end, and one address that tries passwords much sooner', () => {
    const { Scope, Rules } = only(dev.of('edge'), 'AWS::WAFv2::WebACL').Properties;
    expect(Scope).toBe('CLOUDFRONT');
    const passwords = rows.filter(({ row }) => row.refusals.includes('busy') && row.auth.kind !== 'bearer');
    expect(passwords.map(({ row }) => row.path)).toContain('/api/users/login');
    const limit = (more: object) => ({ Statement: { RateBasedStatement: expect.objectContaining(more) } });
    expect(Rules).toMatchObject([
      limit({
        Limit: 100,
        AggregateKeyType: 'IP',
        ScopeDownStatement: {
          OrStatement: {
            Statements: passwords.map(({ row }) => ({
              ByteMatchStatement: expect.objectContaining({ SearchString: row.path }),
            })),
          },
        },
      }),
      limit({
        Limit: 2000,
        AggregateKeyType: 'CUSTOM_KEYS',
        CustomKeys: [{ Header: expect.objectContaining({ Name: 'authorization' }) }],
      }),
      limit({ Limit: 5000, AggregateKeyType: 'IP' }),
      { Name: 'known-bad-addresses' },
    ]);
    expect(dev.stacks.find((stack) => stack.stackName === 'keystead-dev-edge')?.region).toBe('us-east-1');
  });

  it('is uploaded assets first, then the page, then its configuration, and nothing is taken from open tabs', () => {
    const uploads = releaseSteps(stageOf('dev'), { version: 'v1' }).filter(({ command }) =>
      command.includes('s3'),
    );
    expect(uploads.map(({ command }) => command.slice(2).join(' '))).toEqual([
      expect.stringMatching(/^cp out\/dev\/v1\/web\/assets .*max-age=31536000, immutable$/),
      expect.stringMatching(/^cp out\/dev\/v1\/web .*--exclude assets\/\* .*no-cache$/),
      expect.stringMatching(/^cp out\/dev\/v1\/stage-files .*no-store$/),
    ]);
    for (const { command } of uploads) expect(command.join(' ')).not.toMatch(/ sync | rm |--delete/);
  });

  it('is configured by public values alone, the ones one machine serves too', () => {
    expect(Object.keys(siteConfig(stageOf('dev'))).toSorted()).toEqual(
      ['apiBase', 'envelopeIv', 'envelopeKey', 'productName', 'stripePublishableKey'].toSorted(),
    );
  });
});
