import { Duration, SecretValue } from 'aws-cdk-lib';
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  CacheQueryStringBehavior,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HeadersFrameOption,
  HeadersReferrerPolicy,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  ResponseHeadersPolicy,
  S3OriginAccessControl,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import type { Construct } from 'constructs';
import { edgeHeaders } from '../../env';
import { contentSecurityPolicy, decoder, siteHeaders } from '../../site-headers';
import type { Plan } from '../plan';
import { apiFunction, siteFunction } from './edge-code';
import { transportSecurity } from './transport-security';

/** Headers with a CloudFront setting of their own; the others are sent as custom headers. */
const knownHeaders = ['x-content-type-options', 'x-frame-options', 'referrer-policy'];

const edgeFunction = (scope: Construct, id: string, name: string, code: string) => [
  {
    eventType: FunctionEventType.VIEWER_REQUEST,
    function: new EdgeFunction(scope, id, {
      functionName: name,
      runtime: FunctionRuntime.JS_2_0,
      code: FunctionCode.fromInline(code),
    }),
  },
];

type Headed = { readonly id: string; readonly name: string; readonly policy: string };

function responseHeaders(scope: Construct, plan: Plan, { id, name, policy }: Headed): ResponseHeadersPolicy {
  return new ResponseHeadersPolicy(scope, id, {
    responseHeadersPolicyName: `${plan.names.worldwide}-${name}`,
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy: policy, override: true },
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.NO_REFERRER, override: true },
      strictTransportSecurity: transportSecurity(plan),
    },
    customHeadersBehavior: {
      customHeaders: Object.entries(siteHeaders)
        .filter(([header]) => !knownHeaders.includes(header))
        .map(([header, value]) => ({ header, value, override: true })),
    },
    removeHeaders: ['server'],
  });
}

/** The behaviors of the site, of its decoder of photos, and of its configuration, which is never cached. */
export function siteBehaviors(
  scope: Construct,
  plan: Plan,
  { bucket, filesUrl }: { bucket: IBucket; filesUrl: string },
) {
  // LIST makes S3 answer 404 for a missing file instead of 403. Nobody reaches the list: `/` is the page.
  const origin = S3BucketOrigin.withOriginAccessControl(bucket, {
    originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
    originAccessControl: new S3OriginAccessControl(scope, 'SiteAccess', {
      originAccessControlName: `${plan.names.worldwide}-site`,
    }),
  });
  const policy = contentSecurityPolicy({
    'img-src': [filesUrl],
    'connect-src': [plan.names.filesOrigin],
    'frame-src': [filesUrl],
  });
  const shared = {
    origin,
    responseHeadersPolicy: responseHeaders(scope, plan, { id: 'SiteHeaders', name: 'site', policy }),
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
  } satisfies BehaviorOptions;
  const site: BehaviorOptions = {
    ...shared,
    functionAssociations: edgeFunction(
      scope,
      'SiteFunction',
      `${plan.names.worldwide}-site`,
      siteFunction(plan.stage.domain?.name),
    ),
    // The files set their own lifetime; `no-cache` files are checked on every request.
    cachePolicy: new CachePolicy(scope, 'SiteCache', {
      cachePolicyName: `${plan.names.worldwide}-site`,
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.days(365),
      queryStringBehavior: CacheQueryStringBehavior.none(),
      enableAcceptEncodingBrotli: true,
      enableAcceptEncodingGzip: true,
    }),
  };
  const decoderBehavior: BehaviorOptions = {
    ...site,
    responseHeadersPolicy: responseHeaders(scope, plan, {
      id: 'DecoderHeaders',
      name: 'decoder',
      policy: decoder.contentSecurityPolicy,
    }),
  };
  const config: BehaviorOptions = { ...shared, cachePolicy: CachePolicy.CACHING_DISABLED };
  return { site, config, decoder: { pattern: `${decoder.path}*`, behavior: decoderBehavior } };
}

/**
 * Of an API by its domain name: uncached calls with the caller's headers but Host, the address CloudFront
 * saw, and the origin secret.
 */
export function apiBehaviors(scope: Construct, plan: Plan): (domainName: string) => BehaviorOptions {
  const { names } = plan;
  const customHeaders = {
    [edgeHeaders.originSecret]: SecretValue.secretsManager(names.originSecret, {
      // By version: the next deployment picks up a changed word.
      versionId: StringParameter.valueForStringParameter(scope, names.handed.originVersion),
    }).unsafeUnwrap(),
  };
  const shared = {
    allowedMethods: AllowedMethods.ALLOW_ALL,
    cachePolicy: CachePolicy.CACHING_DISABLED,
    originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
    viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
    functionAssociations: edgeFunction(
      scope,
      'ApiFunction',
      `${names.worldwide}-api`,
      apiFunction(edgeHeaders.viewerAddress),
    ),
    responseHeadersPolicy: new ResponseHeadersPolicy(scope, 'ApiHeaders', {
      responseHeadersPolicyName: `${names.worldwide}-api`,
      // Functions send their own headers; these cover API Gateway's own answers (404, 429, 503).
      securityHeadersBehavior: {
        contentTypeOptions: { override: false },
        strictTransportSecurity: transportSecurity(plan),
      },
    }),
  } satisfies Omit<BehaviorOptions, 'origin'>;
  return (domainName) => ({
    ...shared,
    origin: new HttpOrigin(domainName, {
      protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
      readTimeout: Duration.seconds(30),
      customHeaders,
    }),
  });
}
