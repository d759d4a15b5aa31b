import { describe, expect, it } from 'vitest';
import { bankStateOf, missingInWords } from './bank';

describe('bankStateOf', () => {
  it.each([
    ['none', undefined],
    ['started', { detailsSubmitted: false, payoutsEnabled: false }],
    ['started', { detailsSubmitted: false, payoutsEnabled: true }],
    ['restricted', { detailsSubmitted: true, payoutsEnabled: false }],
    ['restricted', { detailsSubmitted: true, payoutsEnabled: true, disabledReason: 'rejected.fraud' }],
    ['ready', { detailsSubmitted: true, payoutsEnabled: true }],
  ] as const)('is %s', (state, account) => {
    expect(bankStateOf(account)).toBe(state);
  });
});

describe('missingInWords', () => {
  it('says each thing once, in plain words', () => {
    expect(
      missingInWords([
        'external_account',
        'individual.dob.day',
        'individual.dob.month',
        'individual.dob.year',
        'individual.first_name',
        'individual.last_name',
        'individual.address.line1',
        'individual.ssn_last_4',
        'tos_acceptance.date',
        'tos_acceptance.ip',
      ]),
    ).toEqual([
      'Bank account for payouts',
      'Date of birth',
      'Full legal name',
      'Address',
      'Social security number',
      'Agreement to the payment provider’s terms',
    ]);
  });

  it('knows companies and their people', () => {
    expect(
      missingInWords([
        'company.name',
        'company.tax_id',
        'person_1AbC.verification.document',
        'representative.relationship.title',
        'owners.email',
      ]),
    ).toEqual([
      'Registered company name',
      'Company tax number',
      'A photo of an identity document',
      'Role in the company',
      'Email address',
    ]);
  });

  it.each([
    ['business_type', 'Whether the owner is a person or a company'],
    ['business_profile.mcc', 'What the owner’s business does'],
    ['settings.payments.statement_descriptor', 'Name on bank statements'],
    ['statement_descriptor', 'Name on bank statements'],
    ['individual.verification.additional_document', 'A second identity document'],
    ['individual.id_number', 'Social security number'],
    ['company.vat_id', 'Company tax number'],
    ['company.phone', 'Phone number'],
    ['directors.dob.day', 'Date of birth'],
    ['company.owners_provided', 'The people who own or run the company'],
    ['company.directors_provided', 'The people who own or run the company'],
    ['company.executives_provided', 'The people who own or run the company'],
  ])('says of %s: %s', (name, said) => expect(missingInWords([name])).toEqual([said]));

  it('shows a name without words as it is', () => {
    expect(missingInWords(['individual.political_exposure'])).toEqual(['Political exposure']);
    expect(missingInWords([])).toEqual([]);
  });
});
