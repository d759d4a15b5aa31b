import { addDays, addMonths } from '../../../shared/domain/dates';
import type { TermFields } from '../../../shared/domain/leases/term';

type Person = { readonly firstName: string; readonly lastName: string; readonly email: string };

type Filling = {
  /** The local day on which it is drafted. */
  readonly day: string;
  readonly months: number;
  readonly tenant: Person;
  readonly coSigner: Person | undefined;
  readonly atEnd: TermFields['atEnd'] | undefined;
  readonly hasRoommate: true | undefined;
  /** Signed before move-in charges were: its deposit is in the opening balance, or was never charged. */
  readonly isOld: boolean;
};

/** What the tenants of a demo lease pay before they move in, beside the deposit. */
const moveIn: TermFields['moveIn'] = {
  depositDue: 'start',
  items: [
    { id: 'pet', kind: 'pet-deposit', label: '', cents: 30_000, due: 'start' },
    { id: 'admin', kind: 'fee', label: 'Administration fee', cents: 7_500, due: 'start' },
  ],
};

const roommate = {
  id: 'roommate',
  firstName: 'Priya',
  lastName: 'Nair',
  email: 'priya.nair@tenants.example.com',
  mobile: '',
  signsInPerson: false,
};

/** A new draft with what its organization's head fills in before sending it. */
export function fillDemoTerm(
  blank: TermFields,
  { day, months, tenant, coSigner, atEnd, hasRoommate, isOld }: Filling,
): TermFields {
  const begins = addDays(day, 10);
  const signing = (id: string, person: Person) => ({ id, mobile: '', signsInPerson: false, ...person });
  const { agent } = blank.parties;
  const cents = blank.rentLines[0]?.cents ?? 145_000;
  return {
    ...blank,
    from: begins,
    to: addDays(addMonths(begins, months), -1),
    atEnd: atEnd ?? blank.atEnd,
    rentLines: [{ id: 'rent', kind: 'rent', label: 'Rent', cents }],
    deposit: { ...blank.deposit, cents },
    moveIn: isOld ? undefined : moveIn,
    late: { ...blank.late, fee: { kind: 'flat', cents: 5_000 } },
    noticeAddress: '500 North High Street, Columbus, OH 43215',
    utilities: [
      { name: 'Electricity', paidBy: 'tenants' },
      { name: 'Water', paidBy: 'owner' },
    ],
    parties: {
      ...blank.parties,
      tenants: [signing('tenant', tenant), ...(hasRoommate ? [roommate] : [])],
      coSigners: coSigner
        ? [{ ...signing('co-signer', coSigner), address: '77 Birch Lane, Dayton, OH 45402' }]
        : [],
      ...(agent && { agent: { ...agent, authority: 'Management agreement with the owners' } }),
    },
  };
}
