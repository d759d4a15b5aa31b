import { describe, expect, it } from 'vitest';
import { apiOf, secondAreas, secondPathPatterns } from '../../infra/aws/apis';
import type { Aws } from '../../infra/aws/deploy/aws';
import { checkRouteQuota } from '../../infra/aws/deploy/route-quota';
import { smokeChecksOf } from '../../infra/aws/deploy/smoke';
import { deploySteps, putBackSteps } from '../../infra/aws/deploy/steps';
import { overLimits } from '../../infra/aws/limits';
import { findingsIn } from '../../infra/aws/nag';
import { type Row, rows } from '../../shared/contract';
import { routeKeyOf } from '../../shared/contract/endpoint';
import { type Built, built, ofType, only, siteDistribution, stageOf } from './built';
import { laterRows } from './later-rows';

const prod = stageOf('prod');
const firstRows = rows.filter((row) => apiOf(row) === 'first');
const empty = built(prod, { rows: firstRows });
const full = built(prod, { rows: [...firstRows, ...laterRows] });
const keysOf = (all: readonly Row[]) => all.map(({ row }) => routeKeyOf(row)).toSorted();
const routesOf = (stage: Built, stack: 'routes' | 'second-routes') =>
  ofType(stage.of(stack), 'AWS::ApiGatewayV2::Route').map(({ Properties }) => String(Properties.RouteKey));

type Behavior = { PathPattern: string; TargetOriginId: string };
const settings = (stage: Built) =>
  siteDistribution(stage).Properties.DistributionConfig as {
    CacheBehaviors: (Behavior & Record<string, unknown>)[];
    Origins: { Id: string; DomainName: unknown; OriginCustomHeaders?: unknown }[];
  };
const behaviorsOf = (stage: Built) =>
  settings(stage).CacheBehaviors.filter(({ PathPattern }) => PathPattern.startsWith('/api/'));
const apiIdIn = (stage: Built, { TargetOriginId }: Behavior) => {
  const origin = settings(stage).Origins.find(({ Id }) => Id === TargetOriginId);
  return /"Ref":"(\w+)"/.exec(JSON.stringify(origin?.DomainName))?.[1];
};

