import { describe, expect, it } from 'vitest';
import { conrad, mia, olga, termFields } from '../../../../test/support/leases/lease-data';
import type { TermFields } from '../term';
import { type MergeFieldName, mergeFields, mergeValues } from './merge-fields';
import { joinWords, lateFeeWords, ordinal } from './words';

const place = {
  propertyTitle: 'Elm Court',
  street: '12 Elm St',
  city: 'Ames',
  state: 'Iowa',
  zipcode: '50010',
  unitNumber: '3B',
};
const valuesOf = (over: Partial<TermFields> = {}, unitNumber = '3B') =>
  mergeValues({ term: termFields(over), place: { ...place, unitNumber }, sentOn: '2026-01-03' });

describe('the fields a text can name [COS-04]', () => {
  it('call a charge without a name of its own by its kind', () => {
    const rentLines = [{ id: 'pet', kind: 'pet' as const, label: '', cents: 2_500 }];
    expect(valuesOf({ rentLines }).Monthly_Charges).toBe('pet $25.00');
  });

  it('each have a label, a group and a value for a whole lease', () => {
    const values = valuesOf({
      occupants: [{ name: 'Tim Byron' }, { name: 'Ann Byron' }],
      pets: [
        { kind: 'cat', name: 'Tom', description: 'gray' },
        { kind: 'dog', name: '', description: '' },
        { kind: 'other', name: '', description: 'a parrot' },
      ],
      parking: 'Space 12',
      rentLines: [
        { id: 'rent', kind: 'rent', label: 'Rent', cents: 145_000 },
        { id: 'pet', kind: 'pet', label: 'Pet rent', cents: 2_500 },
        { id: 'parking', kind: 'parking', label: 'Parking', cents: 5_000 },
      ],
      utilities: [
        { name: 'Electricity', paidBy: 'tenants' },
        { name: 'Gas', paidBy: 'tenants' },
        { name: 'Water', paidBy: 'owner' },
      ],
      moveIn: {
        depositDue: 'start',
        items: [{ id: 'k', kind: 'fee', label: 'Keys', cents: 5_000, due: 'start' }],
      },
    });
    expect(values).toEqual({
      Lease_Date: 'Jan 03, 2026',
      Lease_Start: 'Jan 16, 2026',
      Lease_End: 'Dec 31, 2026',
      Tenant_Names: 'Ada Byron and Grace Hopper',
      Co_Signer_Names: 'Conrad Co-Signer',
      Co_Signer_Addresses: '9 Elm St, Ames, IA 50010',
      Owner_Names: 'Olga Owner',
      Agent_Name: 'Oak Management LLC',
      Agent_Authority: 'Management agreement of January 5, 2025',
      Occupant_Names: 'Tim Byron and Ann Byron',
      Pet_List: 'Tom, gray; a dog; animal, a parrot',
      Property_Name: 'Elm Court',
      Street: '12 Elm St',
      City: 'Ames',
      State: 'Iowa',
      Zip_Code: '50010',
      Unit_Number: '3B',
      Full_Address: '12 Elm St, Unit 3B, Ames, Iowa 50010',
      Monthly_Rent: '$1,450.00',
      Total_Monthly_Payment: '$1,525.00',
      Pet_Rent: '$25.00',
      Parking_Rent: '$50.00',
      Monthly_Charges: 'Rent $1,450.00; Pet rent $25.00; Parking $50.00',
      Due_Day: '1st',
      Proration: 'by the days occupied out of the actual days of that month',
      Late_Fee: '$50.00',
      Grace_Days: '5',
      First_Fee_Day: '5',
      Deposit: '$1,450.00',
      Deposit_Holder: 'Oak Management LLC',
      Deposit_Return_Days: '30',
      Move_In_Charges: 'Keys $50.00, due on the first day',
      Notice_Days: '30',
      Notice_Address: '18 Orchard Lane, Des Moines, IA 50309',
      Tenant_Utilities: 'Electricity and Gas',
      Owner_Utilities: 'Water',
      Shared_Utilities: 'none',
      Parking: 'Space 12',
    } satisfies Record<MergeFieldName, string>);
    expect(new Set(Object.values(mergeFields).map(({ label }) => label)).size).toBe(
      Object.keys(values).length,
    );
  });

  it('are empty where nothing applies', () => {
    const parties = { ...termFields().parties, coSigners: [], agent: undefined };
    const values = valuesOf({ to: undefined, parties, rentLines: [], utilities: [] }, '');
    expect(values).toMatchObject({
      Lease_End: '',
      Co_Signer_Names: '',
      Agent_Name: '',
      Agent_Authority: '',
      Monthly_Rent: '',
      Pet_Rent: '',
      Total_Monthly_Payment: '',
      Monthly_Charges: '',
      Parking: '',
      Tenant_Utilities: 'none',
      Full_Address: '12 Elm St, Ames, Iowa 50010',
    });
  });

  it('say who pays which utility, and "none" where nobody does', () => {
    const of = (paidBy: 'tenants' | 'owner' | 'shared') => {
      const { Tenant_Utilities, Owner_Utilities, Shared_Utilities } = valuesOf({
        utilities: [{ name: 'Water', paidBy }],
      });
      return [Tenant_Utilities, Owner_Utilities, Shared_Utilities];
    };
    expect([of('tenants'), of('owner'), of('shared')]).toEqual([
      ['Water', 'none', 'none'],
      ['none', 'Water', 'none'],
      ['none', 'none', 'Water'],
    ]);
  });

  it('name parking after its rent line when no space is named', () => {
    const rentLines = [{ id: 'p', kind: 'parking' as const, label: 'Garage 4', cents: 5_000 }];
    expect(valuesOf({ rentLines }).Parking).toBe('Garage 4');
  });

  it('hold no mail address, phone or account of anybody [COS-01]', () => {
    const text = JSON.stringify(valuesOf());
    for (const secret of [conrad.email, mia.email, olga.email, 'usr_mia', 'own_1'])
      expect(text).not.toContain(secret);
  });
});

describe('words', () => {
  it.each([
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
    [4, '4th'],
    [11, '11th'],
    [12, '12th'],
    [13, '13th'],
    [14, '14th'],
    [21, '21st'],
    [22, '22nd'],
    [31, '31st'],
  ])('%i is the %s', (day, words) => expect(ordinal(day)).toBe(words));

  it('names are joined as people say them', () => {
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(joinWords)).toEqual([
      '',
      'a',
      'a and b',
      'a, b and c',
    ]);
  });

  const late = termFields().late;
  it.each([
    [{ ...late, fee: { kind: 'none' } }, 'none'],
    [late, '$50.00'],
    [
      { ...late, fee: { kind: 'percent', hundredths: 525, of: 'original' } },
      '5.25% of the amount that was due',
    ],
    [
      {
        ...late,
        fee: { kind: 'percent', hundredths: 500, of: 'outstanding' },
        repeats: { every: 'week', cents: 500 },
        maximumCents: 7_250,
      },
      '5% of the amount still unpaid, and $5.00 for each further week, at most $72.50 in all',
    ],
  ] as const)('a late fee reads as it is charged [D15]', (terms, words) => {
    expect(lateFeeWords({ ...terms, lineKinds: [...terms.lineKinds] })).toBe(words);
  });
});
