import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { apiOf } from '../../infra/aws/apis';
import type { Aws } from '../../infra/aws/deploy/aws';
import { handOver } from '../../infra/aws/deploy/hand-over';
import { clearRouteSettings } from '../../infra/aws/deploy/route-settings';
import { stackNames } from '../../infra/aws/stacks/stack-names';
import { type Row, rows } from '../../shared/contract';
import { routeKeyOf } from '../../shared/contract/endpoint';
import { type Built, built, ofType, only, stageOf } from './built';
import { changesBetween, collisionsIn } from './change-set';
import { laterRows } from './later-rows';

const dev = stageOf('dev');
const yesterday = built(dev);
const renamedAs = (change: (row: Row) => Row | undefined): Built =>
  built(dev, { rows: rows.flatMap((row) => change(row) ?? []) });
const isOne = (row: Row): boolean => routeKeyOf(row.row) === 'GET /api/properties/listProperties';
const routes = (stage: Built) => stage.of('routes');
const named = (path: `/api/${string}`) => (row: Row) =>
  isOne(row) ? { ...row, row: { ...row.row, path } } : row;

describe('the change set of an update', () => {
  it('is empty for a row that got another plain name', () => {
    const today = renamedAs((row) => (isOne(row) ? { ...row, name: 'propertiesOfMine' } : row));
    expect(changesBetween(routes(yesterday), routes(today))).toEqual({ added: [], removed: [], changed: [] });
  });

  it.each(['units', 'leases'] as const)(
    'changes the target of a route whose row moved to %s, and adds none beside it in any stack',
    (feature) => {
      const today = renamedAs((row) => (isOne(row) ? { ...row, feature } : row));
      const { added, removed, changed } = changesBetween(routes(yesterday), routes(today));
      expect([...added, ...removed]).toEqual([]);
      expect(changed.map(({ Type }) => Type)).toEqual(['AWS::ApiGatewayV2::Route']);
      const ofRoutes = ['keystead-dev-routes', 'keystead-dev-second-routes'];
      const elsewhere = [...yesterday.byName].filter(([name]) => !ofRoutes.includes(name));
      for (const [, resources] of elsewhere)
        expect(ofType(resources, 'AWS::ApiGatewayV2::Route')).toEqual([]);
    },
  );

  it('adds the route of a new path and removes the old one, and no two have one name', () => {
    const today = renamedAs(named('/api/properties/myProperties'));
    const { added, removed, changed } = changesBetween(routes(yesterday), routes(today));
    expect(added.map(({ Properties }) => Properties.RouteKey)).toEqual(['GET /api/properties/myProperties']);
    expect(removed.map(({ Properties }) => Properties.RouteKey)).toEqual([
      'GET /api/properties/listProperties',
    ]);
    expect(changed).toEqual([]);
  });

  it.each([
    ['renamed', renamedAs((row) => (isOne(row) ? { ...row, name: 'other' } : row))],
    ['moved', renamedAs((row) => (isOne(row) ? { ...row, feature: 'units' } : row))],
    ['given another path', renamedAs(named('/api/properties/other'))],
    ['removed', renamedAs((row) => (isOne(row) ? undefined : row))],
  ])('makes nothing whose name is still taken, with a row %s', (_what, today) => {
    expect(collisionsIn(routes(yesterday), routes(today))).toEqual([]);
  });

  it('would be refused where a thing is made again under its own name', () => {
    const moved = routes(yesterday).map((resource) => ({ ...resource, id: `${resource.id}Again` }));
    expect(collisionsIn(routes(yesterday), moved).length).toBeGreaterThan(100);
  });
});

