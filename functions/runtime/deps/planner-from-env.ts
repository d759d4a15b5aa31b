import { env } from '../../../infra/env';
import { bedrockPlanner } from '../../gateways/planner/bedrock-planner';
import { noPlanner, type Planner } from '../../gateways/planner/planner';
import { optional, required } from './environment';

/** The stage's model; a stage without one asks none. The credentials are the function's own role. */
export function plannerFromEnv(): Planner {
  const model = optional(env.plannerModel);
  if (model === undefined) return noPlanner;
  return bedrockPlanner({
    model,
    region: required('AWS_REGION'),
    credentials: () => ({
      accessKeyId: required('AWS_ACCESS_KEY_ID'),
      secretAccessKey: required('AWS_SECRET_ACCESS_KEY'),
      sessionToken: optional('AWS_SESSION_TOKEN'),
    }),
    now: () => new Date(),
    send: fetch,
  });
}
