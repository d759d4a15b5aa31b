import type { IncomingMessage, ServerResponse } from 'node:http';
import { rows } from '../../../shared/contract';
import { routesOf } from './stacks';
import type { CloudState } from './state';
import type { Made } from './template';

type Behavior = {
  readonly PathPattern?: string;
  readonly TargetOriginId: string;
  readonly ResponseHeadersPolicyId?: string;
};
type Config = {
  readonly DefaultCacheBehavior: Behavior;
  readonly CacheBehaviors?: readonly Behavior[];
  readonly Origins: readonly { readonly Id: string; readonly DomainName: string }[];
};

const madeOf = (state: CloudState, type: string): readonly Made[] =>
  [...state.stacks.values()].flatMap(({ made }) => made.filter((each) => each.type === type));

const isLike = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`).test(path);

/** The headers that CloudFront adds to files, from the policy that the behavior names. */
function addedHeaders(state: CloudState, behavior: Behavior): Record<string, string> {
  const policy = madeOf(state, 'AWS::CloudFront::ResponseHeadersPolicy').find(
    ({ physical }) => physical === behavior.ResponseHeadersPolicyId,
  );
  const given = JSON.stringify(policy?.properties ?? {});
  const { ResponseHeadersPolicyConfig: about } = JSON.parse(given) as {
    ResponseHeadersPolicyConfig?: {
      SecurityHeadersConfig?: {
        ContentSecurityPolicy?: { ContentSecurityPolicy: string };
        StrictTransportSecurity?: { AccessControlMaxAgeSec: number };
      };
    };
  };
  const security = about?.SecurityHeadersConfig;
  return {
    'content-security-policy': security?.ContentSecurityPolicy?.ContentSecurityPolicy ?? '',
    'strict-transport-security': `max-age=${security?.StrictTransportSecurity?.AccessControlMaxAgeSec ?? ''}`,
  };
}

/** What a function answers that has no data behind it but the plans. */
function answerOf(
  state: CloudState,
  api: string,
  method: string,
  path: string,
): { status: number; body: unknown } {
  const found = rows.find(({ row }) => {
    const isPath = new RegExp(`^${row.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);
    return row.method === method && isPath;
  });
  const key = found && `${method} ${found.row.path}`;
  const isRouted = routesOf(api, state).some((route) => route.key === key);
  if (!found || !isRouted) return { status: 404, body: { message: 'Not Found' } };
  if (found.row.auth.kind === 'bearer')
    return { status: 401, body: { error: { code: 'not-authenticated' } } };
  const data = path.includes('/plans/') ? state.items.map((item) => ({ price: item.price })) : [];
  return { status: 200, body: { success: 1, data } };
}

/** CloudFront as the templates configure it: behaviors in their order, the site's bucket, the two APIs. */
export const siteOf =
  (state: CloudState) =>
  ({ url = '/', method = 'GET' }: IncomingMessage, response: ServerResponse): void => {
    const { pathname: path } = new URL(url, 'https://site');
    const distribution = madeOf(state, 'AWS::CloudFront::Distribution').find(({ properties }) =>
      (properties.DistributionConfig as Config).CacheBehaviors?.some(
        ({ PathPattern }) => PathPattern === '/api/*',
      ),
    );
    if (!distribution) return void response.writeHead(502).end();
    const config = distribution.properties.DistributionConfig as Config;
    const behavior =
      config.CacheBehaviors?.find(({ PathPattern = '' }) => isLike(PathPattern, path)) ??
      config.DefaultCacheBehavior;
    const origin = config.Origins.find(({ Id }) => Id === behavior.TargetOriginId)?.DomainName ?? '';
    if (origin.includes('.execute-api.')) {
      const { status, body } = answerOf(state, origin.split('.')[0] ?? '', method, path);
      return void response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify(body));
    }
    const bucket = state.buckets.get(origin.split('.s3.')[0] ?? '');
    // The edge function gives every address without an ending the app's page.
    const key = /\.\w+$/.test(path) ? path.slice(1) : 'index.html';
    const object = bucket?.get(key) ?? (path.startsWith('/assets/') ? undefined : bucket?.get('index.html'));
    if (!object) return void response.writeHead(404).end();
    response.writeHead(200, { ...object.headers, ...addedHeaders(state, behavior) }).end(object.body);
  };
