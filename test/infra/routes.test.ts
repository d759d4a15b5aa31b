import { beforeAll, describe, expect, it } from 'vitest';
import { apiNames, apiOf, rowsOf } from '../../infra/aws/apis';
import { ownThrottle } from '../../infra/aws/constructs/throttle';
import { routeStacks } from '../../infra/aws/stacks/stack-names';
import { rows } from '../../shared/contract';
import { routeKeyOf } from '../../shared/contract/endpoint';
import { type Built, built, ofType, only, stageOf } from './built';

/** Routes stand in a stack for each API. */
const routesAndStages = () => [...dev.of('routes'), ...dev.of('second-routes')];

let dev: Built;
beforeAll(() => {
  dev = built(stageOf('dev'));
});

/** Functions stand in two stacks, the routes and the stage of all in one of their own. */
const functionsOf = () => [...dev.of('leasing'), ...dev.of('api')];
/** The logical id that a `{ Ref }` or `{ 'Fn::GetAtt' }` anywhere in the value points at. */
const idsIn = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"(?:Ref|Fn::GetAtt)":(?:\["([^"]+)"|"([^"]+)")/g)].map(
    (match) => match[1] ?? match[2] ?? '',
  );

describe('the API on AWS', () => {
  it.each(rows.map((each) => [routeKeyOf(each.row), each.feature, apiOf(each)] as const))(
    '%s has its route to the function of %s in the %s API',
    (routeKey, feature, api) => {
      const routes = ofType(routesAndStages(), 'AWS::ApiGatewayV2::Route').filter(
        ({ Properties }) => Properties.RouteKey === routeKey,
      );
      expect(routes).toHaveLength(1);
      const [target = ''] = idsIn(routes[0]?.Properties.Target);
      const integration = dev.of(routeStacks[api]).find(({ id }) => id === target);
      expect(integration?.Type).toBe('AWS::ApiGatewayV2::Integration');
      expect(integration?.Properties.PayloadFormatVersion).toBe('2.0');
      const uri = String(integration?.Properties.IntegrationUri);
      expect(uri).toBe(`arn:aws:lambda:us-east-1:000000000000:function:keystead-dev-${feature}:live`);
      const byId = (id: string) => functionsOf().find((resource) => resource.id === id);
      const aliases = ofType(functionsOf(), 'AWS::Lambda::Alias').filter(({ Properties }) => {
        const named = byId(idsIn(Properties.FunctionName)[0] ?? '');
        return uri.endsWith(`:${named?.Properties.FunctionName}:${Properties.Name}`);
      });
      expect(aliases).toHaveLength(1);
    },
  );

  it('has no route that is in no row, and none that catches the rest', () => {
    const keys = ofType(routesAndStages(), 'AWS::ApiGatewayV2::Route').map(
      (route) => route.Properties.RouteKey,
    );
    expect(keys.toSorted()).toEqual(rows.map(({ row }) => routeKeyOf(row)).toSorted());
  });

  it('makes four routes at a time: API Gateway takes ten changes a second, and a refused one fails the stack', () => {
    const routes = ofType(dev.of('routes'), 'AWS::ApiGatewayV2::Route');
    const ids = routes.map(({ id }) => id);
    const waitedFor = routes.map(({ DependsOn = [] }) => [DependsOn].flat().filter((id) => ids.includes(id)));
    expect(waitedFor.filter(([one]) => one === undefined)).toHaveLength(4);
    const once = waitedFor.flat();
    expect(once).toHaveLength(routes.length - 4);
    expect(new Set(once).size).toBe(once.length);
  });

  it('throttles every route, and those that hash a password or carry files most', () => {
    const { DefaultRouteSettings, RouteSettings } = only(
      dev.of('routes'),
      'AWS::ApiGatewayV2::Stage',
    ).Properties;
    expect(DefaultRouteSettings).toMatchObject({ ThrottlingRateLimit: 500, ThrottlingBurstLimit: 1000 });
    const heavy = rowsOf(rows, 'first')
      .filter(({ row }) => ownThrottle(row))
      .map(({ row }) => routeKeyOf(row));
    expect(Object.keys(RouteSettings ?? {}).toSorted()).toEqual(heavy.toSorted());
    expect(heavy).toEqual(
      expect.arrayContaining(['POST /api/users/login', 'POST /api/properties/addProperty2']),
    );
    for (const setting of Object.values(RouteSettings ?? {}))
      expect(setting).toEqual({ ThrottlingRateLimit: 50, ThrottlingBurstLimit: 100 });
  });

  it('keeps no metrics for each route', () => {
    const text = JSON.stringify(only(dev.of('routes'), 'AWS::ApiGatewayV2::Stage').Properties);
    expect(text).not.toContain('"DetailedMetricsEnabled":true');
  });

  it('makes its stage after the routes it throttles, and those after the functions that answer them', () => {
    const stage = only(dev.of('routes'), 'AWS::ApiGatewayV2::Stage');
    const routes = ofType(dev.of('routes'), 'AWS::ApiGatewayV2::Route').map((route) => route.id);
    expect(stage.DependsOn).toEqual(expect.arrayContaining(routes));
    const deployedAfter = (name: string): readonly string[] =>
      dev.stacks
        .find(({ stackName }) => stackName === `keystead-dev-${name}`)
        ?.dependencies.map(({ stackName }) => stackName) ?? [];
    expect(deployedAfter('routes')).toContain('keystead-dev-api');
    expect(deployedAfter('api')).toContain('keystead-dev-leasing');
  });

  it('logs each call without anything of the person who made it', () => {
    const stage = only(dev.of('routes'), 'AWS::ApiGatewayV2::Stage');
    const text = JSON.stringify(stage.Properties.AccessLogSettings);
    expect(text).toContain('$context.routeKey');
    expect(text).not.toMatch(/identity|sourceIp|userAgent|\$context\.path|authorizer|\$request/);
  });

  it('lets only these APIs call their functions, and gives none an address of its own', () => {
    const permissions = ofType(functionsOf(), 'AWS::Lambda::Permission');
    const isApi = ({ Properties }: (typeof permissions)[number]) =>
      Properties.Principal === 'apigateway.amazonaws.com';
    const callers = apiNames.flatMap((api) => [...new Set(rowsOf(rows, api).map(({ feature }) => feature))]);
    expect(permissions.filter(isApi)).toHaveLength(callers.length);
    for (const { Properties } of permissions.filter(isApi))
      expect(JSON.stringify(Properties.SourceArn)).toContain('execute-api');
    // The schedule runs the cleanup job; its role may do that and nothing else.
    expect(permissions.filter((permission) => !isApi(permission))).toEqual([]);
    expect(ofType(dev.all, 'AWS::Lambda::Url')).toEqual([]);
  });
});
