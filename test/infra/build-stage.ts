import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { buildApp } from '../../infra/aws/build-app';
import type { Made } from '../../infra/aws/plan';
import { type StackName, stacksOf } from '../../infra/aws/stacks/stack-names';
import { resourcesOf, type TemplateResource } from '../../infra/aws/templates';
import type { Stage } from '../../infra/config/stage';

/** Templates do not depend on bundle contents, which have their own test. */
function standIn(folder: string): { folder: () => string } {
  const at = join(folder, 'lambda');
  mkdirSync(at);
  writeFileSync(join(at, 'index.mjs'), 'export const handler = async () => ({});\n');
  return { folder: () => at };
}

/**
 * A stage's templates as deployed: `of('api')` gives one stack's resources, `all` those of every stack. A
 * stack that is asked for alone is made alone: stacks hold no references to each other.
 */
export function buildStage(
  stage: Stage,
  { folder, made }: { folder: string; made?: Pick<Made, 'standing' | 'rows'> | undefined },
) {
  const bundles = standIn(folder);
  const names = stacksOf(stage);
  const build = (place: string, wanted: readonly StackName[]) => {
    const app = new App({ outdir: join(folder, place) });
    const { stacks } = buildApp(stage, { bundles, version: 'test', ...made }, app, wanted);
    const assembly = app.synth();
    const byName = new Map(stacks.map((stack) => [stack.stackName, resourcesOf(assembly, stack)]));
    return { app, stacks, byName, all: [...byName.values()].flat() };
  };
  type Some = ReturnType<typeof build>;
  let whole: Some | undefined;
  const alone = new Map<StackName, Some>();
  const everything = (): Some => {
    whole ??= build('templates', names);
    return whole;
  };
  const partWith = (name: StackName): Some => {
    const found = whole ?? alone.get(name) ?? build(name, [name]);
    if (!whole) alone.set(name, found);
    return found;
  };
  const stackName = (name: StackName) => `keystead-${stage.stage}-${name}`;
  return {
    of: (name: StackName): readonly TemplateResource[] =>
      names.includes(name) ? (partWith(name).byName.get(stackName(name)) ?? []) : [],
    templateOf: (name: StackName) => join(partWith(name).app.outdir, `${stage.stage}-${name}.template.json`),
    get app() {
      return everything().app;
    },
    get stacks() {
      return everything().stacks;
    },
    get byName() {
      return everything().byName;
    },
    get all() {
      return everything().all;
    },
  };
}
