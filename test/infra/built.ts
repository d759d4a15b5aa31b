import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { afterAll } from 'vitest';
import { buildApp } from '../../infra/aws/build-app';
import type { Made } from '../../infra/aws/plan';
import { resourcesOf, type TemplateResource } from '../../infra/aws/templates';
import type { Stage } from '../../infra/config/stage';
import { stages } from '../../infra/config/stages';

const made: string[] = [];
afterAll(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A temporary folder, deleted after the file's tests. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'keystead-infra-'));
  made.push(folder);
  return folder;
}

/** Templates do not depend on bundle contents, which have their own test. */
function standIn(folder: string): { folder: () => string } {
  const at = join(folder, 'lambda');
  mkdirSync(at);
  writeFileSync(join(at, 'index.mjs'), 'export const handler = async () => ({});\n');
  return { folder: () => at };
}

/** A stage's templates as deployed: `of('api')` gives one stack's resources, `all` those of every stack. */
export function built(stage: Stage, made: Pick<Made, 'standing' | 'rows'> = {}) {
  const folder = newFolder();
  const bundles = standIn(folder);
  const app = new App({ outdir: join(folder, 'templates') });
  const { stacks } = buildApp(stage, { bundles, version: 'test', ...made }, app);
  const assembly = app.synth();
  const byName = new Map(stacks.map((stack) => [stack.stackName, resourcesOf(assembly, stack)]));
  const of = (name: string): TemplateResource[] => byName.get(`keystead-${stage.stage}-${name}`) ?? [];
  const templateOf = (name: string) => join(folder, 'templates', `${stage.stage}-${name}.template.json`);
  return { app, stacks, byName, of, templateOf, all: [...byName.values()].flat() };
}
export type Built = ReturnType<typeof built>;

export const stageOf = (name: Stage['stage']): Stage => {
  const stage = stages.find((each) => each.stage === name);
  if (!stage) throw new Error(name);
  return stage;
};

export const ofType = (resources: readonly TemplateResource[], type: string): TemplateResource[] =>
  resources.filter((resource) => resource.Type === type);

/** The only resource of a type. */
export function only(resources: readonly TemplateResource[], type: string): TemplateResource {
  const [first, ...more] = ofType(resources, type);
  if (!first || more.length > 0) throw new Error(`${more.length + (first ? 1 : 0)} of ${type}, expected one`);
  return first;
}
