import { readFileSync } from 'node:fs';
import * as z from 'zod';
import type { Stage } from '../../config/stage';
import type { Aws } from './aws';

const Template = z.object({ Resources: z.record(z.string(), z.looseObject({ Type: z.string() })) });
const Asked = z.object({ Quota: z.object({ Value: z.number() }) });

const routesIn = (templateFile: string): number =>
  Object.values(Template.parse(JSON.parse(readFileSync(templateFile, 'utf8'))).Resources).filter(
    ({ Type }) => Type === 'AWS::ApiGatewayV2::Route',
  ).length;

/**
 * Routes that an HTTP API of the account may have. An account without a quota of its own has AWS's default.
 */
function routeQuota({ region }: Stage, aws: Aws): number {
  const ofRoutes = ['--service-code', 'apigateway', '--quota-code', 'L-65B5C802'];
  const asked = (action: string) => aws(['service-quotas', action, ...ofRoutes], { region });
  try {
    return Asked.parse(asked('get-service-quota')).Quota.Value;
  } catch {
    return Asked.parse(asked('get-aws-default-service-quota')).Quota.Value;
  }
}

/** Stops a deployment that AWS would refuse in the middle: each file is the template of one API's routes. */
export function checkRouteQuota(stage: Stage, templateFiles: readonly string[], aws: Aws): readonly string[] {
  const most = routeQuota(stage, aws);
  const counts = templateFiles.map(routesIn);
  const worst = Math.max(...counts);
  if (worst > most)
    throw new Error(
      `An API would have ${worst} routes, and this account takes ${most}: infra/RUNBOOKS.md, Update.`,
    );
  return [`${counts.join(' and ')} routes, ${most} at most in an API`];
}