describe('the second API', () => {
  it('has the areas that came later whole, by the first word of the path, and the first API all others', () => {
    expect(routesOf(full, 'second-routes').toSorted()).toEqual(keysOf(laterRows));
    expect(routesOf(full, 'routes').toSorted()).toEqual(keysOf(firstRows));
    const wordsOfFirst = firstRows.map(({ row }) => row.path.split('/')[2]);
    expect(secondAreas.filter((area) => wordsOfFirst.includes(area))).toEqual([]);
  });

  it('is reached under the same address: CloudFront leads each of its areas there before the rest', () => {
    const behaviors = behaviorsOf(full);
    expect(behaviors.map(({ PathPattern }) => PathPattern)).toEqual([
      ...secondAreas.map((area) => `/api/${area}/*`),
      '/api/*',
    ]);
    const [first, second] = [/^Api[0-9A-F]{8}$/, /^SecondApi[0-9A-F]{8}$/];
    for (const behavior of behaviors)
      expect(apiIdIn(full, behavior)).toMatch(behavior.PathPattern === '/api/*' ? first : second);
  });

  it('is called as the first one is: the same policies, function, methods and word of the origin', () => {
    const [rest] = behaviorsOf(full).slice(-1);
    for (const { PathPattern, TargetOriginId, ...how } of behaviorsOf(full)) {
      const { PathPattern: _path, TargetOriginId: _origin, ...asTheFirst } = rest ?? {};
      expect(how, PathPattern).toEqual(asTheFirst);
      expect(TargetOriginId).toBeTruthy();
    }
    const words = settings(full).Origins.flatMap((origin) => origin.OriginCustomHeaders ?? []);
    expect(words).toHaveLength(2);
    expect(words[0]).toEqual(words[1]);
  });

  it('has an area’s own path too, where a row has it', () => {
    const [one] = laterRows;
    if (!one) throw new Error('There is no row.');
    const bare = { ...one, row: { ...one.row, path: '/api/books' as const } };
    const patterns = secondPathPatterns([...laterRows, bare]);
    expect(patterns.filter((pattern) => pattern.startsWith('/api/books'))).toEqual([
      '/api/books',
      '/api/books/*',
    ]);
  });

  it('throttles and logs as the first one does', () => {
    const { DefaultRouteSettings, RouteSettings, AccessLogSettings } = only(
      full.of('second-routes'),
      'AWS::ApiGatewayV2::Stage',
    ).Properties;
    const first = only(full.of('routes'), 'AWS::ApiGatewayV2::Stage').Properties;
    expect(DefaultRouteSettings).toEqual(first.DefaultRouteSettings);
    expect(Object(AccessLogSettings).Format).toBe(Object(first.AccessLogSettings).Format);
    expect(Object.keys(RouteSettings ?? {}).toSorted()).toEqual(
      secondAreas.map((area) => `PUT /api/${area}/upload`).toSorted(),
    );
    for (const setting of Object.values(RouteSettings ?? {}))
      expect(setting).toEqual({ ThrottlingRateLimit: 50, ThrottlingBurstLimit: 100 });
    const logs = ofType(full.all, 'AWS::Logs::LogGroup').map(({ Properties }) => Properties.LogGroupName);
    expect(logs).toEqual(
      expect.arrayContaining(['/aws/apigateway/keystead-prod', '/aws/apigateway/keystead-prod-second']),
    );
  });

  it('may call the functions of its rows, and no other', () => {
    const permissions = [...full.of('leasing'), ...full.of('api')].filter(
      ({ Type, Properties }) =>
        Type === 'AWS::Lambda::Permission' && JSON.stringify(Properties.SourceArn).includes('secondapiid'),
    );
    expect(permissions.map(({ id }) => id.replace(/SecondApi.*/, '')).toSorted()).toEqual([
      'leaseslive',
      'unitslive',
    ]);
  });

  it('has alarms of its own, and stands in the dashboard', () => {
    const alarms = ofType(full.of('ops'), 'AWS::CloudWatch::Alarm').filter(({ Properties }) =>
      JSON.stringify(Properties).includes('secondapiid'),
    );
    expect(alarms.map(({ Properties }) => Properties.AlarmName).toSorted()).toEqual([
      'keystead-prod-second-api-5xx',
      'keystead-prod-second-api-slow',
    ]);
    const board = JSON.stringify(only(full.of('ops'), 'AWS::CloudWatch::Dashboard').Properties);
    expect(board.match(/secondapiid/g)?.length).toBe(board.match(/[^d]apiid/g)?.length);
  });

  it('takes 300 routes of its own', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        id: `R${index}`,
        Type: 'AWS::ApiGatewayV2::Route',
        Properties: {},
      }));
    expect([...overLimits('routes', many(300)), ...overLimits('second-routes', many(300))]).toEqual([]);
    expect(overLimits('second-routes', many(301))).toEqual(['second-routes: 301 routes, 300 at most']);
  });

  it('breaks no rule of cdk-nag, with rows and without', () => {
    expect(findingsIn(full.app)).toEqual([]);
    expect(findingsIn(empty.app)).toEqual([]);
  });

  it('is there before its first row, without a stage: AWS deploys no API that has no route', () => {
    const types = empty.of('second-routes').map(({ Type }) => Type);
    expect(types).toEqual(['AWS::Logs::LogGroup']);
    expect(behaviorsOf(empty)).toHaveLength(secondAreas.length + 1);
    expect(ofType(empty.of('front'), 'AWS::ApiGatewayV2::Api')).toHaveLength(2);
  });

  it('is asked by the smoke test as soon as it has a row that wants a login', () => {
    const pathsOf = (all: readonly Row[]) => smokeChecksOf(all).map(({ path }) => path);
    const more = pathsOf([...firstRows, ...laterRows]).filter((path) => !pathsOf(firstRows).includes(path));
    expect(more).toEqual(['/api/requests/listThings']);
    const [, change] = laterRows;
    if (!change) throw new Error('There is no row.');
    const withId = { ...change, row: { ...change.row, method: 'GET' as const } };
    expect(pathsOf([withId])).toContain('/api/requests/things/any');
  });
});

describe('the quota of routes', () => {
  const files = (stage: Built) => [stage.templateOf('routes'), stage.templateOf('second-routes')];
  const account =
    (quota: number | undefined): Aws =>
    (words) => {
      if (words.includes('get-aws-default-service-quota')) return { Quota: { Value: 300 } };
      if (quota === undefined) throw new Error('NoSuchResourceException');
      return { Quota: { Value: quota } };
    };

  it('is asked of the account before anything is deployed, also when a release is put back', () => {
    for (const steps of [
      deploySteps(prod, { version: 'v1', standing: [] }),
      putBackSteps(prod, { version: 'v1' }),
    ]) {
      const said = steps.map(({ command }) => command.join(' '));
      const asked = said.findIndex((command) => command.includes('task.ts check-route-quota'));
      expect(asked).toBeGreaterThanOrEqual(0);
      expect(asked).toBeLessThan(said.findIndex((command) => command.startsWith('npx cdk deploy')));
    }
  });

  it('stops a deployment whose larger API is past it', () => {
    const count = firstRows.length;
    expect(() => checkRouteQuota(prod, files(full), account(count - 1))).toThrow(
      `An API would have ${count} routes, and this account takes ${count - 1}`,
    );
    expect(checkRouteQuota(prod, files(full), account(count))).toEqual([
      `${count} and ${laterRows.length} routes, ${count} at most in an API`,
    ]);
  });

  it('is AWS’s default for an account that has none of its own', () => {
    expect(checkRouteQuota(prod, files(empty), account(undefined))).toEqual([
      `${firstRows.length} and 0 routes, 300 at most in an API`,
    ]);
  });
});
