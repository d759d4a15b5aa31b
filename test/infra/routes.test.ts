import { beforeAll, describe, expect, it } from 'vitest';
import type { TemplateResource } from '../../infra/aws/templates';
import { ownThrottle } from '../../infra/aws/throttle';
import { rows } from '../../shared/contract';
import { routeKeyOf } from '../../shared/contract/endpoint';
import { type Built, built, ofType, only, stageOf } from './built';

let dev: Built;
beforeAll(() => {
  dev = built(stageOf('dev'));
});

/** Features have their functions and routes in one of two stacks; the stage is in the second. */
const halves = () => [dev.of('leasing'), dev.of('api')];
const both = () => halves().flat();
/** The logical id that a `{ Ref }` or `{ 'Fn::GetAtt' }` anywhere in the value points at. */
const idsIn = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"(?:Ref|Fn::GetAtt)":(?:\["([^"]+)"|"([^"]+)")/g)].map(
    (match) => match[1] ?? match[2] ?? '',
  );

describe('the API on AWS', () => {
  it.each(rows.map((each) => [routeKeyOf(each.row), each.feature] as const))(
    '%s has its route to the function of %s',
    (routeKey, feature) => {
      const isRoute = ({ Properties }: TemplateResource) => Properties.RouteKey === routeKey;
      const routes = ofType(both(), 'AWS::ApiGatewayV2::Route').filter(isRoute);
      expect(routes).toHaveLength(1);
      const half = halves().find((resources) => resources.some(isRoute)) ?? [];
      const byId = (id: string) => half.find((resource) => resource.id === id);
      const integration = byId(idsIn(routes[0]?.Properties.Target)[0] ?? '');
      expect(integration?.Type).toBe('AWS::ApiGatewayV2::Integration');
      expect(integration?.Properties.PayloadFormatVersion).toBe('2.0');
      const alias = byId(idsIn(integration?.Properties.IntegrationUri)[0] ?? '');
      expect(alias?.Properties.Name).toBe('live');
      const lambda = byId(idsIn(alias?.Properties.FunctionName)[0] ?? '');
      expect(lambda?.Properties.FunctionName).toBe(`keystead-dev-${feature}`);
    },
  );

  it('has no route that is in no row, and none that catches the rest', () => {
    const keys = ofType(both(), 'AWS::ApiGatewayV2::Route').map((route) => route.Properties.RouteKey);
    expect(keys.toSorted()).toEqual(rows.map(({ row }) => routeKeyOf(row)).toSorted());
  });

  it('throttles every route, and those that hash a password or carry files most', () => {
    const { DefaultRouteSettings, RouteSettings } = only(
      dev.of('api'),
      'AWS::ApiGatewayV2::Stage',
    ).Properties;
    expect(DefaultRouteSettings).toMatchObject({ ThrottlingRateLimit: 500, ThrottlingBurstLimit: 1000 });
    const heavy = rows.filter(({ row }) => ownThrottle(row)).map(({ row }) => routeKeyOf(row));
    expect(Object.keys(RouteSettings ?? {}).toSorted()).toEqual(heavy.toSorted());
    expect(heavy).toEqual(
      expect.arrayContaining(['POST /api/users/login', 'POST /api/properties/addProperty2']),
    );
    for (const setting of Object.values(RouteSettings ?? {}))
      expect(setting).toEqual({ ThrottlingRateLimit: 50, ThrottlingBurstLimit: 100 });
  });

  it('keeps no metrics for each route', () => {
    const text = JSON.stringify(only(dev.of('api'), 'AWS::ApiGatewayV2::Stage').Properties);
    expect(text).not.toContain('"DetailedMetricsEnabled":true');
  });

  it('makes its stage after the routes it throttles', () => {
    const stage = only(dev.of('api'), 'AWS::ApiGatewayV2::Stage');
    const routes = ofType(dev.of('api'), 'AWS::ApiGatewayV2::Route').map((route) => route.id);
    expect(stage.DependsOn).toEqual(expect.arrayContaining(routes));
    const ofApi = dev.stacks.find(({ stackName }) => stackName === 'keystead-dev-api');
    expect(ofApi?.dependencies.map(({ stackName }) => stackName)).toContain('keystead-dev-leasing');
  });

  it('logs each call without anything of the person who made it', () => {
    const stage = only(dev.of('api'), 'AWS::ApiGatewayV2::Stage');
    const text = JSON.stringify(stage.Properties.AccessLogSettings);
    expect(text).toContain('$context.routeKey');
    expect(text).not.toMatch(/identity|sourceIp|userAgent|\$context\.path|authorizer|\$request/);
  });

  it('lets only this API call its functions, and gives none an address of its own', () => {
    const permissions = ofType(both(), 'AWS::Lambda::Permission');
    const isApi = ({ Properties }: (typeof permissions)[number]) =>
      Properties.Principal === 'apigateway.amazonaws.com';
    expect(permissions.filter(isApi)).toHaveLength(new Set(rows.map(({ feature }) => feature)).size);
    for (const { Properties } of permissions.filter(isApi))
      expect(JSON.stringify(Properties.SourceArn)).toContain('execute-api');
    // The schedule runs the cleanup job; its role may do that and nothing else.
    expect(permissions.filter((permission) => !isApi(permission))).toEqual([]);
    expect(ofType(dev.all, 'AWS::Lambda::Url')).toEqual([]);
  });
});
