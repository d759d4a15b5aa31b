import { plainName } from '../../shared/domain/name-line';
import { invitationDays } from '../../shared/domain/people';
import { productName } from '../../shared/domain/product';
import type { RoleLabel } from '../../shared/domain/roles';
import { sendOwnInvitation } from '../common/people/own-invitation';
import { greeting, layOut } from '../gateways/mail-layout';
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
export function sendInvitation({ person, organization, address }: Invited, { mail }: Deps): Promise<void> {
  const { email: to, firstName, roleLabel } = person;
  if (roleLabel === 'tenant' || roleLabel === 'applicant')
    return sendOwnInvitation({ to, role: roleLabel, firstName, organization, address }, { mail });
  const invitation = layOut({
    subject: `You are invited to ${productName}`,
    paragraphs: [
      greeting(firstName),
      `${plainName(organization.name)} invites you to work with them on ${productName} ${works[roleLabel] ?? ''}. Open this link within ${invitationDays} days to accept; it works once.`,
    ],
    button: { label: 'Accept the invitation', address },
    closing: ['If you do not know who this is, you can ignore this mail: nothing changes.'],
  });
  return mail.send({ to, ...invitation });
}
