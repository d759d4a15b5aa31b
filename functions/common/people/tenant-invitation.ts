import { plainName } from '../../../shared/domain/name-line';
import { invitationDays } from '../../../shared/domain/people';
import { productName } from '../../../shared/domain/product';
import { greeting, layOut } from '../../gateways/mail-layout';
import type { Deps } from '../../runtime/deps/deps';

type Invited = {
  readonly to: string;
  readonly firstName: string;
  readonly organization: { readonly name: string };
  /** The link's URL. */
  readonly address: string;
};

/** Invites a tenant to an account. The mail is the same whether or not they have one with another landlord. */
export const sendTenantInvitation = (
  { to, firstName, organization, address }: Invited,
  { mail }: Pick<Deps, 'mail'>,
): Promise<void> =>
  mail.send({
    to,
    ...layOut({
      subject: `Your home on ${productName}`,
      paragraphs: [
        greeting(firstName),
        `With an account you find your lease, your home’s documents, and whom to call at ${plainName(organization.name)}, all in one place. If you have an account with this address, its password is all you need.`,
        `Open this link within ${invitationDays} days; it works once.`,
      ],
      button: { label: 'Open your home', address },
      closing: ['If you do not know who this is, you can ignore this mail: nothing changes.'],
    }),
  });
