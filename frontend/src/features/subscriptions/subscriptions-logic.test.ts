import { describe, expect, it } from 'vitest';
import type { Plan } from '../../../../shared/domain/subscriptions/subscriptions';
import { askAgain } from './confirmation/checkout-patience';
import { moneyText, priceText, yearlySaving } from './money-text';
import { historyPlaces } from './overview/history-place';
import { blockerWords } from './pay/change-words';
import { firstChoice, nextLarger, parsePayPlace } from './pay/plan-choice';

const plan = (id: number, price: number): Plan => ({
  id,
  plan: `Plan ${id}`,
  price,
  annual_price: price * 10,
  description: '',
  no_of_properties: 10,
  no_of_units: 50,
});
const plans = [plan(1, 0), plan(2, 19), plan(3, 49)];
const begin = (given: Partial<Parameters<typeof firstChoice>[0]>) =>
  firstChoice({ place: {}, state: {}, plans, current: undefined, ...given });

describe('the plan to begin with [SUB-02]', () => {
  const landlord = { planid: 2, annual: true };
  const solo = { planid: 1, annual: false };

  it.each([
    ['nothing asked on the trial', { current: solo }, undefined],
    ['upgrade from the trial', { current: solo, place: { upgrade: true } }, { planid: 2, annual: false }],
    [
      'upgrade by navigation state',
      { current: landlord, state: { upgrade: true } },
      { planid: 3, annual: true },
    ],
    [
      'upgrade from the largest',
      { current: { planid: 3, annual: false }, place: { upgrade: true } },
      undefined,
    ],
    ['the present one', { current: landlord }, landlord],
    [
      'asked for in the address',
      { current: landlord, place: { planid: 3, annual: false } },
      { planid: 3, annual: false },
    ],
    ['asked for by a plan card', { state: { plan: { id: 3 }, annual: true } }, { planid: 3, annual: true }],
    [
      'the address before the state',
      { place: { planid: 2 }, state: { plan: { id: 3 } } },
      { planid: 2, annual: false },
    ],
    ['a plan that is not on offer', { place: { planid: 9 } }, undefined],
    ['the trial, which nobody pays', { current: landlord, place: { planid: 1 } }, undefined],
  ] as const)('%s', (_name, given, choice) => {
    expect(begin(given)).toEqual(choice);
  });

  it('the next larger one is the cheapest that is dearer', () => {
    expect(nextLarger([...plans].reverse(), solo)?.id).toBe(2);
  });
});

it.each([
  [{}, {}],
  [
    { planid: 2, annual: true, upgrade: true },
    { planid: 2, annual: true, upgrade: true },
  ],
  [
    { planid: '3', annual: 'false', upgrade: 'true' },
    { planid: 3, annual: false, upgrade: true },
  ],
  [{ planid: 'x', annual: 'maybe', upgrade: 'no' }, {}],
  [{ planid: -1 }, {}],
])('an address %j is read as %j', (search, place) => {
  expect(parsePayPlace(search)).toEqual(place);
});

it('a page of the history is a cursor, or the newest', () => {
  expect(historyPlaces.parse({ after: 12 })).toEqual({ after: '12' });
  expect(historyPlaces.parse({ after: ['a'] })).toEqual({});
  expect(historyPlaces.parse({ after: 'x'.repeat(601) })).toEqual({});
});

describe('money in words', () => {
  it.each([
    [1900, '$19.00'],
    [123_456, '$1,234.56'],
    [0, '$0.00'],
    [-950, '($9.50) credit'],
  ])('%d cents', (cents, text) => {
    expect(moneyText(cents)).toBe(text);
  });

  it('a price says its period [SUB-01]', () => {
    expect(priceText({ price: 149, annual_price: 1490 }, false)).toBe('$149 a month');
    expect(priceText({ price: 149, annual_price: 1490 }, true)).toBe('$1,490 a year');
    expect(yearlySaving({ price: 19, annual_price: 190 })).toBe(38);
  });
});

it('says what must go, one or many', () => {
  expect(blockerWords({ what: 'properties', in_use: 2, limit: 1 }, 'Solo')).toBe(
    'You use 2 properties; Solo has 1. Remove 1 property first.',
  );
});

it('asks about a checkout as long as there is something to wait for', () => {
  expect(askAgain('processing', 1)).toBe(2000);
  expect(askAgain('processing', 31)).toBe(false);
  expect(askAgain('open', 4)).toBe(false);
  expect(askAgain('paid', 1)).toBe(false);
});
