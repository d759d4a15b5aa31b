import { displayDate } from '../../../shared/domain/dates';
import { displayDollars } from '../../../shared/domain/money';
import { plainName } from '../../../shared/domain/name-line';
import { greeting } from '../../gateways/mail/mail-layout';
import type { Deps } from '../../runtime/deps/deps';
import type { StoredApplication } from '../../table/screening/record';
import { letterEntry } from '../leases/lease-letters';

type Paid = {
  readonly application: StoredApplication;
  readonly what: 'application' | 'screening';
  readonly cents: number;
  readonly now: Date;
};

/** Who paid: whoever ordered the screening for the landlord, or the applicant, who holds a link. */
function payerOf({ application: { fields, screening }, what }: Paid) {
  const isLandlords = what === 'screening' && screening?.order.chargeTo === 'owner';
  if (isLandlords) return { ...screening.order.requester, counted: {} };
  return { ...fields, counted: { isStrangers: true as const } };
}

/** The receipt of a fee that was paid online; none where the organization is gone. */
export async function feeReceipt(paid: Paid, deps: Deps) {
  const { application, what, cents, now } = paid;
  const { home, organizationId } = application;
  const organization = await deps.organizations.byId(organizationId);
  if (!organization) return [];
  const payer = payerOf(paid);
  const place = [home.street, `Unit ${home.unitNumber}`, home.city].map(plainName).join(', ');
  const landlord = plainName(organization.name);
  const letter = {
    ...payer.counted,
    subject: `Receipt: your ${what} fee is paid`,
    paragraphs: [
      greeting(`${payer.firstName} ${payer.lastName}`.trim()),
      `You paid the ${what} fee of ${displayDollars(cents)} to ${landlord} for ${place} by card on ${displayDate(now.toISOString())}.`,
    ],
    closing: [`If you have questions, please ask ${landlord}.`],
  };
  return [letterEntry({ to: payer.email, letter, isAddressed: true }, { organization, place, now }, deps)];
}
