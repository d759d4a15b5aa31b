import { plainName } from '../../../shared/domain/name-line';
import { invitationDays } from '../../../shared/domain/people';
import { productName } from '../../../shared/domain/product';
import { greeting, layOut } from '../../gateways/mail-layout';
import type { Deps } from '../../runtime/deps/deps';

/** Roles that people have for their own sake, and do not work in. */
export type OwnRole = 'tenant' | 'applicant';

type Invited = {
  readonly firstName: string;
  readonly organization: { readonly name: string };
  /** The link's URL. */
  readonly address: string;
};

const words: Record<OwnRole, { subject: string; finds: (who: string) => string; button: string }> = {
  tenant: {
    subject: `Your home on ${productName}`,
    finds: (who) => `your lease, your home’s documents, and whom to call at ${who}`,
    button: 'Open your home',
  },
  applicant: {
    subject: `Your rental applications on ${productName}`,
    finds: (who) => `your applications to ${who}, where they stand, and what to do next`,
    button: 'Open your applications',
  },
};

/** Invites to an account. The mail is the same whether or not they have one. */
export function ownInvitation(role: OwnRole, { firstName, organization, address }: Invited) {
  const { subject, finds, button } = words[role];
  return {
    subject,
    paragraphs: [
      greeting(firstName),
      `With an account you find ${finds(plainName(organization.name))}, all in one place. If you have an account with this address, its password is all you need.`,
      `Open this link within ${invitationDays} days; it works once.`,
    ],
    button: { label: button, address },
    closing: ['If you do not know who this is, you can ignore this mail: nothing changes.'],
  };
}

type Sent = Invited & { readonly to: string; readonly role: OwnRole };

export const sendOwnInvitation = ({ to, role, ...invited }: Sent, { mail }: Pick<Deps, 'mail'>) =>
  mail.send({ to, ...layOut(ownInvitation(role, invited)) });
