import { useState } from 'react';
import { displayDate } from '../../../../../shared/domain/dates';
import { joinWords } from '../../../../../shared/domain/leases/document/words';
import { messages } from '../../../../../shared/domain/messages';
import { LeaseFile } from '../../../domain-ui/lease/lease-text/lease-file';
import { LeaseText } from '../../../domain-ui/lease/lease-text/lease-text';
import { ChangesCard } from '../parts/changes-card';
import { PrintButton } from '../parts/print-button';
import type { SignerPageProps } from '../parts/signer-page-props';
import { Card, SigningFrame } from '../parts/signing-frame';
import { StickySign } from '../parts/sticky-sign';
import { useLinkWatch } from '../parts/use-link-watch';
import { useLoading } from '../parts/use-loading';
import { DeadLink, EndedMeanwhile, isDead, WaitingPage } from '../parts/waiting-page';
import { Ask } from '../sign/ask';
import { Decline } from '../sign/decline';
import { Declined } from '../sign/standing-pages';
import { CosignerForm } from './cosigner-form';
import { type CosignerLease, readCosignerLease } from './read-cosigner-lease';

/** /auth/cosigner-sign?LeasId=…: a co-signer reads the lease and signs it, no account (COS-01 to COS-05). */
export const CosignerPage = ({ link, leave }: SignerPageProps) =>
  link === '' ? <DeadLink /> : <Opened link={link} leave={leave} />;

function Opened({ link, leave }: SignerPageProps) {
  const read = useLoading(() => readCosignerLease(link));
  const [isDeclined, setDeclined] = useState(false);
  if (isDeclined) return <Declined />;
  if (read.kind === 'failed' && read.before && isDead(read.error))
    return <EndedMeanwhile organization={read.before.organization} />;
  if (read.kind !== 'ready') return <WaitingPage read={read} />;
  const { data: lease, reload } = read;
  if (!lease)
    return (
      <SigningFrame title={messages.cosignatureDoneTitle}>
        <Card>
          <p>{messages.cosignatureDone}</p>
        </Card>
      </SigningFrame>
    );
  return (
    <ReadAndCosign
      lease={lease}
      link={link}
      leave={leave}
      onChanged={reload}
      onDeclined={() => setDeclined(true)}
    />
  );
}

type Open = SignerPageProps & { lease: CosignerLease; onChanged: () => void; onDeclined: () => void };

function ReadAndCosign({ lease, link, leave, onChanged, onDeclined }: Open) {
  const { organization, place, tenants, expires_on } = lease;
  useLinkWatch(() => readCosignerLease(link), onChanged);
  return (
    <SigningFrame
      wide
      title={messages.leaseAgreement}
      lead={`You are asked to sign as co-signer. Read the whole text first; it can be signed until ${displayDate(expires_on)}.`}
    >
      <Card>
        <p>
          <bdi>{`${organization} asks you to co-sign the lease of ${joinWords(tenants)} for ${place}.`}</bdi>
        </p>
        <p>Co-signing means that you pay what the tenants owe under this lease if they don’t.</p>
      </Card>
      <ChangesCard changes={lease.changes} />
      <Card>
        <div className="card-tools">
          <PrintButton />
        </div>
        {lease.file && <LeaseFile file={lease.file} />}
        <LeaseText document={lease.document} signersAt={() => null} />
      </Card>
      <CosignerForm lease={lease} link={link} leave={leave} onEnded={onChanged} />
      <div className="buttons">
        <Ask token={link} organization={organization} onChanged={onChanged} />
        <Decline token={link} onChanged={onChanged} onDeclined={onDeclined} />
      </div>
      <StickySign target="sign" />
    </SigningFrame>
  );
}
