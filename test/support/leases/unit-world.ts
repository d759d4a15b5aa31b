import { addDays } from '../../../shared/domain/dates';
import { adoptLease } from '../../../shared/domain/leases/adopt/adopt-lease';
import { overlapsOf } from '../../../shared/domain/leases/day-ranges';
import { createDraft } from '../../../shared/domain/leases/draft/write-draft';
import type { Done, Given } from '../../../shared/domain/leases/given';
import { isRefused, type LeaseRefusal, type Refused } from '../../../shared/domain/leases/refusals';
import { agreedDays, decidedDays } from '../../../shared/domain/leases/rent/rent-days';
import { expirePacket } from '../../../shared/domain/leases/signing/void-packet';
import { emptyCalendar, isOver, type UnitCalendar } from '../../../shared/domain/leases/status/calendar';
import { entriesOf } from '../../../shared/domain/leases/status/calendar-entries';
import { type LeaseStatus, statusOf } from '../../../shared/domain/leases/status/status';
import { changedDues, stepsDue } from '../../../shared/domain/leases/steps/steps';
import type { TermFields } from '../../../shared/domain/leases/term';
import { checkLease, deepFreeze, type LeaseHistory, textOf } from './check-lease';
import { equal, holds } from './holds';
import { clerk, ids, noon } from './lease-data';

/** One unit, its leases and its calendar, through whose life every rule of leases.md is checked. */
export class UnitWorld {
  today = '2024-01-20';
  calendar: UnitCalendar = emptyCalendar;
  readonly leases: LeaseHistory[] = [];
  /** Every change of status, by a command or by a day: `draft sent`. */
  readonly transitions = new Set<string>();

  draft(fields: TermFields): void {
    const leaseId = `lse_${this.leases.length + 1}`;
    const given = { calendar: this.calendar, now: noon(this.today), actor: clerk };
    const answer = createDraft(given, { ids: ids(leaseId), fields });
    if (isRefused(answer)) throw new Error(answer.refused);
    const lived: LeaseHistory = {
      lease: answer.lease,
      events: [],
      frozen: new Map(),
      dues: new Map(),
      told: new Set(),
      seen: new Map(),
      isRewritten: false,
    };
    this.leases.push(lived);
    this.take(lived, answer);
  }

  /** Brings in a lease that was signed elsewhere, if the unit has room for it. */
  adopt(fields: TermFields): LeaseRefusal | 'done' {
    const leaseId = `lse_${this.leases.length + 1}`;
    const given = { calendar: this.calendar, now: noon(this.today), actor: clerk };
    const answer = adoptLease(given, { ids: ids(leaseId), fields });
    if (isRefused(answer)) return answer.refused;
    const { added } = changedDues(undefined, { after: answer.lease, on: this.today });
    const lived: LeaseHistory = {
      lease: deepFreeze(answer.lease),
      events: [],
      frozen: new Map(),
      dues: new Map(added.map(({ name, on }) => [name, on])),
      told: new Set(),
      seen: new Map(),
      isRewritten: false,
    };
    this.leases.push(lived);
    this.calendar = deepFreeze(answer.calendar);
    checkLease(lived, this.today);
    this.checkCalendar();
    return 'done';
  }

  /** Tries a command on a lease of the unit; its input is frozen, so it can change nothing in place. */
  try<I>(
    lived: LeaseHistory,
    command: (given: Given, input: I) => Done | Refused,
    input: I,
  ): LeaseRefusal | 'done' {
    const { lease } = lived;
    const answer = command({ lease, calendar: this.calendar, now: noon(this.today), actor: clerk }, input);
    if (isRefused(answer)) return answer.refused;
    this.take(lived, answer);
    return 'done';
  }

  private take(lived: LeaseHistory, { lease, calendar, events }: Done): void {
    const { added, removed } = changedDues(lived.lease, { after: lease, on: this.today });
    for (const { name } of removed) lived.dues.delete(name);
    for (const { name, on } of added) lived.dues.set(name, on);
    this.turn(statusOf(lived.lease, this.today), statusOf(lease, this.today));
    lived.lease = deepFreeze(lease);
    lived.events.push(...events);
    this.calendar = deepFreeze(calendar);
    for (const { term, version, sent } of lease.packets)
      if (sent.on === this.today && !lived.frozen.has(`${term}/${version}`))
        lived.frozen.set(`${term}/${version}`, textOf(lease, term));
    checkLease(lived, this.today);
    this.checkCalendar();
  }

  /** Moves the clock; the job handles what is due on the day it stops, as after an outage. */
  goTo(day: string): void {
    if (day <= this.today) return;
    for (const { lease, seen } of this.leases) seen.set(this.today, statusOf(lease, this.today));
    for (const { lease } of this.leases)
      for (let on = addDays(day, -1); on >= this.today && on > addDays(day, -4); on = addDays(on, -1))
        this.turn(statusOf(lease, on), statusOf(lease, addDays(on, 1)));
    this.today = day;
    for (const lived of this.leases) this.runJob(lived);
    for (const lived of this.leases) checkLease(lived, day);
    this.checkCalendar();
  }

  private turn(was: LeaseStatus, is: LeaseStatus): void {
    if (was !== is) this.transitions.add(`${was} ${is}`);
  }

  private runJob(lived: LeaseHistory): void {
    const due = [...lived.dues].filter(([, on]) => on <= this.today).map(([name]) => name);
    for (const step of stepsDue(lived.lease, this.today)) {
      if (lived.told.has(step.name)) continue;
      holds(due.includes(step.name), `${step.name} has no due on ${this.today}`);
      lived.told.add(step.name);
      const [, , term, version] = step.name.split(':');
      const packet = { term: Number(term), version: Number(version) };
      if (step.kind === 'expired') equal(this.try(lived, expirePacket, packet), 'done', step.name);
    }
    for (const name of due) lived.dues.delete(name);
  }

  private checkCalendar(): void {
    const live = this.calendar.entries.filter((entry) => !isOver(entry, this.today));
    const own = this.leases.flatMap(({ lease }) =>
      entriesOf(lease, this.today).filter((entry) => !isOver(entry, this.today)),
    );
    const sorted = (entries: readonly object[]) =>
      entries
        .map((entry) => JSON.stringify(entry))
        .toSorted()
        .join();
    equal(sorted(live), sorted(own), 'the calendar and the facts');
    const charged = this.leases.map(({ lease }) => [...agreedDays(lease), ...decidedDays(lease)]);
    for (const [index, one] of charged.entries())
      for (const other of charged.slice(index + 1))
        holds(overlapsOf(one, other).length === 0, 'two leases are charged for one day');
    for (const one of live)
      for (const other of live) {
        if (one.lease === other.lease || one.kind === 'draft' || other.kind === 'draft') continue;
        holds(overlapsOf([one], [other]).length === 0, 'two terms overlap in the calendar');
      }
  }
}
