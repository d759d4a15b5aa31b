import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { lastSteps } from '../../infra/aws/deploy/last-steps';
import { deploySteps } from '../../infra/aws/deploy/steps';
import { namesOf } from '../../infra/aws/names';
import { type Built, built, only, stageOf } from './built';

const account = '000000000000';
const runbooks = readFileSync('infra/RUNBOOKS.md', 'utf8')
  .replaceAll('$STAGE', 'prod')
  .replaceAll('ACCOUNT', account)
  .replaceAll(/```(?:sh)?/g, '`');
const commands = [...runbooks.matchAll(/`([^`]+)`/g)].map(([, command = '']) => command);

let prod: Built;
beforeAll(() => {
  prod = built({ ...stageOf('prod'), account });
});

/** Names that a command creates, or that the reader completes. */
const isFilledIn = (name: string) => /-$|-[A-Z]+(-idle)?$|-restored$|-prod$/.test(name);

describe('the runbooks’ commands', () => {
  it('name what the templates make', () => {
    const made = new Set([
      ...[...JSON.stringify(prod.all).matchAll(/"\w*Name":"([^"]+)"/g)].map(([, name]) => name),
      ...prod.stacks.map(({ stackName }) => stackName),
      // Made by the command that makes a key.
      namesOf(stageOf('prod')).fileKeys,
    ]);
    const named = commands.flatMap((command) => command.match(/keystead-prod[\w/-]*/g) ?? []);
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((name) => !isFilledIn(name) && !made.has(name))).toEqual([]);
  });

  it('call stacks by the names that CDK knows them by', () => {
    const cdk = commands.filter((command) => /^npx cdk (drift|rollback|import)/.test(command));
    const ids = new Set(prod.stacks.map(({ node }) => node.id));
    expect(cdk).toHaveLength(3);
    for (const command of cdk) {
      expect(command).toMatch(/-c stage=prod$/);
      expect(ids).toContain(command.split(' ')[3]);
    }
  });

  it('run scripts that package.json has', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    const run = commands.flatMap((command) => [...command.matchAll(/npm run (?:-s )?([\w:-]+)/g)]);
    expect(run.length).toBeGreaterThan(5);
    for (const [, script] of run) expect(Object.keys(scripts)).toContain(script);
  });

  it('ask for no sampled requests, of which the firewall keeps none', () => {
    const kept = JSON.stringify(only(prod.of('edge'), 'AWS::WAFv2::WebACL').Properties);
    expect(kept).not.toContain('"SampledRequestsEnabled":true');
    expect(runbooks).not.toContain('get-sampled-requests');
  });

  it('give a CI’s role the right to do every step of a deployment', () => {
    const pascal = (words: string) => words.replaceAll(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
    const steps = [
      ...deploySteps(stageOf('prod'), { version: 'v1', standing: [] }),
      ...lastSteps(stageOf('prod'), 'v1'),
    ];
    const used = steps.flatMap(({ command: [program, service = '', action = ''] }) =>
      program === 'aws' ? [service === 's3' ? 's3:PutObject' : `${service}:${pascal(action)}`] : [],
    );
    expect(used.length).toBeGreaterThan(5);
    const role = /\*\*From a CI\*\*[\s\S]*?\n\n/.exec(runbooks)?.[0] ?? '';
    expect(used.filter((action) => !role.includes(`\`${action}\``))).toEqual([]);
    const workflow = readFileSync('.github/workflows/deploy.yml', 'utf8');
    const [, seconds] = /role-duration-seconds: (\d+)/.exec(workflow) ?? [];
    expect(role).toContain(`--max-session-duration ${seconds}`);
  });
});
