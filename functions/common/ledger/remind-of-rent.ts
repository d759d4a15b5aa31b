import { latestSigned, termInForce } from '../../../shared/domain/leases/standing';
import { dayAt, dayInZone } from '../../../shared/domain/leases/time-zones';
import {
  askedReminder,
  mayRemind,
  type NotReminded,
  type RentReminder,
  reminderText,
  rentReminders,
} from '../../../shared/domain/ledger/rent-reminders';
import { plainName } from '../../../shared/domain/name-line';
import { isQuiet } from '../../../shared/domain/quiet-hours';
import { greeting } from '../../gateways/mail-layout';
import { type Audited, auditedProcess } from '../../runtime/audit';
import type { Deps } from '../../runtime/deps/deps';
import type { AuditEntry } from '../../table/audit/record';
import type { StoredHead } from '../../table/ledger/record';
import { type LeaseAt, leaseById, momentAt } from '../leases/lease-at';
import { letterEntry } from '../leases/lease-letters';
import type { LedgerAt } from './find-ledger';
import { aboutLedger, ledgerKeyOf } from './ledger-place';

/** Whether tenants of this ledger may be reminded now, by what its head alone says. */
export function isToRemind({ shown: { zone = 'UTC' }, open }: StoredHead, now: Date): boolean {
  const dayOf = (instant: Date) => dayInZone(zone, instant);
  return mayRemind({ open }, dayOf(now)) && !isQuiet(dayOf, now);
}

type Reminding = { readonly at: LeaseAt; readonly reminder: RentReminder; readonly now: Date };
/** The log entry by whoever reminds. */
type Logged = { readonly audit: (change: Audited) => AuditEntry };

/** A mail to each tenant of the term in force, else of the last one. */
function lettersOf({ at, reminder, now }: Reminding, deps: Deps) {
  const { read, unit, head } = at;
  const { lease } = read;
  const { on } = momentAt(at, now);
  const { organizationId } = unit;
  const place = `unit ${unit.unitNumber}, ${head.property.title}`;
  const { subject, sentence } = reminderText(reminder, place);
  const address = `${deps.settings.siteUrl}/payrent?id=${encodeURIComponent(lease.leaseId)}`;
  const button = { label: 'See what is due', address };
  const closing = ['If you have paid already, thank you: there is nothing else to do.'];
  const { tenants } = (termInForce(lease, on) ?? latestSigned(lease, on))?.parties ?? { tenants: [] };
  return tenants
    .filter(({ email }) => email !== '')
    .map(({ email: to, firstName }) => {
      const letter = { subject, paragraphs: [greeting(plainName(firstName)), sentence], button, closing };
      return letterEntry({ to, letter }, { organization: { organizationId, name: '' }, place, now }, deps);
    });
}

/** Whether it is night at the property of a lease. */
const isQuietAt = ({ head }: LeaseAt, now: Date): boolean =>
  isQuiet((instant) => dayAt(head.property, instant), now);

/** Mails a reminder with its log entry, once a lease, kind and day. Answers why it did not. */
async function remindOnce(
  { audit, ...reminding }: Reminding & Logged,
  deps: Deps,
): Promise<NotReminded | undefined> {
  const { at, reminder, now } = reminding;
  const { kind, due, cents } = reminder;
  const { organizationId, leaseId } = ledgerKeyOf(at);
  const mails = lettersOf(reminding, deps);
  if (mails.length === 0) return 'email';
  const key = `${leaseId} ${kind} ${momentAt(at, now).on}`;
  const after = { amount: cents, day: due };
  const trace = {
    once: { organizationId, scope: 'rent-reminder', key, hash: '' },
    audit: audit({ action: 'ledger.remind', ...aboutLedger(at), after }),
    ...{ reply: null, now },
  };
  return (await deps.ledgers.remind({ trace, mails })) ? undefined : 'today';
}

/** Reminds the tenants of a lease of what today asks, each reminder once. Answers how many were sent. */
export async function remindOfRent(
  { now, ...key }: { organizationId: string; leaseId: string; now: Date },
  deps: Deps,
): Promise<number> {
  const at = await leaseById(key, deps);
  if (!at || isQuietAt(at, now)) return 0;
  const [{ book, pending }, autopay] = await Promise.all([
    deps.ledgers.book(ledgerKeyOf(at)),
    deps.autopays.byLease(key),
  ]);
  const asked = {
    lease: at.read.lease,
    today: momentAt(at, now).on,
    pending,
    hasAutopay: autopay?.state === 'on',
  };
  const { organizationId } = key;
  const audit = (change: Audited) =>
    auditedProcess({ ...change, organizationId, process: 'rent', now }, deps);
  let sent = 0;
  for (const reminder of rentReminders(book.head, asked))
    if ((await remindOnce({ at, reminder, now, audit }, deps)) === undefined) sent += 1;
  return sent;
}

/** Reminds a lease's tenants of all that is past due, as a person asked. Answers the cents, or why not. */
export async function remindOfPastDue(
  at: LedgerAt,
  { now, audit }: { readonly now: Date } & Logged,
  deps: Deps,
): Promise<number | NotReminded> {
  if (isQuietAt(at, now)) return 'night';
  const { read, ledger } = at;
  const asked = { lease: read.lease, today: momentAt(at, now).on, pending: ledger.pending };
  const reminder = askedReminder(ledger.book.head, asked);
  if (!reminder) return 'nothing';
  return (await remindOnce({ at, reminder, now, audit }, deps)) ?? reminder.cents;
}
