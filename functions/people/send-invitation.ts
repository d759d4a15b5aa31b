import { plainName } from '../../shared/domain/name-line';
import { invitationDays } from '../../shared/domain/people/people';
import type { RoleLabel } from '../../shared/domain/people/roles';
import { productName } from '../../shared/domain/product';
import { mailHead } from '../common/letterhead/mail-head';
import { sendOwnInvitation } from '../common/people/own-invitation';
import { greeting, layOut } from '../gateways/mail/mail-layout';
import type { Deps } from '../runtime/deps/deps';
import type { Organization } from '../table/organizations/record';
import type { Person } from '../table/people/record';

const works: Partial<Record<RoleLabel, string>> = {
  orgAdmin: 'as an organization admin',
  rentalManager: 'as a rental manager',
  rentalOwner: 'as a rental owner',
};

type Invited = {
  readonly person: Person;
  readonly organization: Organization;
  /** The link's URL. */
  readonly address: string;
};

/** The mail is the same whether or not the receiver has an account. */
export async function sendInvitation({ person, organization, address }: Invited, deps: Deps): Promise<void> {
  const { email: to, firstName, roleLabel } = person;
  if (roleLabel === 'tenant' || roleLabel === 'applicant')
    return sendOwnInvitation({ to, role: roleLabel, firstName, organization, address }, deps);
  const content = {
    subject: `You’re invited to ${productName}`,
    paragraphs: [
      greeting(firstName),
      `${plainName(organization.name)} invited you to ${productName} ${works[roleLabel] ?? ''}. The link works once, for ${invitationDays} days.`,
    ],
    button: { label: 'Accept the invitation', address },
    closing: ['Don’t know who this is? You can ignore this email.'],
  };
  const head = await mailHead(organization, deps);
  await deps.mail.send({ to, ...layOut(content, head) });
}
