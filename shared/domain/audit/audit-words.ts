import * as z from 'zod';
import { counted } from '../counted';
import { displayDate } from '../dates';
import { displayDollars } from '../money';
import { Grants } from '../people/roles';
import { phoneMask } from '../phone';
import { furnishedTypes } from '../portfolio/property-types';

type Say = (value: unknown) => string;

/** `rentalManager` becomes `Rental manager`. */
const plain: Say = (value) => {
  const words = String(value)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_-]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Yes or No, comma-separated lists, dates as the screens show them (GEN-09). */
const anyWords: Say = (value) => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(anyWords).join(', ');
  return typeof value === 'string' ? displayDate(value) || value : String(value);
};

const dollars: Say = (value) => (typeof value === 'number' ? displayDollars(value) : anyWords(value));
/** Typed text is never a date, even if it looks like one. */
const typed: Say = (value) => String(value);
const phoneWords: Say = (value) => phoneMask(String(value));
const photos: Say = (value) => (Array.isArray(value) ? counted(value.length, 'photo') : '');
const furnishing: Say = (value) =>
  Object.entries(furnishedTypes).find(([known]) => known === value)?.[1] ?? anyWords(value);

const inherited = 'From organization';
const feeModes: Readonly<Record<string, string>> = {
  off: 'Charged by hand',
  remind: 'Reminded at 9 AM',
  automatic: 'Charged automatically at 9 AM',
  inherit: inherited,
};
const feeMode: Say = (value) => feeModes[String(value)] ?? anyWords(value);
const returnedFee: Say = (value) => (value === 'inherit' ? inherited : dollars(value));

const months: Say = (value) => (value === 0 ? 'Month-to-month' : counted(Number(value), 'month'));
const ofRent: Say = (value) => `${Number(value) / 100}% of a month’s rent`;

/** A late fee as a lease has it; amounts in cents, percents in hundredths. */
const Fee = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('flat'), cents: z.number() }),
  z.object({ kind: z.literal('percent'), hundredths: z.number() }),
]);

const lateFee: Say = (value) => {
  const { data } = Fee.safeParse(value);
  if (!data) return '';
  if (data.kind === 'none') return 'None';
  return data.kind === 'flat' ? displayDollars(data.cents) : `${data.hundredths / 100}%`;
};

/** `Money change, Leases view; all properties`. */
const grants: Say = (value) => {
  const { data } = Grants.safeParse(value);
  if (!data) return '';
  const { areas, properties } = data;
  const where =
    properties === 'all' ? 'all properties' : counted(properties.length, 'property', 'properties');
  const what = Object.entries(areas).map(([area, level]) => `${plain(area)} ${level}`);
  return [what.join(', '), where].filter(Boolean).join('; ');
};

/** Every field an entry can have, in display order: its label, and a formatter if `anyWords` falls short. */
export const auditFields = {
  name: ['Name', typed],
  title: ['Name', typed],
  propertyType: ['Type'],
  description: ['Description'],
  street: ['Street'],
  city: ['City'],
  state: ['State', plain],
  country: ['Country'],
  zipcode: ['Zipcode'],
  parking: ['Parking spaces'],
  furnishedType: ['Furnishing', furnishing],
  amount: ['Amount', dollars],
  fee: ['Fee', dollars],
  deposit: ['Deposit', dollars],
  coSigner: ['Co-signer required'],
  due: ['Due'],
  day: ['Day'],
  method: ['Method', plain],
  reference: ['Reference', typed],
  payer: ['Paid by', typed],
  check: ['Check number'],
  payee: ['Paid to', typed],
  month: ['Month', typed],
  reserve: ['Reserve', dollars],
  reason: ['Reason', typed],
  unitCount: ['Units'],
  unitNumber: ['Unit number', typed],
  bedrooms: ['Beds'],
  bathrooms: ['Baths'],
  halfBaths: ['Half baths'],
  sizeSqft: ['Size (Sq.ft)'],
  availableDate: ['Available from'],
  monthlyRent: ['Monthly rent', dollars],
  offMarket: ['Off the market'],
  appliances: ['Appliances'],
  photos: ['Photos', photos],
  text: ['Text', typed],
  lines: ['Lines'],
  last4: ['Last four digits', typed],
  kind: ['Kind', plain],
  sharedWithOwner: ['Shared with owner'],
  sharedWithTenant: ['Shared with tenant'],
  effectiveFrom: ['Shares count from'],
  mobile: ['Mobile'],
  mailingAddress: ['Mailing address', typed],
  photo: ['Photo'],
  email: ['Email'],
  role: ['Role', plain],
  status: ['Status', plain],
  grants: ['Permissions', grants],
  until: ['Until'],
  missing: ['Missing'],
  bank: ['Bank account'],
  properties: ['Properties'],
  units: ['Units'],
  zone: ['Time zone', typed],
  planId: ['Plan number'],
  annual: ['Paid yearly'],
  nextPlanId: ['Next plan number'],
  nextAnnual: ['Next paid yearly'],
  autopay: ['Autopay'],
  languageModel: ['Language model'],
  lateFees: ['Late fees', feeMode],
  returnedFee: ['Returned payment fee', returnedFee],
  returnedFeeAutomatic: ['Returned payment fee charged automatically'],
  logo: ['Logo'],
  legalName: ['Legal name', typed],
  businessPhone: ['Phone', phoneWords],
  emergencyPhone: ['Emergency phone', phoneWords],
  businessAddress: ['Address', typed],
  license: ['License number', typed],
  footer: ['Footer', typed],
  termMonths: ['Lease term', months],
  dueDay: ['Rent due on day'],
  noticeDays: ['Notice days'],
  noticeAddress: ['Address for notices', typed],
  usualDeposit: ['Usual deposit', ofRent],
  usualLateFee: ['Usual late fee', lateFee],
  atEnd: ['After the last day', plain],
  depositDue: ['Deposit due', plain],
  moveInCharges: ['Move-in charges'],
  graceDays: ['Grace days'],
  firstFeeDay: ['Late fee on day'],
  proration: ['Proration', plain],
  firstMonthFull: ['First month in full'],
  utilities: ['Utilities'],
  template: ['Template', typed],
  insuranceRequired: ['Renters insurance required'],
  insuranceLeast: ['Liability coverage', dollars],
  insuranceReminds: ['Insurance reminders'],
  paidUntil: ['Paid until'],
  freeUntil: ['First payment'],
} as const satisfies Readonly<Record<string, readonly [name: string, say?: Say]>>;

