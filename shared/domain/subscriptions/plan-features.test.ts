import { expect, it } from 'vitest';
import { planFeatures } from './plan-features';

it.each([
  ['One,Two', ['One', 'Two']],
  [' One , Two,,', ['One', 'Two']],
  ['', []],
  ['Up to 500 properties and 10000 units', ['Up to 500 properties and 10,000 units']],
  ['From 1000 units', ['From 1,000 units']],
])('takes %j apart [LND-08]', (description, features) => {
  expect(planFeatures(description)).toEqual(features);
});
