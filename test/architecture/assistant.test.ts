import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { assistantLambda } from '../../infra/aws/lambdas/assistant-lambda';
import { importsOf, sources } from '../support/sources';

const own = sources.filter((file) => file.startsWith('functions/assistant/'));

/**
 * The contract and the rules; packages that read words; the runtime's types for a call that is passed on; its
 * log.
 */
const allowed =
  /^(shared\/|functions\/assistant\/|functions\/runtime\/(relayed|logger|pipeline\/describe-surprise)$|chrono-node$|minisearch$|zod$|node:crypto$|aws-lambda$)/;
/** The index puts the Lambda together. */
const assembly =
  /^functions\/runtime\/(deps\/(deps-from-env|invoke-from-env|planner-from-env)|pipeline\/feature)$/;

describe('the assistant reaches nothing but the calls that it passes on', () => {
  it('there is something to look at', () => expect(own.length).toBeGreaterThan(10));

  it('imports no store, no gateway and no other feature', () => {
    const broken = own.flatMap((file) =>
      importsOf(file)
        // Words of ours that end in from.
        .filter((target) => !/[(,]/.test(target))
        .filter((target) => !allowed.test(target))
        .filter((target) => !(file === 'functions/assistant/index.ts' && assembly.test(target)))
        .map((target) => `${file} → ${target}`),
    );
    expect(broken).toEqual([]);
  });

  it('uses of its dependencies `invoke`, the count of questions and the planner alone', () => {
    const relayed = readFileSync('functions/runtime/relayed.ts', 'utf8');
    expect(relayed).toContain("export type RelayedDeps = Pick<Deps, 'invoke' | 'recentCalls' | 'planner'>;");
  });

  it('has a role that calls functions, asks the stage’s model and does nothing else', () => {
    expect(Object.keys(assistantLambda.grant)).toEqual(['asksModel', 'invokes']);
  });

  it('may call the features whose rows it reads, and no other', () => {
    const text = own.map((file) => readFileSync(file, 'utf8')).join('\n');
    const named = [...text.matchAll(/\bcontract\.(\w+)\./g)].map(([, feature = '']) => feature);
    const taken = [...text.matchAll(/const \{ ([\w, ]+) \} = contract;/g)].flatMap(([, list = '']) =>
      list.split(', '),
    );
    expect([...new Set([...named, ...taken])].sort()).toEqual([...assistantLambda.grant.invokes].sort());
  });
});
