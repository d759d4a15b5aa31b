import type { Stage } from '../../config/stage';
import type { StackName } from '../stacks/stack-names';

type Named = Pick<Stage, 'stage'>;

/** A deployment's templates, bundles and pages stay here, so that it can be deployed again. */
export const releaseFolder = ({ stage }: Named, version: string): string => `out/${stage}/${version}`;

export const outputsFile = (stage: Named, version: string): string =>
  `${releaseFolder(stage, version)}/outputs.json`;

export const templateOf = (stack: StackName, stage: Named, version: string): string =>
  `${releaseFolder(stage, version)}/templates/${stage.stage}-${stack}.template.json`;
