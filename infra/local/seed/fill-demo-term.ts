import { addDays, addMonths } from '../../../shared/domain/dates';
import type { TermFields } from '../../../shared/domain/leases/term';

type Person = { readonly firstName: string; readonly lastName: string; readonly email: string };

type Filling = {
  /** The local day on which it is drafted. */
  readonly day: string;
  readonly nextTenant: () => Person;
  readonly hasCoSigner: boolean;
  readonly atEnd: TermFields['atEnd'] | undefined;
  readonly hasRoommate: true | undefined;
};

const roommate = {
  ...{ id: 'roommate', firstName: 'Priya', lastName: 'Nair', email: 'priya.nair@tenants.example.com' },
  ...{ mobile: '', signsInPerson: false },
};

/** A new draft with what its organization's head fills in before sending it. */
export function fillDemoTerm(
  blank: TermFields,
  { day, nextTenant, hasCoSigner, atEnd, hasRoommate }: Filling,
): TermFields {
  const begins = addDays(day, 10);
  const person = (id: string) => ({ id, mobile: '', signsInPerson: false, ...nextTenant() });
  const coSigner = () => ({ ...person('co-signer'), address: '77 Birch Lane, Dayton, OH 45402' });
  const { agent } = blank.parties;
  const cents = blank.rentLines[0]?.cents ?? 145_000;
  return {
    ...blank,
    from: begins,
    to: addDays(addMonths(begins, 12), -1),
    atEnd: atEnd ?? blank.atEnd,
    rentLines: [{ id: 'rent', kind: 'rent', label: 'Rent', cents }],
    deposit: { ...blank.deposit, cents },
    late: { ...blank.late, fee: { kind: 'flat', cents: 5_000 } },
    noticeAddress: '500 North High Street, Columbus, OH 43215',
    utilities: [
      { name: 'Electricity', paidBy: 'tenants' },
      { name: 'Water', paidBy: 'owner' },
    ],
    parties: {
      ...blank.parties,
      tenants: [person('tenant'), ...(hasRoommate ? [roommate] : [])],
      coSigners: hasCoSigner ? [coSigner()] : [],
      ...(agent && { agent: { ...agent, authority: 'Management agreement with the owners' } }),
    },
  };
}
