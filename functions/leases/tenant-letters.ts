import { displayDate } from '../../shared/domain/dates';
import type { Lease, Notice } from '../../shared/domain/leases/lease';
import type { Day } from '../../shared/domain/leases/moments';
import { nameOf } from '../../shared/domain/leases/parties';
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

/** Tells of a notice as it was written down. */
export const tellNotice =
  ({ by, last_day }: { by: Notice['by']; last_day: string }): Telling =>
  ({ place }) => ({
    subject: 'A notice about your lease',
    text: `${given[by]} that the lease for ${place} ends. The last day is ${displayDate(last_day)}.`,
  });

export const tellNoticeBack: Telling = ({ place }) => ({
  subject: 'The notice about your lease was taken back',
  text: `The notice about the lease for ${place} was taken back. The lease goes on.`,
});

type About = { readonly lease: Lease; readonly on: Day };

/** Tells of a new rent, in cents (D38). */
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

/** A copy for each tenant who has a mail address. */
export const toTenants = ({ lease, on }: About, tell: Telling): LetterTo[] =>
  (termInForce(lease, on)?.parties.tenants ?? [])
    .filter(({ email }) => email !== '')
    .map((tenant) => ({
      to: tenant.email,
      write: ({ place, organization }) => {
        const { subject, text } = tell({ place });
        const who = plainName(organization.name);
        const closing = `This mail is for your records. If it is not what was agreed, please tell ${who}.`;
        return { subject, paragraphs: [greeting(nameOf(tenant)), text], closing: [closing] };
      },
    }));
