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

/** The display name: the company, else first and last name, else the mail address. */
export function nameOf(who: Named | NamedOnWire): string {
  const isOnWire = 'first_name' in who;
  const company = isOnWire ? who.company_name : who.companyName;
  const names = isOnWire ? [who.first_name, who.last_name] : [who.firstName, who.lastName];
  const person = names.map((name) => name.trim()).filter(Boolean);
  return company?.trim() || person.join(' ') || who.email || '';
}
