import { displayDate } from '../../shared/domain/dates';
import type { ReportKind } from '../../shared/domain/leases/condition/report';
import type { Lease, Notice } from '../../shared/domain/leases/lease';
import type { Day } from '../../shared/domain/leases/moments';
import { nameOf, type Tenant } from '../../shared/domain/leases/parties';
import { termInForce } from '../../shared/domain/leases/standing';
import { displayDollars } from '../../shared/domain/money';
import { plainName } from '../../shared/domain/name-line';
import type { LetterTo } from '../common/leases/lease-letters';
import { greeting } from '../gateways/mail-layout';

type Telling = (context: { readonly place: string }) => {
  readonly subject: string;
  readonly text: string;
};

const given: Record<Notice['by'], string> = {
  tenants: 'The tenants gave notice',
  owner: 'The landlord gave notice',
  both: 'Both sides agreed',
};

/** Tells tenants of a recorded notice. */
export const tellNotice =
  ({ by, last_day }: { by: Notice['by']; last_day: string }): Telling =>
  ({ place }) => ({
    subject: 'A notice about your lease',
    text: `${given[by]} that the lease for ${place} ends. The last day is ${displayDate(last_day)}.`,
  });

export const tellNoticeBack: Telling = ({ place }) => ({
  subject: 'The notice about your lease was withdrawn',
  text: `The notice about the lease for ${place} was withdrawn. The lease continues.`,
});

type About = { readonly lease: Lease; readonly on: Day };

/** Tells tenants of a new rent, in cents (D38). */
export const tellRent =
  ({ lease }: About, { line, cents, from }: { line: string; cents: number; from: string }): Telling =>
  ({ place }) => {
    const lines = lease.terms.flatMap(({ rentLines }) => rentLines);
    const label = lines.findLast(({ id }) => id === line)?.label || 'Rent';
    return {
      subject: 'A new rent for your home',
      text: `${label} for ${place} is ${displayDollars(cents)} a month from ${displayDate(from)} on.`,
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
        const closing = `This email is for your records. If it is not what was agreed, please tell ${who}.`;
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
    write: ({ place, organization }) => ({
      subject: `Please check the ${moves[kind]} report of your home`,
      paragraphs: [
        greeting(nameOf(tenant)),
        `${plainName(organization.name)} signed the ${moves[kind]} report for ${place}. Please check it by ${displayDate(until)}: say where you see it differently, then sign it, or say why you do not. No account is needed.`,
        'One tenant signs for all of you.',
      ],
      button: { label: 'Check the report', address },
      closing: [
        'This link is only for you: anyone who has it can sign in your name. Please do not forward it.',
      ],
    }),
  });
