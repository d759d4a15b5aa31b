import { describe, expect, it } from 'vitest';
import type { LeaseAgent } from '../../../../shared/domain/leases/parties';
import { fullTerm, packet, signer, term } from '../../testing/lease-samples';
import { parseDraftPlace, stepBeside } from './draft/lease-step';
import { lineLabel, moneyValues, takeMoney } from './draft/money/money-values';
import { peopleValues, personLabel, takePeople } from './draft/people/people-values';
import { offerOf, offerProblems, offerValues } from './offer/offer-values';
import { rentLineName } from './parts/lease-words';
import { isBeingSealed } from './queries';
import { lastMoment, mayResend, signerLook } from './show/signer-look';
import { conditionWords, fieldGroups, fieldLabel, signatureWords } from './templates/edit/words';

const owners = [
  { owner_id: 'own_1', name: 'Ada Barnes', email: 'ada@vale.test' },
  { owner_id: 'own_3', name: 'Omar Diaz', email: 'omar@vale.test' },
];
const me: LeaseAgent = {
  id: 'usr_1',
  userId: 'usr_1',
  firstName: 'Lena',
  lastName: 'Hart',
  email: 'lena@vale.test',
  mobile: '',
  signsInPerson: false,
  companyName: 'Vale Homes',
  authority: '',
};

describe('the people of a draft', () => {
  it('are the property’s owners of today, one place for a tenant, and nobody else', () => {
    const empty = term({ parties: { tenants: [], coSigners: [], owners: [] } });
    const { parties, landlord, order } = peopleValues(empty, owners);
    expect(parties.tenants).toMatchObject([{ firstName: '', email: '', signsInPerson: false }]);
    expect(parties.owners).toMatchObject([
      {
        id: 'own_1',
        ownerId: 'own_1',
        firstName: '',
        lastName: 'Ada Barnes',
        email: 'ada@vale.test',
        signs: false,
      },
      { id: 'own_3', lastName: 'Omar Diaz' },
    ]);
    expect([parties.agent.authority, landlord, order]).toEqual(['', 'owners', 'free']);
  });

  it('come back from the form as they went in, but for owners who left', () => {
    const whole = fullTerm();
    const values = peopleValues(whole, owners.slice(0, 1));
    expect([values.landlord, values.order]).toEqual(['agent', 'fixed']);
    const taken = takePeople(me)(values, whole);
    expect(taken.parties).toEqual({ ...whole.parties, owners: whole.parties.owners.slice(0, 1) });
  });

  it('are signed for by me where nobody was named, and by no owner then', () => {
    const values = { ...peopleValues(term(), owners), landlord: 'agent' as const, order: 'fixed' as const };
    values.parties.agent.authority = 'Power of attorney';
    const { parties } = takePeople(me)(values, term());
    expect(parties.agent).toEqual({ ...me, authority: 'Power of attorney' });
    expect(parties.owners.map(({ signs }) => signs)).toEqual([false, false]);
    expect(parties.signingOrder).toEqual(['ten_1', 'usr_1']);
  });

  it('sign in the order tenants, co-signers, owners who sign', () => {
    const { parties } = fullTerm();
    const draft = fullTerm({ parties: { ...parties, agent: undefined } });
    const values = { ...peopleValues(draft, owners), order: 'fixed' as const };
    values.parties.owners = parties.owners;
    expect(takePeople(me)(values, draft).parties.signingOrder).toEqual(['ten_1', 'ten_2', 'cos_1', 'own_2']);
    expect(takePeople(me)({ ...values, order: 'free' }, draft).parties.signingOrder).toBeUndefined();
  });

  it.each([
    ['parties.tenants.0.firstName', 'Tenant 1, first name'],
    ['parties.tenants.1.lastName', 'Tenant 2, last name'],
    ['parties.coSigners.0.mobile', 'Co-signer 1, mobile'],
    ['parties.coSigners.0.address', 'Co-signer 1, address'],
    ['parties.owners.2.email', 'Owner 3, email'],
    ['parties.owners.2.odd', 'Owner 3, odd'],
    ['parties.owners', undefined],
    ['parties.agent.0.email', undefined],
    ['parties.toString.0.email', undefined],
  ])('%s is called %s', (name, label) => expect(personLabel(name)).toBe(label));
});

describe('the money of a draft', () => {
  it.each([
    ['rentLines.0.cents', 'Line 1, amount'],
    ['rentLines.1.label', 'Line 2, name'],
    ['rentLines', undefined],
    ['late.0.cents', undefined],
  ])('%s is called %s', (name, label) => expect(lineLabel(name)).toBe(label));

  it('has a line for the rent, whatever else is paid', () => {
    const pet = { id: 'pet', kind: 'pet' as const, label: '', cents: 2_500 };
    const lines = moneyValues(term({ rentLines: [pet] })).rentLines;
    expect(lines).toMatchObject([
      { kind: 'rent', label: 'Rent', cents: '' },
      { id: 'pet', kind: 'pet', cents: '25.00' },
    ]);
  });

  it.each([
    ['100', 10_000],
    ['100.01', 10_000],
    ['5.5', 550],
  ])('a late fee of %s percent is %i hundredths', (hundredths, expected) => {
    const values = moneyValues(fullTerm());
    const late = { ...values.late, fee: { ...values.late.fee, hundredths } };
    expect(takeMoney({ ...values, late }, term()).late.fee).toMatchObject({ hundredths: expected });
  });

  it.each([
    ['60', 60, '61', 61, '180', 180],
    ['61', 60, '62', 61, '181', 180],
    ['0', 0, '0', 1, '0', 0],
    ['-1', 0, '1', 1, 'x', 0],
  ])(
    'takes %s days of grace as %i, %s as %i, %s as %i',
    (grace, graceDays, first, firstFeeDay, back, returnDays) => {
      const values = moneyValues(term());
      const taken = takeMoney(
        {
          ...values,
          late: { ...values.late, graceDays: grace, firstFeeDay: first },
          deposit: { ...values.deposit, returnDays: back },
        },
        term(),
      );
      expect(taken).toMatchObject({ late: { graceDays, firstFeeDay }, deposit: { returnDays } });
    },
  );

  it('begins with a flat fee as dollars, what is unpaid for a percentage, and nothing repeated', () => {
    const flat = { ...term().late, fee: { kind: 'flat' as const, cents: 5_000 } };
    expect(moneyValues(term({ late: flat })).late).toMatchObject({
      fee: { kind: 'flat', cents: '50.00', hundredths: '', of: 'outstanding' },
      repeats: { every: '', cents: '' },
      maximumCents: '',
    });
  });

  it.each([
    [{ kind: 'rent', label: '' }, 'Rent'],
    [{ kind: 'pet', label: '' }, 'Pet rent'],
    [{ kind: 'parking', label: '' }, 'Parking'],
    [{ kind: 'other', label: '' }, 'Other'],
    [{ kind: 'other', label: 'Storage' }, 'Storage'],
  ] as const)('%j is shown as %s', (line, name) => expect(rentLineName(line)).toBe(name));
});