/** Shown owner by owner, only to readers who may see that owner. */
const ownFields = ['shares', 'takenBack'] as const;

/** What an entry stores before or after a change. A field without a label does not compile. */
export type AuditFacts = {
  readonly [Field in keyof typeof auditFields | (typeof ownFields)[number]]?: unknown;
};
type Facts = Readonly<Record<string, unknown>>;
type Logged = { readonly before?: Facts | undefined; readonly after?: Facts | undefined };

export const fieldsWithoutWords = ({ before, after }: Logged): string[] =>
  Object.keys({ ...before, ...after }).filter(
    (field) => !(field in auditFields) && !ownFields.some((own) => own === field),
  );

export type AuditChange = { readonly field: string; readonly before: string; readonly after: string };

/** The count alone would hide a new order or new texts. */
const photosChanged = { field: 'Photos', before: '', after: 'Order or texts changed' };

const isSame = (before: unknown, after: unknown): boolean => JSON.stringify(before) === JSON.stringify(after);

function fieldChanges(before: Facts, after: Facts): AuditChange[] {
  return Object.entries(auditFields).flatMap(([field, [name, say = anyWords]]) => {
    const words: Say = (value) => (value === undefined || value === null ? '' : say(value));
    const change = { field: name, before: words(before[field]), after: words(after[field]) };
    if (change.before !== change.after) return [change];
    return field === 'photos' && !isSame(before[field], after[field]) ? [photosChanged] : [];
  });
}

const LoggedShares = z.array(z.object({ ownerId: z.string(), name: z.string(), percentage: z.number() }));
const sharesIn = ({ shares }: Facts) => LoggedShares.safeParse(shares).data ?? [];
const LoggedSets = z.array(z.object({ effectiveFrom: z.string(), shares: LoggedShares }));

type Sees = (ownerId: string) => boolean;

/** Changed shares of the owners the reader may see. */
function shareChanges(before: Facts, after: Facts, sees: Sees): AuditChange[] {
  const [was, is] = [sharesIn(before), sharesIn(after)];
  const owners = new Map([...was, ...is].map(({ ownerId, name }) => [ownerId, name]));
  const percentIn = (shares: typeof was, ownerId: string): string => {
    const share = shares.find((one) => one.ownerId === ownerId);
    return share ? `${share.percentage}%` : '';
  };
  return [...owners]
    .filter(([ownerId]) => sees(ownerId))
    .map(([ownerId, field]) => ({
      field,
      before: percentIn(was, ownerId),
      after: percentIn(is, ownerId),
    }))
    .filter((change) => change.before !== change.after);
}

/** Planned share sets that a newer set replaced, owner by owner. */
const takenBackChanges = ({ takenBack }: Facts, sees: Sees): AuditChange[] =>
  (LoggedSets.safeParse(takenBack).data ?? []).flatMap(({ effectiveFrom, shares }) =>
    shares
      .filter(({ ownerId }) => sees(ownerId))
      .map(({ name, percentage }) => ({
        field: name,
        before: `${percentage}% from ${displayDate(effectiveFrom)}`,
        after: 'Withdrawn',
      })),
  );

/** An entry's changes, for the log and every timeline, without fields that read the same before and after. */
export const changesOf = (
  { before = {}, after = {} }: Logged,
  seesOwner: Sees = () => true,
): AuditChange[] => [
  ...fieldChanges(before, after),
  ...shareChanges(before, after, seesOwner),
  ...takenBackChanges(before, seesOwner),
];
