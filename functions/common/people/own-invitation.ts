import { plainName } from '../../../shared/domain/name-line';
import { invitationDays } from '../../../shared/domain/people/people';
import { productName } from '../../../shared/domain/product';
import { greeting, layOut } from '../../gateways/mail/mail-layout';
import type { Deps } from '../../runtime/deps/deps';
import { mailHead } from '../letterhead/mail-head';

/** Roles that people have for their own sake, and do not work in. */
export type OwnRole = 'tenant' | 'applicant';

type Invited = {
  readonly firstName: string;
  readonly organization: { readonly organizationId: string; readonly name: string };
  /** The link's URL. */
  readonly address: string;
};

const words: Record<OwnRole, { subject: string; text: string; button: string }> = {
  tenant: {
    subject: `Your renter account for ${productName}`,
    text: 'Pay rent, see your lease, and send requests in one place.',
    button: 'Create your account',
  },
  applicant: {
    subject: `Your rental applications on ${productName}`,
    text: 'See your applications, where they stand, and what to do next in one place.',
    button: 'Open your applications',
  },
};

const until = `The link works once, for ${invitationDays} days.`;

/** The invitation as a part of another mail. */
export const tenantInvitation = (address: string) => ({
  text: `${words.tenant.text} ${until}`,
  button: { label: words.tenant.button, address },
});

/** Invites to an account. The mail is the same whether or not they have one. */
export function ownInvitation(role: OwnRole, { firstName, organization, address }: Invited) {
  const { subject, text, button } = words[role];
  return {
    subject,
    paragraphs: [greeting(firstName), `${plainName(organization.name)} invites you. ${text}`, until],
    button: { label: button, address },
    closing: ['Don’t know who this is? You can ignore this email.'],
  };
}

type Sent = Invited & { readonly to: string; readonly role: OwnRole };

export async function sendOwnInvitation({ to, role, ...invited }: Sent, deps: Deps): Promise<void> {
  const head = await mailHead(invited.organization, deps);
  await deps.mail.send({ to, ...layOut(ownInvitation(role, invited), head) });
}
