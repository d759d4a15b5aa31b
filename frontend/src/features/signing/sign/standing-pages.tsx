import { Check } from 'lucide-react';
import type { Signing } from '../../../../../shared/contract/signing';
import { displayDate } from '../../../../../shared/domain/dates';
import { Card, SigningFrame } from '../parts/signing-frame';

/** Who signs, and who has signed; names only. */
const Signers = ({ signers }: Pick<Signing, 'signers'>) => (
  <ul className="signers">
    {signers.map(({ name, role, has_signed }) => (
      <li key={`${role} ${name}`}>
        <bdi>{name}</bdi>
        <span>
          {has_signed && <Check size={16} aria-hidden="true" />}
          {has_signed ? 'Signed' : 'Not yet'}
        </span>
      </li>
    ))}
  </ul>
);

/** This person has signed, now or earlier. */
export const Signed = ({ signing, token }: { signing: Signing; token: string }) => (
  <SigningFrame
    title={signing.is_complete ? 'Everyone has signed' : 'Thank you, your signature is in'}
    lead={
      signing.is_complete
        ? `The lease of ${signing.place} is complete. There is nothing more to do.`
        : `The lease of ${signing.place} is complete when the others have signed too. You don’t need to do anything else.`
    }
  >
    <Card title="Signatures">
      <Signers {...signing} />
      {signing.is_complete && (
        <div className="buttons">
          <a className="button" href={`/auth/copy?token=${encodeURIComponent(token)}`}>
            Get your copy
          </a>
        </div>
      )}
    </Card>
  </SigningFrame>
);

/** In a fixed order, others sign first. */
export const NotYet = ({ signing, onAgain }: { signing: Signing; onAgain: () => void }) => (
  <SigningFrame
    title="It is not your turn yet"
    lead={`${signing.organization} chose an order for signing the lease for ${signing.place}. Keep this link. It works until ${displayDate(signing.expires_on)}.`}
  >
    <Card title="Signatures">
      <Signers {...signing} />
      <button type="button" className="button outline" onClick={onAgain}>
        Check again
      </button>
    </Card>
  </SigningFrame>
);

export const Declined = () => (
  <SigningFrame title="You declined to sign">
    <Card>
      <p>
        The sender is told, with your reason. This version cannot be signed anymore; a new one comes by email.
      </p>
    </Card>
  </SigningFrame>
);
