import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Made } from '../../infra/aws/plan';
import type { TemplateResource } from '../../infra/aws/templates';
import type { Stage } from '../../infra/config/stage';
import { stages } from '../../infra/config/stages';
import { buildStage } from './build-stage';

const folders: string[] = [];
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A temporary folder, deleted at the end. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'keystead-infra-'));
  folders.push(folder);
  return folder;
}

const kept = new Map<string, Built>();

/** A stage's templates as deployed, in a folder of their own: made once, as it takes seconds. */
export function built(stage: Stage, made?: Pick<Made, 'standing' | 'rows'>): Built {
  if (made) return buildStage(stage, { folder: newFolder(), made });
  const name = JSON.stringify(stage);
  const before = kept.get(name);
  if (before) return before;
  const anew = buildStage(stage, { folder: newFolder() });
  kept.set(name, anew);
  return anew;
}
export type Built = ReturnType<typeof buildStage>;

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

/** The distribution of the site; files have one of their own. */
export const siteDistribution = (stage: Built): TemplateResource =>
  only(
    stage.of('front').filter(({ id }) => id.startsWith('Distribution')),
    'AWS::CloudFront::Distribution',
  );

/** The bucket of photos and documents. */
export const filesOf = (stage: Built): TemplateResource =>
  only(
    stage.of('data').filter(({ Properties }) => String(Properties.BucketName).includes('-files-')),
    'AWS::S3::Bucket',
  );
