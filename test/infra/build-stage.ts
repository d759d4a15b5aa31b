import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { buildApp } from '../../infra/aws/build-app';
import type { Made } from '../../infra/aws/plan';
import { resourcesOf, type TemplateResource } from '../../infra/aws/templates';
import type { Stage } from '../../infra/config/stage';

/** Templates do not depend on bundle contents, which have their own test. */
function standIn(folder: string): { folder: () => string } {
  const at = join(folder, 'lambda');
  mkdirSync(at);
  writeFileSync(join(at, 'index.mjs'), 'export const handler = async () => ({});\n');
  return { folder: () => at };
}

/** A stage's templates as deployed: `of('api')` gives one stack's resources, `all` those of every stack. */
export function buildStage(
  stage: Stage,
  { folder, made }: { folder: string; made?: Pick<Made, 'standing' | 'rows'> | undefined },
) {
  const bundles = standIn(folder);
  const app = new App({ outdir: join(folder, 'templates') });
  const { stacks } = buildApp(stage, { bundles, version: 'test', ...made }, app);
  const assembly = app.synth();
  const byName = new Map(stacks.map((stack) => [stack.stackName, resourcesOf(assembly, stack)]));
  const of = (name: string): TemplateResource[] => byName.get(`keystead-${stage.stage}-${name}`) ?? [];
  const templateOf = (name: string) => join(folder, 'templates', `${stage.stage}-${name}.template.json`);
  return { app, stacks, byName, of, templateOf, all: [...byName.values()].flat() };
}
