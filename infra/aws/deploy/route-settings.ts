import { readFileSync } from 'node:fs';
import * as z from 'zod';
import type { Stage } from '../../config/stage';
import type { ApiName } from '../apis';
import { namesOf } from '../names';
import type { Aws } from './aws';
import { parametersOf } from './parameters';

const Template = z.object({ Resources: z.record(z.string(), z.looseObject({ Type: z.string() })) });
const Settings = z.record(z.string(), z.unknown()).default({});
const StageOfTemplate = z.object({ Properties: z.object({ RouteSettings: Settings }) });
const Stages = z.object({ Items: z.array(z.object({ StageName: z.string(), RouteSettings: Settings })) });

/** The routes with their own settings in a release's stack of routes. An API without a route has no stage. */
function routesIn(templateFile: string): readonly string[] {
  const { Resources } = Template.parse(JSON.parse(readFileSync(templateFile, 'utf8')));
  const stage = Object.values(Resources).find(({ Type }) => Type === 'AWS::ApiGatewayV2::Stage');
  return stage ? Object.keys(StageOfTemplate.parse(stage).Properties.RouteSettings) : [];
}

/**
 * Removes settings of routes that a release no longer sets, in one API. API Gateway keeps them, and refuses
 * the next update once their route is gone.
 */
export function clearRouteSettings(
  stage: Stage,
  { api, templateFile, aws }: { api: ApiName; templateFile: string; aws: Aws },
): readonly string[] {
  const { region } = stage;
  const apiId = parametersOf(stage, aws).get(namesOf(stage).parameters.apiId[api]);
  if (apiId === undefined) return [];
  const { Items } = Stages.parse(aws(['apigatewayv2', 'get-stages', '--api-id', apiId], { region }));
  const kept = routesIn(templateFile);
  const gone = Items.flatMap(({ StageName, RouteSettings }) =>
    Object.keys(RouteSettings)
      .filter((route) => !kept.includes(route))
      .map((route) => ({ StageName, route })),
  );
  for (const { StageName, route } of gone)
    aws(
      [
        'apigatewayv2',
        'delete-route-settings',
        '--api-id',
        apiId,
        '--stage-name',
        StageName,
        '--route-key',
        route,
      ],
      { region },
    );
  return gone.map(({ route }) => route);
}
