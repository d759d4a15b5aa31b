import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Aws } from '../../infra/aws/deploy/aws';
import { keepGood, versionToPutBack } from '../../infra/aws/deploy/releases';
import { putBackSteps } from '../../infra/aws/deploy/steps';
import { stageOf } from './built';

const stage = stageOf('prod');
const path = '/keystead-prod-us-east-1/releases';

/** A stage that runs this release, with its parameters as Parameter Store keeps them. */
function deployed(version: string | undefined) {
  const kept = new Map<string, string>();
  const runs = { version };
  const aws: Aws = (words) => {
    if (words.includes('get-parameters-by-path'))
      return { Parameters: [...kept].map(([Name, Value]) => ({ Name, Value })) };
    if (words.includes('describe-stacks')) {
      const Outputs = runs.version && [{ OutputKey: 'Version', OutputValue: runs.version }];
      return { Stacks: [{ StackName: 'keystead-prod-api', ...(Outputs && { Outputs }) }] };
    }
    const { Name, Value } = JSON.parse(words.at(-1) ?? '') as { Name: string; Value: string };
    kept.set(Name, Value);
    return undefined;
  };
  const deploy = (next: string, { isGood }: { isGood: boolean }) => {
    runs.version = next;
    if (isGood) keepGood(stage, { version: next }, aws);
  };
  const putBack = () => {
    const back = versionToPutBack(stage, aws);
    runs.version = back;
    keepGood(stage, { version: back, isPutBack: true }, aws);
    return back;
  };
  return { aws, kept, deploy, putBack };
}

describe('what is put back', () => {
  it('is the last release that was good when the deployed one failed its smoke test', () => {
    const { deploy, putBack } = deployed(undefined);
    deploy('v1', { isGood: true });
    deploy('v2', { isGood: false });
    expect(putBack()).toBe('v1');
  });

  it('is the one before when the deployed one passed and is wrong all the same; a repeat is the same', () => {
    const { deploy, putBack } = deployed(undefined);
    deploy('v1', { isGood: true });
    deploy('v2', { isGood: true });
    deploy('v2', { isGood: true });
    expect([putBack(), putBack()]).toEqual(['v1', 'v1']);
    deploy('v3', { isGood: true });
    expect(putBack()).toBe('v1');
  });

  it('has to be named where the stage knows none', () => {
    const { aws, deploy } = deployed(undefined);
    expect(() => versionToPutBack(stage, aws)).toThrow('name one');
    deploy('v1', { isGood: true });
    expect(() => versionToPutBack(stage, aws)).toThrow('name one');
  });

  it('is kept by the stage itself, under names that its role may read', () => {
    const { kept, deploy } = deployed(undefined);
    deploy('v1', { isGood: true });
    deploy('v2', { isGood: true });
    expect(Object.fromEntries(kept)).toEqual({ [`${path}/good`]: 'v2', [`${path}/before`]: 'v1' });
  });

  it('asks a terminal before it widens a right, and nobody where a CI’s reviewers have said yes', () => {
    const said = (approved?: boolean) =>
      putBackSteps(stage, { version: 'v1', approved })
        .map(({ command }) => command.join(' '))
        .join('\n');
    expect(said()).toContain('--require-approval broadening');
    expect(said(true)).not.toContain('broadening');
  });
});

describe('the workflow', () => {
  const workflow = readFileSync('.github/workflows/deploy.yml', 'utf8');

  it('deploys, with or without canaries, and puts back', () => {
    for (const input of ['what:', 'version:', 'at-once:']) expect(workflow).toContain(`      ${input}\n`);
    expect(workflow).toContain('npm run deploy -- --stage "$STAGE" --approved --checked $AT_ONCE');
    expect(workflow).toContain('npm run put-back -- --stage "$STAGE" --version "$VERSION" --approved');
  });

  it('keeps each release under the name by which it is put back', () => {
    const named = workflow.match(/release-\S+ inputs\.stage \}\}-\S+ steps\.release\.outputs\.version \}\}/g);
    expect(named).toHaveLength(2);
    expect(new Set(named).size).toBe(1);
  });

  it('writes no input of a person into a script: a shell would run it', () => {
    const scripts = workflow.split(/\n {6}- /).map((step) => step.split(/\n {8}run: /)[1] ?? '');
    expect(scripts.filter((script) => script !== '').length).toBeGreaterThan(3);
    expect(scripts.filter((script) => script.includes('{{'))).toEqual([]);
  });
});
