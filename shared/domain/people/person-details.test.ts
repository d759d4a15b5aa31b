import { describe, expect, it } from 'vitest';
import { messages } from '../messages';
import { personDetails, personProblems } from './person-details';

describe('personDetails', () => {
  it('keeps letters and limited punctuation of a name, and ten national digits', () => {
    expect(
      personDetails({ first_name: ' Jane', last_name: 'O’Brien3 ', mobile_number: '+1 (555) 123-4567' }),
    ).toEqual({ firstName: 'Jane', lastName: 'O’Brien', mobile: '5551234567' });
  });
});

describe('personProblems', () => {
  const fine = { firstName: 'Jane', lastName: 'Doe', mobile: '' };

  it.each([
    [fine, []],
    [{ ...fine, mobile: '5551234567' }, []],
    [{ ...fine, firstName: '' }, [{ path: ['first_name'], message: messages.firstNameRequired }]],
    [{ ...fine, lastName: '' }, [{ path: ['last_name'], message: messages.lastNameRequired }]],
    [
      { ...fine, firstName: 'Visit evil.example' },
      [
        {
          path: ['first_name'],
          message: 'A name cannot hold a web or email address. Put a space after a period.',
        },
      ],
    ],
    [{ ...fine, lastName: 'a'.repeat(61) }, [{ path: ['last_name'], message: 'Use at most 60 characters' }]],
    [{ ...fine, mobile: '555' }, [{ path: ['mobile_number'], message: messages.mobileInvalid }]],
  ])('says of %j what is wrong', (details, problems) => {
    expect(personProblems(details)).toEqual(problems);
  });
});
