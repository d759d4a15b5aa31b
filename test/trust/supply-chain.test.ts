import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { textOf } from '../support/sources';
import { reasons, withoutTheirScript } from './dependencies';

const versions = z.record(z.string(), z.string());
const Manifest = z.object({
  dependencies: versions,
  devDependencies: versions,
  optionalDependencies: versions.default({}),
  allowScripts: z.record(z.string(), z.boolean()),
});
const Locked = z.object({
  version: z.string().optional(),
  integrity: z.string().optional(),
  resolved: z.string().optional(),
  inBundle: z.boolean().optional(),
  hasInstallScript: z.boolean().optional(),
  dependencies: versions.optional(),
  devDependencies: versions.optional(),
});
const Lockfile = z.object({ lockfileVersion: z.number(), packages: z.record(z.string(), Locked) });

const manifest = Manifest.parse(JSON.parse(textOf('package.json')));
const lockfile = Lockfile.parse(JSON.parse(textOf('package-lock.json')));
const direct = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };
const locked = Object.entries(lockfile.packages).filter(([path]) => path !== '');
const nameOf = (path: string): string =>
  path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

describe('R23 the packages we name', () => {
  it('are pinned to one exact version each', () => {
    const loose = Object.entries(direct).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version));
    expect(loose).toEqual([]);
  });

  it('have a reason each, and no reason is left over', () => {
    expect(Object.keys(reasons).sort()).toEqual(Object.keys(direct).sort());
  });

  it('are the ones that the lockfile holds, at that version', () => {
    const differing = Object.entries(direct).filter(
      ([name, version]) => lockfile.packages[`node_modules/${name}`]?.version !== version,
    );
    expect(differing).toEqual([]);
  });
});

describe('R23 the lockfile', () => {
  it('holds a strong checksum of every package that is fetched', () => {
    // A package's checksum also covers what is bundled inside it.
    const unchecked = locked.filter(
      ([, { integrity, inBundle }]) => !inBundle && !/^sha512-/.test(integrity ?? ''),
    );
    expect(unchecked.map(([path]) => path)).toEqual([]);
    expect(locked.length).toBeGreaterThan(100);
  });

  it('names no place to fetch from: not a host, not git, not a file', () => {
    expect(locked.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
    const elsewhere = locked.flatMap(([path, { dependencies = {} }]) =>
      Object.entries(dependencies)
        .filter(([, wanted]) => /^(git|https?|file|github):|^[\w-]+\/[\w-]+$/.test(wanted))
        .map(([name, wanted]) => `${path} → ${name} ${wanted}`),
    );
    expect(elsewhere).toEqual([]);
  });

  it('has no install script that nobody looked at', () => {
    const scripted = new Set(
      locked.flatMap(([path, { hasInstallScript }]) => (hasInstallScript ? [nameOf(path)] : [])),
    );
    const known = [...Object.keys(manifest.allowScripts), ...Object.keys(withoutTheirScript)];
    expect([...scripted].filter((name) => !known.includes(name))).toEqual([]);
    expect(Object.entries(manifest.allowScripts)).toEqual([['esbuild', true]]);
  });
});

describe('R23 the workflows', () => {
  const workflows = ['check', 'deploy'].map((name) => textOf(`.github/workflows/${name}.yml`));

  it('use actions by their commit: a tag may be moved', () => {
    const used = workflows.flatMap((text) =>
      [...text.matchAll(/uses: (\S+)/g)].map(([, action = '']) => action),
    );
    expect(used.length).toBeGreaterThan(6);
    expect(used.filter((action) => !action.startsWith('./') && !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
  });

  it('run no package’s own script where a token is near', () => {
    const [, deploy = ''] = workflows;
    expect(deploy.match(/npm ci.*/g)).toEqual(['npm ci --ignore-scripts']);
  });

  it('look for holes in what is deployed, and list it', () => {
    const [check = ''] = workflows;
    for (const words of ['npm audit --omit=dev --audit-level=high', 'npm sbom --sbom-format cyclonedx'])
      expect(check).toContain(words);
    const bot = textOf('.github/dependabot.yml');
    for (const kind of ['npm', 'github-actions']) expect(bot).toContain(`package-ecosystem: ${kind}\n`);
  });
});
