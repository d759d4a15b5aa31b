import { describe, expect, it } from 'vitest';
import { messages } from '../messages';
import type { ApplicationFields } from './application';
import {
  type ApplicationStep,
  aboutProblems,
  applicationProblems,
  applicationSteps,
  emptyApplication,
} from './application-rules';

it.each([
  ['', undefined],
  ['2027-01-01', undefined],
  ['2199-12-31', undefined],
  ['2027-02-30', 'Enter a date'],
  ['0202-01-01', 'Choose a day between 1970 and 2199'],
  ['1969-12-31', 'Choose a day between 1970 and 2199'],
  ['2200-01-01', 'Choose a day between 1970 and 2199'],
])('an applicant may move in on “%s”: %s', (moveIn, problem) => {
  const found = aboutProblems({ ...emptyApplication, moveIn });
  expect(found.find(({ path }) => path[0] === 'moveIn')?.message).toBe(problem);
});

const grace: ApplicationFields = {
  ...emptyApplication,
  ...{ firstName: 'Grace', lastName: 'Hopper', email: 'grace@applicant.test' },
  ...{ currentAddress: '1 Navy Way, Arlington', monthlyIncome: 435_000, isTrue: true },
};
const noAddress = 'A name cannot hold a web or email address. Put a space after a period.';
const problemsWith = (over: Partial<ApplicationFields>, step: ApplicationStep) =>
  applicationSteps[step]({ ...grace, ...over }).map(({ path, message }) => [...path, message]);

describe('an application', () => {
  it('can be sent with a name, an email address, an address, an income and the word that all is true', () => {
    expect(applicationProblems(grace)).toEqual([]);
  });

  it.each<[Partial<ApplicationFields>, ApplicationStep, keyof ApplicationFields, string]>([
    [{ firstName: ' ' }, 'about', 'firstName', messages.firstNameRequired],
    [{ lastName: ' ' }, 'about', 'lastName', messages.lastNameRequired],
    [{ firstName: 'www.home.test' }, 'about', 'firstName', noAddress],
    [{ lastName: 'www.home.test' }, 'about', 'lastName', noAddress],
    [{ email: ' ' }, 'about', 'email', messages.emailRequired],
    [{ email: 'nowhere' }, 'about', 'email', messages.emailInvalid],
    [{ mobile: '202-555' }, 'about', 'mobile', messages.mobileInvalid],
    [{ currentAddress: ' ' }, 'home', 'currentAddress', 'Enter your current address'],
    [{ landlordMobile: '202-555' }, 'home', 'landlordMobile', messages.mobileInvalid],
    [{ monthlyIncome: 0 }, 'work', 'otherIncome', 'Enter an income, or what you live on'],
    [{ monthlyIncome: 0, otherIncome: ' ' }, 'work', 'otherIncome', 'Enter an income, or what you live on'],
    [{ isTrue: false }, 'review', 'isTrue', 'Please confirm that your answers are true'],
  ])('with %j is held up at the step %s', (over, step, field, message) => {
    expect(problemsWith(over, step)).toEqual([[field, message]]);
    expect(applicationProblems({ ...grace, ...over })).toEqual([{ path: [field], message }]);
  });

  it.each<Partial<ApplicationFields>>([
    { email: ' grace@applicant.test ' },
    { mobile: '(202) 555-0143', landlordMobile: '+1 202 555 0144' },
    { monthlyIncome: 0, otherIncome: 'A pension' },
    { monthlyIncome: 1 },
  ])('can be sent with %j', (over) => {
    expect(applicationProblems({ ...grace, ...over })).toEqual([]);
  });
});
