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

/** Left the home whose deposit is settled, and signed for another one: a part of the deposit goes with them. */
const [leaving, arriving] = [30, 34];

type DemoTenant = Pick<DemoAccount, 'firstName' | 'lastName' | 'email'>;

/** The next person: only who moves from one home to another comes twice. */
export function demoTenants(): () => DemoTenant {
  let count = 0;
  return () => {
    const who = count === arriving ? leaving : count;
    const firstName = first[who % first.length] ?? '';
    const lastName = last[who % last.length] ?? '';
    const round = Math.floor(who / (first.length * last.length));
    const account = count === renewing && demoAccounts.find(({ roleLabel }) => roleLabel === 'tenant');
    count += 1;
    if (account) return { firstName: account.firstName, lastName: account.lastName, email: account.email };
    const name = `${firstName}.${lastName}${round === 0 ? '' : round}`.toLowerCase();
    return { firstName, lastName, email: `${name}@tenants.example.com` };
  };
}
