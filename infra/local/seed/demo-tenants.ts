import { type DemoAccount, demoAccounts } from './accounts';

/** The demo tenants, first and last names in order. */
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

/** Rents the unit whose lease is being renewed, so that the demo's tenant has a home and something to sign. */
const renewing = 14;

type DemoTenant = Pick<DemoAccount, 'firstName' | 'lastName' | 'email'>;

/** The next person: nobody comes twice. */
export function demoTenants(): () => DemoTenant {
  let count = 0;
  return () => {
    const firstName = first[count % first.length] ?? '';
    const lastName = last[count % last.length] ?? '';
    const round = Math.floor(count / (first.length * last.length));
    const account = count === renewing && demoAccounts.find(({ roleLabel }) => roleLabel === 'tenant');
    count += 1;
    if (account) return { firstName: account.firstName, lastName: account.lastName, email: account.email };
    const name = `${firstName}.${lastName}${round === 0 ? '' : round}`.toLowerCase();
    return { firstName, lastName, email: `${name}@tenants.example.com` };
  };
}
