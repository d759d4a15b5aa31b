import { displayDate } from '../../../../../shared/domain/dates';
import { messages } from '../../../../../shared/domain/messages';
import { LeaseFile } from '../../../ui/lease-text/lease-file';
import { LeaseText } from '../../../ui/lease-text/lease-text';
import { ChangesCard } from '../parts/changes-card';
import { PrintButton } from '../parts/print-button';
import type { SignerPageProps } from '../parts/signer-page-props';
import { Card, SigningFrame } from '../parts/signing-frame';
import { StickySign } from '../parts/sticky-sign';
import { useLoading } from '../parts/use-loading';
import { DeadLink, WaitingPage } from '../parts/waiting-page';
import { CosignerForm } from './cosigner-form';
import { readCosignerLease } from './read-cosigner-lease';

/** /auth/cosigner-sign?LeasId=…: a co-signer reads the lease and signs it, no account (COS-01 to COS-05). */
export const CosignerPage = ({ link, leave }: SignerPageProps) =>
  link === '' ? <DeadLink /> : <Opened link={link} leave={leave} />;

function Opened({ link, leave }: SignerPageProps) {
  const read = useLoading(() => readCosignerLease(link));
  if (read.kind !== 'ready') return <WaitingPage read={read} />;
  const lease = read.data;
  if (!lease)
    return (
      <SigningFrame title={messages.cosignatureDoneTitle}>
        <Card>
          <p>{messages.cosignatureDone}</p>
        </Card>
      </SigningFrame>
    );
  return (
    <SigningFrame
      wide
      title={messages.leaseAgreement}
      lead={`You are asked to sign as co-signer. Read the whole text first; it can be signed until ${displayDate(lease.expires_on)}.`}
    >
      <ChangesCard changes={lease.changes} />
      <Card>
        <div className="card-tools">
          <PrintButton />
        </div>
        {lease.file && <LeaseFile file={lease.file} />}
        <LeaseText document={lease.document} signersAt={() => null} />
      </Card>
      <CosignerForm lease={lease} link={link} leave={leave} />
      <StickySign target="sign" />
    </SigningFrame>
  );
}
