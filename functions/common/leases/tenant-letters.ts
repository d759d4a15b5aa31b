import { counted } from '../../../shared/domain/counted';
import { displayDate } from '../../../shared/domain/dates';
import type { ReportKind } from '../../../shared/domain/leases/condition/report';
import type { Lease, Notice } from '../../../shared/domain/leases/lease';
import type { Day } from '../../../shared/domain/leases/moments';
import { beforeTermEnd } from '../../../shared/domain/leases/moves/tenant-notice';
import { nameOf, type Tenant } from '../../../shared/domain/leases/parties';
import { termInForce } from '../../../shared/domain/leases/status/standing';
import { displayDollars } from '../../../shared/domain/money';
import { plainName } from '../../../shared/domain/name-line';
import { greeting } from '../../gateways/mail/mail-layout';
import type { LetterTo } from './lease-letters';

export type Telling = (context: { readonly place: string }) => {
  readonly subject: string;
  readonly text: string;
};

const given: Record<Notice['by'], string> = {
  tenants: 'The tenants gave notice to end',
  owner: 'The landlord gave notice to end',
  both: 'Both sides agreed to end',
};

type Given = { readonly by: Notice['by']; readonly last_day: string };

/** Tells tenants of a recorded notice, and when it comes in the middle of a fixed term. */
export const notifyNotice =
  ({ lease, on }: About, { by, last_day }: Given): Telling =>
  ({ place }) => {
    const early = beforeTermEnd(lease, { lastDay: last_day }, on);
    const sooner = early
      ? ` The fixed term runs to ${displayDate(early.to)}, so this is ${counted(early.days, 'day')} before it ends.`
      : '';
    return {
      subject: 'A notice about your lease',
      text: `${given[by]} the lease for ${place}. The last day is ${displayDate(last_day)}.${sooner}`,
    };
  };

export const notifyNoticeBack: Telling = ({ place }) => ({
  subject: 'The notice about your lease was withdrawn',
  text: `The notice about the lease for ${place} was withdrawn. The lease continues.`,
});

type About = { readonly lease: Lease; readonly on: Day };

/** Tells tenants of a new rent, in cents (D38). */
export const notifyRent =
  ({ lease }: About, { line, cents, from }: { line: string; cents: number; from: string }): Telling =>
  ({ place }) => {
    const lines = lease.terms.flatMap(({ rentLines }) => rentLines);
    const label = lines.findLast(({ id }) => id === line)?.label || 'Rent';
    return {
      subject: 'A new rent for your home',
      text: `${label} for ${place} is ${displayDollars(cents)} a month starting ${displayDate(from)}.`,
    };
  };

/** A copy for each tenant with a mail address. */
export const toTenants = ({ lease, on }: About, tell: Telling): LetterTo[] =>
  (termInForce(lease, on)?.parties.tenants ?? [])
    .filter(({ email }) => email !== '')
    .map((tenant) => ({
      to: tenant.email,
      write: ({ place, organization }) => {
        const { subject, text } = tell({ place });
        const who = plainName(organization.name);
        const closing = `This email is for your records. If it isn’t what you agreed, please tell ${who}.`;
        return { subject, paragraphs: [greeting(nameOf(tenant)), text], closing: [closing] };
      },
    }));

const moves: Record<ReportKind, string> = { in: 'move-in', out: 'move-out' };

type Asking = { readonly kind: ReportKind; readonly until: Day };

/** Asks a tenant to answer a condition report, by a link of their own. */
export const askToAnswer =
  ({ kind, until }: Asking) =>
  ({ tenant, address }: { readonly tenant: Tenant; readonly address: string }): LetterTo => ({
    to: tenant.email,
    isAddressed: true,
    write: ({ place, organization }) => ({
      subject: `Review your ${moves[kind]} report`,
      paragraphs: [
        greeting(nameOf(tenant)),
        `${plainName(organization.name)} signed the ${moves[kind]} report for ${place}. Review it by ${displayDate(until)}. Say where you see it differently, then sign it or say why you won’t. You don’t need an account.`,
        'One tenant can sign for everyone.',
      ],
      button: { label: 'Review the report', address },
      closing: [
        'This link is only for you. Anyone who has it can sign in your name, so please don’t forward it.',
      ],
    }),
  });
