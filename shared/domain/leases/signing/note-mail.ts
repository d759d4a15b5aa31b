import { type Done, done, eventOf, type Given } from '../given';
import { signersOfPacket, withSigner } from '../lease-parts';
import type { Signer } from '../packet';
import { type Refused, refused } from '../refusals';
import type { SigningLink } from './signing-place';

type Mail = 'delivered' | 'bounced' | 'reminded' | 'sent-again';

/**
 * Records what became of a signer's mails, also after signing. A mail is delivered or bounces once; resending
 * starts anew. Refuses `link-ended` for an unknown packet or person.
 */
export function noteMail(given: Given, { link, mail }: { link: SigningLink; mail: Mail }): Done | Refused {
  const { lease, now } = given;
  const signer = signersOfPacket(lease, link).find(({ id }) => id === link.signer);
  if (!signer) return refused('link-ended');
  if (signer.mail?.state === mail) return done(given, lease);
  return done(given, withSigner(lease, afterMail(signer, mail, now.on)), [
    eventOf(given, link, mail, { signer: signer.id }),
  ]);
}

function afterMail({ mail: last, ...signer }: Signer, mail: Mail, on: string): Signer {
  if (mail === 'sent-again') return signer;
  if (mail === 'reminded') return { ...signer, ...(last && { mail: last }) };
  return { ...signer, mail: { state: mail, on } };
}
