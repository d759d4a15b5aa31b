import { addDays, localDateOf } from '../../shared/domain/dates';
import { LeaseOutline } from '../../shared/domain/leases/lease';
import { signedTerms } from '../../shared/domain/leases/status/standing';
import { statusOf } from '../../shared/domain/leases/status/status';
import { dayOfProperty } from '../../shared/domain/leases/time-zones';
import { insuranceDue } from '../../shared/domain/people/insurance-texts';
import { insuranceOn, insuranceReminder } from '../../shared/domain/people/renters-insurance';
import { notifyPerson } from '../common/notifications/notify';
import type { Deps } from '../runtime/deps/deps';
import { depsFromEnv } from '../runtime/deps/deps-from-env';
import { inTurns } from '../runtime/in-turns';
import { job } from '../runtime/job';
import type { LeaseLine } from '../table/leases/record';
import type { InsuranceReminder, Tenancy, TenantRecord } from '../table/tenants/record';

/** Proof is asked for from so many days before the first day of a lease. */
const daysAhead = 14;

/** Nobody is mailed at midnight: a day is done from this hour of UTC on, 8 AM in Hawaii. */
const firstHour = 18;
const hourMilliseconds = 3_600_000;

const livedIn: ReadonlySet<string> = new Set(['active', 'expiring', 'month-to-month']);

/** Today at a home whose tenants are asked for proof; undefined while nobody lives there or all leave. */
function askedOn(line: LeaseLine, now: Date): string | undefined {
  const on = dayOfProperty(line.zones, now);
  const outline = LeaseOutline.parse(line.outline);
  const status = statusOf(outline, on);
  const first = signedTerms(outline, on)[0]?.from ?? '';
  const beginsSoon = status === 'signed' && first <= addDays(on, daysAhead);
  return beginsSoon || livedIn.has(status) ? on : undefined;
}

type Asked = {
  readonly tenancy: Tenancy;
  /** Local day of the home. */
  readonly today: string;
  readonly record: TenantRecord | undefined;
  readonly last: InsuranceReminder | undefined;
};

/** Reminds one tenant, if a reminder is due and they have an account. */
async function remindTenant(
  { tenancy, today, record, last }: Asked,
  now: Date,
  deps: Deps,
): Promise<boolean> {
  const { organizationId, userRoleId, leaseId } = tenancy;
  const insured = insuranceOn(record?.insurance ?? [], today);
  const due = insuranceReminder(insured, { today, last });
  if (!due) return false;
  const { person } = (await deps.people.withSessions({ organizationId, userRoleId })) ?? {};
  if (!person || person.userId === '' || person.removedAt !== undefined) return false;
  const source = `insurance-due:${userRoleId}:${due.about}:${due.times}`;
  const text = insuranceDue({ ...insured, today, leaseId });
  const { userId } = person;
  const told = await notifyPerson({ organizationId, userRoleId, userId, source, text, now }, deps);
  const reminder = { organizationId, userRoleId, ...due, version: (last?.version ?? 0) + 1 };
  return deps.tenants.remindOfInsurance({ reminder, told });
}

async function remindOrganization(organizationId: string, now: Date, deps: Deps): Promise<number> {
  const asked = (await deps.organizationSettings.ofOrganization(organizationId))?.insurance;
  if (!asked?.isRequired || !asked.reminds) return 0;
  const [lines, { tenancies, records }, reminders] = await Promise.all([
    deps.leases.everyLine(organizationId),
    deps.tenants.known(organizationId),
    deps.tenants.insuranceReminders(organizationId),
  ]);
  const days = new Map(
    lines.flatMap((line) => {
      const today = askedOn(line, now);
      return today === undefined ? [] : [[line.leaseId, today] as const];
    }),
  );
  // Somebody with two homes is asked once.
  const tenants = new Map(
    tenancies.flatMap((tenancy) => {
      const { userRoleId, leaseId } = tenancy;
      const today = days.get(leaseId);
      if (today === undefined) return [];
      const asked = { tenancy, today, record: records.get(userRoleId), last: reminders.get(userRoleId) };
      return [[userRoleId, asked] as const];
    }),
  );
  let reminded = 0;
  for (const one of tenants.values()) if (await remindTenant(one, now, deps)) reminded += 1;
  return reminded;
}

/**
 * Reminds tenants of renters insurance where their landlord asks for it, once a day: see
 * renters-insurance.md. An organization that failed is done by the next run.
 */
export const remindInsuranceWith = job('remind-insurance', async ({ now }, deps) => {
  const failures: unknown[] = [];
  let reminded = 0;
  const day = localDateOf(new Date(now.getTime() - firstHour * hourMilliseconds));
  const watches = await deps.organizationSettings.insuranceWatches();
  for (const { organizationId } of inTurns(watches.filter(({ doneOn }) => doneOn !== day))) {
    try {
      reminded += await remindOrganization(organizationId, now, deps);
      await deps.organizationSettings.finishInsuranceDay({ organizationId, doneOn: day });
    } catch (failure) {
      failures.push(failure);
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `Insurance reminders failed in ${failures.length} organizations`);
  return { reminded };
});

export const handler = remindInsuranceWith(depsFromEnv());
