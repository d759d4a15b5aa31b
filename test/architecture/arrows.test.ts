import { describe, expect, it } from 'vitest';
import { importsOf, sources } from '../support/sources';

type Arrow = { readonly from: RegExp; readonly to: RegExp; readonly except?: RegExp };

/** House.md, 'Arrows that never exist'. Targets are paths from the root, or package names. */
const forbidden: Record<string, Arrow> = {
  'shared imports no other room': { from: /^shared\//, to: /^(functions|frontend|infra|test)\// },
  'shared/domain imports neither contract nor wire': {
    from: /^shared\/domain\//,
    to: /^shared\/(contract|wire)\b/,
  },
  'shared/domain imports no package but zod': { from: /^shared\/domain\//, to: /^(?!shared\/)(?!zod$)/ },
  'shared imports no package but zod': { from: /^shared\//, to: /^(?!shared\/)(?!zod$)/ },
  'frontend imports neither functions nor infra': { from: /^frontend\//, to: /^(functions|infra)\// },
  'ui, forms and api of the web app import no feature and no route': {
    from: /^frontend\/src\/(ui|domain-ui|forms|api)\//,
    to: /^frontend\/src\/(features|routes)\//,
  },
  'ui and api of the web app import no form': {
    from: /^frontend\/src\/(ui|domain-ui|api)\//,
    to: /^frontend\/src\/forms\//,
  },
  'ui of the web app imports no piece of the domain': {
    from: /^frontend\/src\/ui\//,
    to: /^frontend\/src\/domain-ui\//,
  },
  'functions import neither frontend nor infra, but for the names in infra/env': {
    from: /^functions\//,
    to: /^(frontend|infra)\//,
    except: /^infra\/env$/,
  },
  'table and gateways import no feature and no runtime': {
    from: /^functions\/(table|gateways)\//,
    to: /^functions\/(?!table\/|gateways\/)/,
  },
  'runtime imports neither a feature nor what features share': {
    from: /^functions\/runtime\//,
    to: /^functions\/(?!runtime\/|table\/|gateways\/)/,
  },
  'what is needed is known before who calls: runtime/deps imports no other part of the runtime': {
    from: /^functions\/runtime\/deps\//,
    to: /^functions\/runtime\/(?!deps\/)/,
  },
  'what features share imports no feature': {
    from: /^functions\/common\//,
    to: /^functions\/(?!common\/|runtime\/|table\/|gateways\/)/,
  },
  'the engine of the table knows no subject': {
    from: /^functions\/table\/db\//,
    to: /^functions\/table\/(?!db\/|resolve-once$)/,
  },
  'the AWS SDK stays in the table, the gateways and the local doubles': {
    from: /^(shared|frontend|functions\/(?!table\/|gateways\/)|infra\/(?!local\/))/,
    to: /^@aws-sdk\//,
  },
  'stripe stays in the gateways and its double': {
    from: /^(?!functions\/gateways\/|infra\/local\/)/,
    to: /^stripe$/,
  },
  'infra/aws names handlers by path and never imports them': {
    from: /^infra\/aws\//,
    // The secret that a deployment writes and functions read, and its form.
    to: /^functions\/(?!table\/|gateways\/files\/(?:kept-|saved-)?file-keys$)/,
  },
};

const featureOf = (path: string): string | undefined =>
  /^frontend\/src\/features\/([^/]+)/.exec(path)?.[1] ??
  /^functions\/(?!runtime\/|table\/|gateways\/|common\/)([^/]+)\//.exec(path)?.[1];

describe('arrows that never exist', () => {
  it('there is something to look at', () => expect(sources.length).toBeGreaterThan(30));

  it.each(Object.entries(forbidden))('%s', (_, { from, to, except }) => {
    const broken = sources
      .filter((file) => from.test(file))
      .flatMap((file) =>
        importsOf(file)
          .filter((target) => to.test(target) && !except?.test(target) && !target.startsWith('node:'))
          .map((target) => `${file} → ${target}`),
      );
    expect(broken).toEqual([]);
  });

  /** Each import of another feature, as `[own, other, the arrow in words]`. */
  const betweenFeatures = sources.flatMap((file) => {
    const own = featureOf(file);
    if (own === undefined) return [];
    return importsOf(file).flatMap((target) => {
      const other = featureOf(target);
      const isOther = other !== undefined && other !== own;
      return isOther ? [{ own, other, target, words: `${file} → ${target}` }] : [];
    });
  });

  it('no feature imports another feature, but for the queries and the pickers of the web app’s', () => {
    const isOffered = (target: string) =>
      /^frontend\/src\/features\/[^/]+\/(queries$|pickers\/)/.test(target);
    expect(betweenFeatures.filter(({ target }) => !isOffered(target)).map(({ words }) => words)).toEqual([]);
  });

  it('features import each other in one direction, never in a circle', () => {
    const reaches = new Map<string, Set<string>>();
    for (const { own, other } of betweenFeatures)
      reaches.set(own, (reaches.get(own) ?? new Set()).add(other));
    const isReached = (from: string, to: string, seen = new Set<string>()): boolean =>
      [...(reaches.get(from) ?? [])].some((next) => {
        if (next === to) return true;
        if (seen.has(next)) return false;
        return isReached(next, to, seen.add(next));
      });
    expect(reaches.size).toBeGreaterThan(0);
    expect([...reaches.keys()].filter((feature) => isReached(feature, feature))).toEqual([]);
  });

  it('a subject of the table imports of another one its records and its writes alone', () => {
    const subjectOf = (path: string) => /^functions\/table\/(?!db\/|entities\/)([\w-]+)\//.exec(path)?.[1];
    const broken = sources.flatMap((file) => {
      const own = subjectOf(file);
      if (own === undefined) return [];
      const others = importsOf(file).filter((target) => {
        const other = subjectOf(target);
        return other !== undefined && other !== own && !/\/(record|writes)$/.test(target);
      });
      return others.map((target) => `${file} → ${target}`);
    });
    expect(broken).toEqual([]);
  });

  it('imports are written without a file extension', () => {
    const broken = sources
      .filter((file) => /^(shared|functions|frontend\/src)\//.test(file))
      .flatMap((file) =>
        importsOf(file)
          .filter((target) => /^[^@].*\.tsx?$/.test(target))
          .map((target) => `${file} → ${target}`),
      );
    expect(broken).toEqual([]);
  });
});
