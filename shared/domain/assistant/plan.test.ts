import { describe, expect, it } from 'vitest';
import { intentNames, intentOf } from './grammar';
import { grammarOf, planFrom } from './plan';

const elm = { placeholder: '<name-1>', kinds: ['property'] } as const;
const staff = { role: 'orgAdmin', names: [elm] } as const;

describe('what a model may say', () => {
  it('is told the intents of the role alone', () => {
    const told = grammarOf('tenant').map(({ name }) => name);
    expect(told).toEqual(intentNames.filter((name) => intentOf(name).roles.includes('tenant')));
    expect(told.length).toBeLessThan(intentNames.length);
  });

  it('is an intent, a name that stands in the question, and words that say when', () => {
    expect(planFrom({ intent: 'whoIsLate', name: '<name-1>' }, staff)).toEqual({
      intent: 'whoIsLate',
      name: '<name-1>',
      period: '',
    });
    expect(planFrom({ intent: 'whoIsLate' }, staff)?.name).toBeUndefined();
  });

  it.each([
    ['no intent', { intent: 'none' }],
    ['an intent of nobody', { intent: 'deleteEverything' }],
    ['a property of every object', { intent: 'constructor' }],
    ['prose', 'They are all late.'],
    ['nothing', undefined],
    ['a name that is not in the question', { intent: 'whoIsLate', name: '<name-2>' }],
    ['a name where none is taken', { intent: 'totalOwed', name: '<name-1>' }],
    ['no name where one is needed', { intent: 'whatTheyOwe' }],
    ['a name of another kind', { intent: 'whatTheyOwe', name: '<name-1>' }],
    ['a long text', { intent: 'whoIsLate', period: 'x'.repeat(61) }],
  ])('is not %s', (_, said) => expect(planFrom(said, staff)).toBeUndefined());

  it('is no intent of another role', () => {
    expect(planFrom({ intent: 'whoIsLate' }, { role: 'tenant', names: [] })).toBeUndefined();
  });
});
