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

/** The next person; nobody appears twice. */
export function demoTenants(): () => { firstName: string; lastName: string; email: string } {
  let count = 0;
  return () => {
    const firstName = first[count % first.length] ?? '';
    const lastName = last[count % last.length] ?? '';
    const round = Math.floor(count / (first.length * last.length));
    count += 1;
    const name = `${firstName}.${lastName}${round === 0 ? '' : round}`.toLowerCase();
    return { firstName, lastName, email: `${name}@tenants.example.com` };
  };
}
