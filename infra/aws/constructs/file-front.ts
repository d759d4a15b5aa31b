import { createHash } from 'node:crypto';
import { Annotations, CfnOutput } from 'aws-cdk-lib';
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  HeadersFrameOption,
  HeadersReferrerPolicy,
  HttpVersion,
  type IPublicKey,
  KeyGroup,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
  PriceClass,
  PublicKey,
  ResponseHeadersPolicy,
  S3OriginAccessControl,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { Bucket, type IBucket } from 'aws-cdk-lib/aws-s3';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import { fileHeaders, framedPolicy } from '../../site-headers';
import { acknowledge } from '../acknowledgements';
import type { Plan } from '../plan';
import type { AppStack } from '../stacks/app-stack';
import { transportSecurity } from './transport-security';

const pem = (publicHalf: string): string =>
  `-----BEGIN PUBLIC KEY-----\n${publicHalf.match(/.{1,64}/g)?.join('\n')}\n-----END PUBLIC KEY-----\n`;

/** CloudFront cannot change a key, so each is a resource of its own, named after it. */
function publicKeys(scope: AppStack, { stage, names }: Plan): readonly IPublicKey[] {
  return stage.fileKeys.map((publicHalf) => {
    const name = createHash('sha256').update(publicHalf).digest('hex').slice(0, 12);
    return new PublicKey(scope, `FileKey-${name}`, {
      publicKeyName: `${names.worldwide}-${name}`,
      encodedKey: pem(publicHalf),
    });
  });
}

/** `site` may show these files in a frame; without it, nobody may. */
function headersOf(scope: AppStack, plan: Plan, framed?: { readonly site: string }): ResponseHeadersPolicy {
  const id = framed ? 'PdfHeaders' : 'FileHeaders';
  const contentSecurityPolicy = framed ? framedPolicy(framed.site) : fileHeaders['content-security-policy'];
  return new ResponseHeadersPolicy(scope, id, {
    responseHeadersPolicyName: `${plan.names.worldwide}-${framed ? 'pdfs' : 'files'}`,
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy, override: true },
      contentTypeOptions: { override: true },
      // The old header cannot name a site.
      ...(!framed && { frameOptions: { frameOption: HeadersFrameOption.DENY, override: true } }),
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.NO_REFERRER, override: true },
      strictTransportSecurity: transportSecurity(plan),
    },
    // The site is another origin.
    customHeadersBehavior: {
      customHeaders: [{ header: 'cross-origin-resource-policy', value: 'cross-origin', override: true }],
    },
    removeHeaders: ['server'],
  });
}

/**
 * The files bucket behind signed addresses alone (functions/gateways/files/FILES.md). Returns where it
 * answers.
 */
export function fileFront(scope: AppStack, plan: Plan): string {
  const { names, stage } = plan;
  const keys = publicKeys(scope, plan);
  const bucket = Bucket.fromBucketAttributes(scope, 'FilesBucket', {
    bucketName: names.filesBucket,
    region: stage.region,
  });
  const shared = {
    origin: S3BucketOrigin.withOriginAccessControl(bucket as IBucket, {
      originAccessControl: new S3OriginAccessControl(scope, 'FilesAccess', {
        originAccessControlName: `${names.worldwide}-files`,
      }),
    }),
    trustedKeyGroups: [
      new KeyGroup(scope, 'FileKeys', { keyGroupName: `${names.worldwide}-files`, items: [...keys] }),
    ],
    viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
    allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
    // People's files stay out of CloudFront's copies; their browsers keep them.
    cachePolicy: CachePolicy.CACHING_DISABLED,
    // S3 answers as the signed address says. A range is passed on by itself.
    originRequestPolicy: new OriginRequestPolicy(scope, 'FileOverrides', {
      originRequestPolicyName: `${names.worldwide}-files`,
      queryStringBehavior: OriginRequestQueryStringBehavior.allowList(
        'response-cache-control',
        'response-content-disposition',
        'response-content-type',
      ),
    }),
  } satisfies BehaviorOptions;
  const site = stage.domain ? `https://${stage.domain.name}` : 'https://*.cloudfront.net';
  const distribution = new Distribution(scope, 'FilesDistribution', {
    comment: `${names.prefix}-files`,
    defaultBehavior: { ...shared, responseHeadersPolicy: headersOf(scope, plan) },
    additionalBehaviors: { '*.pdf': { ...shared, responseHeadersPolicy: headersOf(scope, plan, { site }) } },
    httpVersion: HttpVersion.HTTP2_AND_3,
    priceClass: PriceClass.PRICE_CLASS_100,
  });
  // The data stack writes the bucket's policy.
  Annotations.of(scope).acknowledgeWarning('@aws-cdk/aws-cloudfront-origins:updateImportedBucketPolicyOac');
  for (const reason of ['everyCountry', 'noDomain', 'signedAlone'] as const)
    acknowledge(distribution, reason);
  const url = `https://${distribution.distributionDomainName}`;
  new StringParameter(scope, 'FilesUrlParameter', {
    parameterName: names.parameters.filesUrl,
    stringValue: url,
  });
  new StringParameter(scope, 'FileKeyId', {
    parameterName: names.parameters.fileKeyId,
    stringValue: keys[0]?.publicKeyId ?? '',
  });
  new CfnOutput(scope, 'FilesUrl', { value: url });
  return url;
}
