import type { TemplateResource } from './templates';

/** CloudFormation takes 500 resources in a stack; one past this should be split. */
const mostResources = 400;
/** Of a template. */
const mostBytes = 1_000_000;
/**
 * Of an HTTP API; each has a stack of its own. AWS grants more on request (infra/RUNBOOKS.md, Update); this
 * figure follows, and a deployment asks the account.
 */
const mostRoutes = 300;

/** What grows with the product until AWS refuses it in the middle of a deployment. */
export function overLimits(stack: string, resources: readonly TemplateResource[]): readonly string[] {
  const routes = resources.filter(({ Type }) => Type === 'AWS::ApiGatewayV2::Route');
  const sizes = [
    { what: 'resources', size: resources.length, most: mostResources },
    { what: 'bytes', size: Buffer.byteLength(JSON.stringify(resources)), most: mostBytes },
    { what: 'routes', size: routes.length, most: mostRoutes },
  ];
  return sizes
    .filter(({ size, most }) => size > most)
    .map(({ what, size, most }) => `${stack}: ${size} ${what}, ${most} at most`);
}
