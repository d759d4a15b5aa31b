import { createHash } from 'node:crypto';
import { plainName } from '../../shared/domain/name-line';
import { nameOf } from '../../shared/domain/names';
import { greeting } from '../gateways/mail/mail-layout';
import type { Deps } from '../runtime/deps/deps';
import type { OwnerBankLink } from '../table/billing/record';
import type { Owner } from '../table/owners/record';

const linkHours = 72;

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** A link that opens the owner's bank details without a login: what to store, and the address to mail. */
export function newBankLink(
  { organizationId, ownerId }: Owner,
  now: Date,
  { ids, settings }: Pick<Deps, 'ids' | 'settings'>,
): { readonly link: OwnerBankLink; readonly address: string } {
  const secret = ids.secret();
  const expiresAt = new Date(now.getTime() + linkHours * 3_600_000).toISOString();
  return {
    link: { organizationId, ownerId, tokenHash: hashOf(secret), expiresAt },
    address: `${settings.siteUrl}/auth/ownerBank?token=${organizationId}.${ownerId}.${secret}`,
  };
}

/** Whose link a mailed value claims to be; the stored hash decides. */
export function readBankToken(token: string) {
  const [organizationId = '', ownerId = '', secret = ''] = token.split('.');
  return { organizationId, ownerId, tokenHash: hashOf(secret) };
}

type Letter = {
  readonly owner: Owner;
  readonly organization: { readonly name: string };
  readonly address: string;
};

/** Asks the owner for bank details, by a link that works without a login or, with an account, after one. */
export function bankLetter({ owner, organization, address }: Letter) {
  const name = plainName(organization.name);
  const how =
    owner.userId === ''
      ? `The link works once, for ${linkHours} hours. You don’t need an account.`
      : 'You’ll log in first.';
  return {
    subject: 'Add your bank details',
    paragraphs: [
      greeting(nameOf(owner)),
      `${name} asks where to pay your rent. Enter your bank account on the payment provider’s own page. ${name} sees neither the number nor your identity documents. ${how}`,
    ],
    button: { label: 'Add bank details', address },
    closing: [
      'This link is only for you. Anyone who has it can change where your rent is paid, so please don’t forward it.',
      `If you didn’t expect this, don’t use the link. Call ${name} at a number you already have.`,
    ],
  };
}
