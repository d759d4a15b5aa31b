import { type DemoAccount, demoAccounts } from './accounts';

/** The tenants and co-signers of the leases that show each state, first and last names in order. */
const first = [
  'Nora',
  'Elias',
  'Amara',
  'Jonas',
  'Mina',
  'Theo',
  'Ines',
  'Caleb',
  'Yuki',
  'Sofia',
  'Omar',
  'Lena',
];
const last = ['Whitaker', 'Osei', 'Lindqvist', 'Marsh', 'Petrov', 'Castillo', 'Ferreira', 'Doyle', 'Tanaka'];

/** The tenants of the leases that simply run. */
const settledFirst = [
  'Andre',
  'Beatriz',
  'Chidi',
  'Dalia',
  'Ewan',
  'Farah',
  'Gabriel',
  'Hana',
  'Isaac',
  'Jada',
  'Kofi',
];
const settledLast = [
  'Abara',
  'Bergstrom',
  'Calloway',
  'Dominguez',
  'Eriksen',
  'Fontaine',
  'Gupta',
  'Hayashi',
  'Ivanova',
  'Jamison',
  'Kowalski',
  'Laurent',
  'Mbeki',
];

/** Rents the unit whose lease is being renewed, so that the demo's tenant has a home and something to sign. */
const renewing = 14;

/** Left the home whose deposit is settled, and signed for another one: a part of the deposit goes with them. */
const [leaving, arriving] = [30, 34];

export type DemoTenant = Pick<DemoAccount, 'firstName' | 'lastName' | 'email'>;

const tenantNamed = (firstName: string, lastName: string): DemoTenant => ({
  firstName,
  lastName,
  email: `${firstName}.${lastName}@tenants.example.com`.toLowerCase(),
});

/** The next person: only who moves from one home to another comes twice. */
export function demoTenants(): () => DemoTenant {
  let count = 0;
  return () => {
    const who = count === arriving ? leaving : count;
    const account = count === renewing && demoAccounts.find(({ roleLabel }) => roleLabel === 'tenant');
    count += 1;
    if (account) return { firstName: account.firstName, lastName: account.lastName, email: account.email };
    return tenantNamed(first[who % first.length] ?? '', last[who % last.length] ?? '');
  };
}

/** The next person of a lease that simply runs; nobody comes twice. */
export function settledTenants(): () => DemoTenant {
  let count = 0;
  return () => {
    const who = count;
    count += 1;
    return tenantNamed(
      settledFirst[who % settledFirst.length] ?? '',
      settledLast[who % settledLast.length] ?? '',
    );
  };
}
