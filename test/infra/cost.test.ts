import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { idleCost } from '../../infra/aws/idle-cost';
import { monthDrivers } from '../bench/month-cost';
import { built, stageOf } from './built';

const domain = { name: 'app.example.com', zone: 'example.com', zoneId: 'Z0123456789' };

describe('what a stage costs while nobody calls', () => {
  it('is at most $20 a month with a domain, without the firewall’s rules, and stands in the runbooks', () => {
    const cost = idleCost(built({ ...stageOf('prod'), domain }).all, { hasDomain: true });
    expect(cost.dollars).toBeLessThanOrEqual(20);
    const runbooks = readFileSync('infra/RUNBOOKS.md', 'utf8');
    const said = (words: RegExp) => Number(words.exec(runbooks)?.[1] ?? Number.NaN);
    // Each new function brings an alarm of ten cents: the figures follow when they are a dollar off.
    const isFar = (figure: number, by: number, from: number) => !(Math.abs(figure - from) <= by);
    const dollars = said(/about \$([\d.]+), and \$\d+ for the firewall’s rules/);
    expect({ dollars, isFar: isFar(dollars, 1, cost.dollars) }, `$${cost.dollars}`).toMatchObject({
      isFar: false,
    });
    const metrics = said(/alarms of (\d+) metrics/);
    expect({ metrics, isFar: isFar(metrics, 10, cost.alarmMetrics) }, `${cost.alarmMetrics}`).toMatchObject({
      isFar: false,
    });
    expect(said(/and \$(\d+) for the firewall’s rules/)).toBe(cost.rules);
  });

  it('counts each metric of an alarm, and what was chosen', () => {
    const resource = (Type: string, Properties: Record<string, unknown>) => ({ id: Type, Type, Properties });
    const two = { Metrics: [{ Expression: 'a + b' }, { MetricStat: {} }, { MetricStat: {} }] };
    const alarms = [...Array(8).fill(two), {}].map((each) => resource('AWS::CloudWatch::Alarm', each));
    const things = [
      resource('AWS::KMS::Key', {}),
      resource('AWS::SecretsManager::Secret', {}),
      resource('AWS::WAFv2::WebACL', { Rules: [{}, {}] }),
    ];
    const cost = idleCost([...alarms, ...things], { hasDomain: true });
    expect(cost).toEqual({ dollars: 0.7 + 6.4 + 0.5, alarmMetrics: 17, rules: 2 });
    const dashboardOf = (metrics: number) => {
      const body = JSON.stringify({ metrics: Array(metrics).fill(['AWS/Lambda', 'Errors']) });
      return resource('AWS::CloudWatch::Dashboard', { DashboardBody: { 'Fn::Join': ['', [body]] } });
    };
    const shown = (metrics: number) => idleCost([dashboardOf(metrics)], { hasDomain: false }).dollars;
    expect([shown(50), shown(51)]).toEqual([0, 3]);
    expect(idleCost([], { hasDomain: false })).toEqual({ dollars: 0, alarmMetrics: 0, rules: 0 });
  });

  it('at 1,000 organizations is summed from what the calls use, the largest driver first', () => {
    const of = (method: string, read: number, write: number) => ({ row: { method }, use: { read, write } });
    const drivers = monthDrivers([of('GET', 2, 0), of('GET', 4, 0), of('POST', 4, 10)], { idle: 18.6 });
    const dollars = Object.fromEntries(drivers.map(({ what, dollars: each }) => [what, each.toFixed(2)]));
    expect(dollars).toEqual({
      'while nobody calls': '18.60',
      'API Gateway': '27.72',
      Lambda: '8.32',
      'reads of the table': '10.71',
      'writes of the table': '15.75',
      firewall: '16.63',
      CloudFront: '136.28',
      mails: '80.00',
      'the table kept, with its recovery': '17.58',
      'files kept': '35.94',
      'photos read': '3.36',
      logs: '22.73',
      'rent posting itself': '18.25',
      'late fees charging themselves': '2.63',
      'the nightly check': '16.00',
      'secrets read': '6.57',
    });
    expect(drivers.slice(0, 3).map(({ what }) => what)).toEqual(['CloudFront', 'mails', 'files kept']);
  });
});