describe('another domain', () => {
  const at = (name: string) =>
    built({ ...stageOf('prod'), domain: { name, zone: 'example.com', zoneId: 'Z0123456789' } });
  const [before, after] = [at('app.example.com'), at('home.example.com')];

  it('leaves the certificate that CloudFront still shows where it is', () => {
    const { added, removed } = changesBetween(before.of('edge'), after.of('edge'));
    expect(added.map(({ Type, Properties }) => [Type, Properties.DomainName])).toEqual([
      ['AWS::CertificateManager::Certificate', 'home.example.com'],
    ]);
    expect(removed).toMatchObject([
      {
        DeletionPolicy: 'RetainExceptOnCreate',
        Type: 'AWS::CertificateManager::Certificate',
        Properties: { DomainName: 'app.example.com' },
      },
    ]);
  });

  it('changes the distribution in its place, and meets no name that is still taken', () => {
    const { changed } = changesBetween(before.of('front'), after.of('front'));
    expect(changed.map(({ Type }) => Type)).toContain('AWS::CloudFront::Distribution');
    for (const stack of stackNames) expect(collisionsIn(before.of(stack), after.of(stack))).toEqual([]);
  });

  it('is handed from us-east-1 to where the front stands, and only what changed is written', () => {
    const written: object[] = [];
    const stage = { ...stageOf('prod'), region: 'eu-central-1' };
    const path = '/keystead-prod-eu-central-1';
    const there: Record<string, Record<string, string>> = {
      'us-east-1': { [`${path}/edge/firewall-arn`]: 'wall', [`${path}/edge/certificate-arn`]: 'new' },
      'eu-central-1': { [`${path}/handed/firewall-arn`]: 'wall', [`${path}/handed/certificate-arn`]: 'old' },
    };
    const aws: Aws = (words, { region }) => {
      if (words.includes('list-secrets'))
        return {
          SecretList: [
            {
              Name: 'keystead-prod/origin',
              SecretVersionsToStages: { v1: ['AWSPREVIOUS'], v2: ['AWSCURRENT'] },
            },
          ],
        };
      if (words.includes('get-parameters-by-path'))
        return { Parameters: Object.entries(there[region] ?? {}).map(([Name, Value]) => ({ Name, Value })) };
      written.push({ region, ...JSON.parse(words.at(-1) ?? '') });
      return undefined;
    };
    handOver(stage, aws);
    const asked = { region: 'eu-central-1', Type: 'String', Overwrite: true };
    expect(written).toEqual([
      { ...asked, Name: `${path}/handed/certificate-arn`, Value: 'new' },
      { ...asked, Name: `${path}/handed/origin-version`, Value: 'v2' },
    ]);
  });
});

describe('settings of routes', () => {
  const settingsOf = (stage: Built) =>
    Object.keys(only(routes(stage), 'AWS::ApiGatewayV2::Stage').Properties.RouteSettings ?? {});

  it('are few: most routes keep to the stage’s own', () => {
    expect(settingsOf(yesterday).length).toBeLessThan(rows.length / 4);
  });

  it.each([
    ['first', 'routes', 'api-id'],
    ['second', 'second-routes', 'second-api-id'],
  ] as const)(
    'are removed before an update when their route goes, and only those: %s API',
    (api, stack, parameter) => {
      const deleted: string[] = [];
      const today = built(dev, { rows: [...rows, ...laterRows] });
      const [kept = ''] = Object.keys(
        only(today.of(stack), 'AWS::ApiGatewayV2::Stage').Properties.RouteSettings ?? {},
      );
      const there = { 'GET /api/gone': {}, [kept]: {} };
      const aws: Aws = (words) => {
        if (words.includes('get-parameters-by-path'))
          return { Parameters: [{ Name: `/keystead-dev-us-east-1/${parameter}`, Value: 'a1b2' }] };
        if (words.includes('get-stages')) return { Items: [{ StageName: '$default', RouteSettings: there }] };
        deleted.push(words.slice(2).join(' '));
        return undefined;
      };
      const templateFile = today.templateOf(stack);
      expect(existsSync(templateFile)).toBe(true);
      expect(clearRouteSettings(dev, { api, templateFile, aws })).toEqual(['GET /api/gone']);
      expect(deleted).toEqual(['--api-id a1b2 --stage-name $default --route-key GET /api/gone']);
    },
  );

  it('are all removed of an API whose last area goes, which then has no stage', () => {
    const deleted: string[] = [];
    const aws: Aws = (words) => {
      if (words.includes('get-parameters-by-path'))
        return { Parameters: [{ Name: '/keystead-dev-us-east-1/second-api-id', Value: 'a1b2' }] };
      if (words.includes('get-stages'))
        return { Items: [{ StageName: '$default', RouteSettings: { 'GET /api/requests/gone': {} } }] };
      deleted.push(words.slice(2).join(' '));
      return undefined;
    };
    const firstOnly = built(dev, { rows: rows.filter((row) => apiOf(row) === 'first') });
    const templateFile = firstOnly.templateOf('second-routes');
    clearRouteSettings(dev, { api: 'second', templateFile, aws });
    expect(deleted).toHaveLength(1);
  });

  it('are left alone before the first deployment', () => {
    const aws: Aws = () => ({ Parameters: [] });
    const templateFile = yesterday.templateOf('routes');
    expect(clearRouteSettings(dev, { api: 'first', templateFile, aws })).toEqual([]);
  });
});
