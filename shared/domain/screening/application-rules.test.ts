import { describe, expect, it } from 'vitest';
import { messages } from '../messages';
import type { ApplicationFields } from './application';
import {
  type ApplicationStep,
  aboutProblems,
  applicantDayProblems,
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
  firstName: 'Grace',
  lastName: 'Hopper',
  email: 'grace@applicant.test',
  currentAddress: '1 Navy Way, Arlington',
  monthlyIncome: 435_000,
  isTrue: true,
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

it.each([
  ['', '', []],
  ['2026-06-14', 'May 2023', []],
  ['2026-06-13', '1899', ['Choose a day from today on', 'Enter the year, such as 2023']],
  ['2031-06-14', '1900', []],
  ['2031-06-15', '2026', ['Choose a day within the next 5 years']],
  ['', '2027', ['This year is still to come']],
  ['', 'a while', ['Enter the year, such as 2023']],
  ['', ' ', []],
])('a move-in on “%s” and a home since “%s” are %j', (moveIn, livesThereSince, problems) => {
  const found = applicantDayProblems({ moveIn, livesThereSince }, '2026-06-14');
  expect(found.map(({ message }) => message)).toEqual(problems);
});
