import type { Feature } from '../../../shared/contract';
import type { Stage } from '../../config/stage';
import { brakesOf, canaryFeatures, canaryPace } from '../constructs/live-version';
import { namesOf } from '../names';
import { type Step, words } from './step';

const atOnce = 'CodeDeployDefault.LambdaAllAtOnce';

const changed = (stage: Stage, feature: Feature, settings: string): readonly string[] => {
  const name = namesOf(stage).functionName(feature);
  return words(
    `aws deploy update-deployment-group --region ${stage.region} --application-name ${name} --current-deployment-group-name ${name} ${settings}`,
  );
};

/** An alarm that rings stops every canary: also the one that would mend it. */
export const releaseBrakes = (stage: Stage): readonly Step[] =>
  canaryFeatures({ stage }).map((feature) => ({
    why: `Let ${feature} change at once, whatever alarm rings`,
    command: changed(
      stage,
      feature,
      `--deployment-config-name ${atOnce} --alarm-configuration enabled=false`,
    ),
  }));

export const setBrakes = (stage: Stage): readonly Step[] =>
  canaryFeatures({ stage }).map((feature) => {
    const alarms = brakesOf({ names: namesOf(stage) }, feature).map((name) => `{name=${name}}`);
    return {
      why: `Let ${feature} change gradually again`,
      command: changed(
        stage,
        feature,
        `--deployment-config-name ${canaryPace} --alarm-configuration enabled=true,alarms=[${alarms.join(',')}]`,
      ),
    };
  });