describe('the rule of an offer', () => {
  it.each([
    [{ kind: 'same', amount: '5' }, { kind: 'same' }, 0],
    [{ kind: 'percent', amount: '3' }, { kind: 'percent', hundredths: 300 }, 0],
    [{ kind: 'percent', amount: '100.01' }, { kind: 'percent', hundredths: 10_000 }, 0],
    [{ kind: 'amount', amount: '50' }, { kind: 'amount', cents: 5_000 }, 0],
    [{ kind: 'amount', amount: '' }, { kind: 'amount', cents: 0 }, 1],
    [{ kind: 'same', amount: '' }, { kind: 'same' }, 0],
  ] as const)('%j is %j, with %i problems', (typed, rent, problems) => {
    const values = { ...offerValues, ...typed, months: '18' };
    expect(offerOf(values)).toEqual({ months: 18, rent });
    expect(offerProblems(values)).toHaveLength(problems);
  });
});

describe('a signer of a packet', () => {
  const [one, two, three, four] = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04'];

  it('did last what came last', () => {
    const all = { opened_at: one, consented_at: two, declined_at: three, signed_at: four };
    expect(lastMoment(signer(all))).toBe(four);
    expect(lastMoment(signer({ ...all, signed_at: undefined }))).toBe(three);
    expect(lastMoment(signer({ opened_at: one, consented_at: two }))).toBe(two);
    expect(lastMoment(signer({ opened_at: one }))).toBe(one);
    expect(lastMoment(signer())).toBeUndefined();
  });

  it.each([
    [{}, 'open', true],
    [{ is_turn: false }, 'open', false],
    [{ signed_at: one }, 'open', false],
    [{ declined_at: one }, 'open', false],
    [{}, 'expired', false],
  ] as const)('%j of a packet that is %s gets a new link: %s', (more, state, may) => {
    expect(mayResend(signer(more), { state })).toBe(may);
  });

  it.each([
    [{ signed_at: one, declined_at: two }, 'void', 'Signed'],
    [{ declined_at: one, mail: 'bounced' }, 'void', 'Declined'],
    [{ mail: 'bounced', is_turn: false }, 'open', 'Email bounced'],
    [{ is_turn: false, opened_at: one }, 'open', 'Signs later'],
    [{ opened_at: one, mail: 'delivered' }, 'open', 'Opened'],
    [{ mail: 'delivered' }, 'open', 'Delivered'],
    [{}, 'open', 'Sent'],
    [{ opened_at: one }, 'void', 'Not signed'],
  ] as const)('%j of a packet that is %s looks %s', (more, state, word) => {
    expect(signerLook(signer(more), { state }).word).toBe(word);
  });

  it.each([
    [{}, false],
    [{ completed_at: one }, true],
    [{ completed_at: one, sealed: { lease: 'a' } }, false],
    [{ completed_at: one, sealed: { lease: 'a' }, voided: { at: two, why: 'voided', note: '' } }, true],
    [
      { completed_at: one, sealed: { lease: 'a', void: 'b' }, voided: { at: two, why: 'voided', note: '' } },
      false,
    ],
  ] as const)('a packet with %j is being sealed: %s', (more, is) => {
    expect(isBeingSealed(packet(more))).toBe(is);
  });
});

describe('the steps of the wizard', () => {
  it('have one before and one after, but for the ends', () => {
    expect([
      stepBeside('term', -1),
      stepBeside('term', 1),
      stepBeside('review', -1),
      stepBeside('review', 1),
    ]).toEqual([undefined, 'people', 'rules', undefined]);
  });

  it('are read from the address, unknown ones as none', () => {
    expect(parseDraftPlace({ id: 'lse_1', step: 'rent' })).toEqual({ id: 'lse_1', step: 'rent' });
    expect(parseDraftPlace({ id: 7, step: 'odd' }).step).toBeUndefined();
  });
});

describe('the words of the template editor', () => {
  it('name each field, whatever its case, or say its name', () => {
    expect([fieldLabel('monthly_RENT'), fieldLabel('Barn')]).toEqual(['Monthly rent', 'Barn']);
    expect(fieldGroups.map(({ group, fields }) => [group, fields.length > 0])).toEqual(
      ['Lease', 'People', 'Place', 'Money', 'Rules'].map((group) => [group, true]),
    );
  });

  it('differ for each condition and each signature', () => {
    for (const words of [conditionWords, signatureWords].map(Object.values))
      expect(new Set(words).size).toBe(words.length);
  });
});
