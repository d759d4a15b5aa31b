import { latestSigned, termInForce } from '../../../shared/domain/leases/status/standing';
import { dayAt, dayInZone } from '../../../shared/domain/leases/time-zones';
import { capOn } from '../../../shared/domain/ledger/rent/late-fee-caps';
import { heldThrough, withoutHeld } from '../../../shared/domain/ledger/rent/payment-plan';
import {
  askedReminder,
  mayRemind,
  type NotReminded,
  type RentReminder,
  reminderText,
  rentReminders,
} from '../../../shared/domain/ledger/rent/rent-reminders';
import { plainName } from '../../../shared/domain/name-line';
import { isQuiet } from '../../../shared/domain/notifications/quiet-hours';
import { greeting } from '../../gateways/mail/mail-layout';
import { type Audited, auditedProcess } from '../../runtime/audit';
import type { Deps } from '../../runtime/deps/deps';
import type { AuditEntry } from '../../table/audit/record';
import type { StoredHead } from '../../table/ledger/record';
import { type LeaseAt, leaseById, momentAt } from '../leases/lease-at';
import { letterEntry } from '../leases/lease-letters';
import { heldFor } from '../notifications/held-for';
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
  const button = { label: 'See what’s due', address };
  const closing = ['If you’ve already paid, thank you. There’s nothing else to do.'];
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

/** Whether none of these letters will be sent: their readers were not invited. */
async function areAllHeld(mails: ReturnType<typeof lettersOf>, deps: Deps): Promise<boolean> {
  const held = await Promise.all(mails.map((mail) => heldFor(mail, deps)));
  return held.every((one) => one !== undefined);
}

/** Mails a reminder with its log entry, once a lease, kind and day. Answers why it did not. */
async function remindOnce(
  { audit, ...reminding }: Reminding & Logged,
  deps: Deps,
): Promise<NotReminded | undefined> {
  const { at, reminder, now } = reminding;
  const { kind, due, cents } = reminder;
  const ledger = ledgerKeyOf(at);
  const { organizationId, leaseId } = ledger;
  const { on } = momentAt(at, now);
  const mails = lettersOf(reminding, deps);
  if (mails.length === 0) return 'email';
  const key = `${leaseId} ${kind} ${on}`;
  const after = { amount: cents, day: due };
  const isHeld = await areAllHeld(mails, deps);
  const trace = {
    once: { organizationId, scope: 'rent-reminder', key, hash: '' },
    audit: audit({ action: isHeld ? 'ledger.remind-held' : 'ledger.remind', ...aboutLedger(at), after }),
    reply: null,
    now,
  };
  const marked = isHeld ? undefined : { ...ledger, reminded: on };
  if (!(await deps.ledgers.remind({ trace, mails, marked }))) return 'today';
  return isHeld ? 'held' : undefined;
}

/** Reminds the tenants of a lease of what today asks, each reminder once. Answers how many were sent. */
export async function remindOfRent(
  { now, ...key }: { organizationId: string; leaseId: string; now: Date },
  deps: Deps,
): Promise<number> {
  const at = await leaseById(key, deps);
  if (!at || isQuietAt(at, now)) return 0;
  const [{ book, pending, plan }, autopay] = await Promise.all([
    deps.ledgers.book(ledgerKeyOf(at)),
    deps.autopays.byLease(key),
  ]);
  const today = momentAt(at, now).on;
  const asked = {
    lease: at.read.lease,
    today,
    cap: capOn(at.head.property.state, today),
    pending,
    hasAutopay: autopay?.state === 'on',
  };
  const { organizationId } = key;
  const audit = (change: Audited) =>
    auditedProcess({ ...change, organizationId, process: 'rent', now }, deps);
  let sent = 0;
  // What a kept payment plan holds is not asked for (D67).
  const head = withoutHeld(book.head, heldThrough(plan, { head: book.head, pending, today }));
  for (const reminder of rentReminders(head, asked))
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
  const today = momentAt(at, now).on;
  const cap = capOn(at.head.property.state, today);
  const { pending, plan, book } = ledger;
  const asked = { lease: read.lease, today, cap, pending };
  const held = heldThrough(plan, { head: book.head, pending, today });
  const reminder = askedReminder(withoutHeld(book.head, held), asked);
  if (!reminder) return held === undefined ? 'nothing' : 'plan';
  return (await remindOnce({ at, reminder, now, audit }, deps)) ?? reminder.cents;
}
