/** What a column of a rent roll is, by what its heading says. */
const meanings = {
  property: ['property', 'propertyname', 'building', 'propertyaddress', 'address', 'location'],
  street: ['propertystreetaddress1', 'streetaddress1', 'street', 'streetaddress', 'propertystreet'],
  city: ['propertycity', 'city'],
  state: ['propertystate', 'state'],
  zip: ['propertyzip', 'zip', 'zipcode', 'postalcode'],
  unit: ['unit', 'unitnumber', 'unitno', 'unitname', 'apt', 'apartment', 'aptno', 'suite'],
  rooms: ['bdba', 'brba', 'bedbath', 'bedsbaths', 'bedroomsbathrooms'],
  beds: ['beds', 'bedrooms', 'bed', 'br'],
  baths: ['baths', 'bathrooms', 'bath', 'ba'],
  unitType: ['unittype', 'floorplan'],
  size: ['sqft', 'unitsqft', 'size', 'squarefeet', 'unitsizesqft', 'unitsize'],
  resident: ['resident', 'residentid', 'tenantcode'],
  tenant: [
    'tenant',
    'tenants',
    'tenantname',
    'tenantnames',
    'name',
    'residentname',
    'tenantsfullname',
    'lease',
    'renter',
    'renters',
    'occupant',
  ],
  firstName: ['firstname', 'tenantfirstname'],
  lastName: ['lastname', 'tenantlastname'],
  moreTenants: ['additionaltenants', 'cotenants', 'roommates'],
  status: ['status', 'leasestatus', 'tenantstatus', 'occupancystatus', 'unitstatus'],
  market: ['marketrent', 'askingrent'],
  rent: [
    'rent',
    'rentamount',
    'monthlyrent',
    'actualrent',
    'leaserent',
    'recurringrent',
    'totalrecurringrentamount',
    'currentrent',
    'recurringchargeamount',
  ],
  charges: ['recurringcharges', 'monthlycharges'],
  credits: ['recurringcredits'],
  code: ['chargecode', 'charge'],
  amount: ['amount', 'chargeamount'],
  deposit: [
    'deposit',
    'deposits',
    'securitydeposit',
    'depositsheld',
    'residentdeposit',
    'tenantdepositamountportion',
    'depositheld',
  ],
  otherDeposit: ['otherdeposit', 'petdeposit', 'otherdeposits'],
  prepaid: ['prepayments', 'prepaid', 'prepaidrent'],
  owed: [
    'pastdue',
    'balancedue',
    'balance',
    'totalunpaid',
    'owes',
    'owed',
    'outstandingbalance',
    'amountdue',
    'pastdueamount',
  ],
  start: [
    'leasefrom',
    'leasestart',
    'leasestartdate',
    'start',
    'startdate',
    'leasebegin',
    'leasebegins',
    'leasestarts',
  ],
  end: [
    'leaseto',
    'leaseend',
    'leaseenddate',
    'leaseexpiration',
    'leaseends',
    'leaseexpires',
    'end',
    'enddate',
    'expiration',
  ],
  moveIn: ['movein', 'moveindate', 'movedin'],
  moveOut: ['moveout', 'moveoutdate'],
  dueDay: ['due', 'dueday', 'rentdue', 'rentdueday'],
  phone: ['phone', 'mobile', 'phonenumber', 'phonenumbers', 'tenantphone', 'tenantphonenumber', 'cell'],
  email: ['email', 'emails', 'tenantemail', 'emailaddress'],
  notes: ['notes', 'note', 'comments'],
} as const;
export type RollField = keyof typeof meanings;
export type RollMapping = Partial<Record<RollField, number>>;

/** Letters and digits; `*` and `(s)` of a heading say nothing. */
export const headingKey = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/\(s\)/g, 's')
    .replace(/[^\p{L}\p{N}]+/gu, '');

const fields = Object.keys(meanings) as RollField[];
const fieldOf = new Map(fields.flatMap((field) => meanings[field].map((name) => [name as string, field])));

/** The first column of each meaning. */
export function mapRoll(headings: readonly string[]): RollMapping {
  const mapping: RollMapping = {};
  for (const [at, heading] of headings.entries()) {
    const field = fieldOf.get(headingKey(heading));
    if (field !== undefined) mapping[field] ??= at;
  }
  return mapping;
}

export const rollScore = (headings: readonly string[]): number => Object.keys(mapRoll(headings)).length;
