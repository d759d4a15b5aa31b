import { bedrockPlanner } from '../../../functions/gateways/planner/bedrock-planner';
import type { Planner } from '../../../functions/gateways/planner/planner';
import { StartProblem } from '../start-problem';
import { plannerDouble, plannerManners } from './planner-double';

/** The simulated model and the product's way to it; PLANNER says how it answers. */
export function plannerForProduct(environment: Readonly<Record<string, string | undefined>>): Planner {
  const said = environment.PLANNER || 'right';
  const manner = plannerManners.find((one) => one === said);
  if (!manner)
    throw new StartProblem(`PLANNER is “${said}”; it must be one of ${plannerManners.join(', ')}.`);
  return bedrockPlanner({
    model: 'simulated.model',
    region: 'us-east-1',
    credentials: () => ({ accessKeyId: 'simulated', secretAccessKey: 'simulated' }),
    now: () => new Date(),
    send: plannerDouble(() => manner),
  });
}
