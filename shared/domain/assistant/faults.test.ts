import { describe, expect, it } from 'vitest';
import { isEmergency } from './dangers';
import { hazardIn, namesFault, reportsFault } from './faults';

describe('a hazard in the words', () => {
  it.each([
    ['water is coming from the ceiling', 'water'],
    ['no hot water and no heat', 'no-heat'],
    ['hot water is pouring out of the boiler', 'water'],
    ['i got an electric shock from the outlet', 'no-power'],
    ['sparks from the panel', 'no-power'],
    ['smell gas in the kitchen', 'gas'],
    ['the front door won’t lock', 'open-door'],
    ['it is an emergency', undefined],
  ])('of ‘%s’ is %s', (words, hazard) => {
    expect(isEmergency(words) ? hazardIn(words) : 'none').toBe(hazard);
  });
});

describe('a fault in the words', () => {
  it.each([
    'the dishwasher is not working',
    'my sink is clogged',
    'the toilet keeps running',
    'there are mice in the kitchen',
  ])('‘%s’ names something of the home', (words) => expect(namesFault(words)).toBe(true));

  it.each([
    'my autopay is not working',
    'my payment is stuck',
    'my account is blocked',
    'there is no receipt for my payment',
    'my rent keeps increasing',
  ])('‘%s’ names nothing of the home', (words) => expect(namesFault(words)).toBe(false));

  it('something that no category names is reported as well, unless money or papers are stuck', () => {
    expect(reportsFault('the doorbell is broken')).toBe(true);
    expect(reportsFault('my payment is stuck')).toBe(false);
    expect(reportsFault('the door of the rent office won’t open')).toBe(true);
  });
});
