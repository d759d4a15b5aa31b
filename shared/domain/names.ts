type Named = {
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName?: string;
  readonly email?: string;
};
type NamedOnWire = {
  readonly first_name: string;
  readonly last_name: string;
  readonly company_name?: string;
  readonly email?: string;
};

const fromWire = ({ first_name, last_name, company_name, email }: NamedOnWire): Named => ({
  firstName: first_name,
  lastName: last_name,
  companyName: company_name,
  email,
});

/** What a person or an owner is called everywhere: the company, else first and last name, else the mail address. */
export function nameOf(who: Named | NamedOnWire): string {
  const { firstName, lastName, companyName = '', email = '' } = 'first_name' in who ? fromWire(who) : who;
  return companyName.trim() || `${firstName.trim()} ${lastName.trim()}`.trim() || email;
}
