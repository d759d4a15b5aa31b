import { latestSigned, termInForce } from '../../../shared/domain/leases/standing';
import { dayAt, dayInZone } from '../../../shared/domain/leases/time-zones';
import {
  mayRemind,
  type RentReminder,
  reminderText,
  rentReminders,
} from '../../../shared/domain/ledger/rent-reminders';
import { plainName } from '../../../shared/domain/name-line';
import { isQuiet } from '../../../shared/domain/quiet-hours';
import { greeting } from '../../gateways/mail-layout';
import { auditedProcess } from '../../runtime/audit';
import type { Deps } from '../../runtime/deps/deps';
import type { StoredHead } from '../../table/ledger/record';
import { type LeaseAt, leaseById, momentAt } from '../leases/lease-at';
import { letterEntry } from '../leases/lease-letters';
import { ledgerKeyOf } from './ledger-place';

/** Whether tenants of this ledger may be reminded now, by what its head alone says. */
export function isToRemind({ shown: { zone = 'UTC' }, open }: StoredHead, now: Date): boolean {
  const dayOf = (instant: Date) => dayInZone(zone, instant);
  return mayRemind({ open }, dayOf(now)) && !isQuiet(dayOf, now);
}

type Reminding = { readonly at: LeaseAt; readonly reminder: RentReminder; readonly now: Date };

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

async function remindOnce(reminding: Reminding, deps: Deps): Promise<boolean> {
  const { at, reminder, now } = reminding;
  const { kind, due, cents } = reminder;
  const { organizationId, leaseId } = ledgerKeyOf(at);
  const mails = lettersOf(reminding, deps);
  if (mails.length === 0) return false;
  const once = { organizationId, scope: 'rent-reminder', key: `${leaseId} ${kind} ${due}`, hash: '' };
  const object = { kind: 'ledger', id: leaseId, name: at.unit.unitNumber } as const;
  const change = { action: 'ledger.remind', object, about: at.unit.propertyId } as const;
  const after = { amount: cents, day: due };
  const audit = auditedProcess({ ...change, after, organizationId, process: 'rent', now }, deps);
  return deps.ledgers.remind({ trace: { audit, once, reply: null, now }, mails });
}

/** Reminds the tenants of a lease of what today asks, each reminder once. Answers how many were sent. */
export async function remindOfRent(
  { now, ...key }: { organizationId: string; leaseId: string; now: Date },
  deps: Deps,
): Promise<number> {
  const at = await leaseById(key, deps);
  if (!at || isQuiet((instant) => dayAt(at.head.property, instant), now)) return 0;
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
  let sent = 0;
  for (const reminder of rentReminders(book.head, asked))
    if (await remindOnce({ at, reminder, now }, deps)) sent += 1;
  return sent;
}
