import type { SignedCopy } from '../../../../../shared/contract/signing';
import { api } from '../../../api/client';
import type { SignerPageProps } from '../parts/signer-page-props';
import { Card, SigningFrame } from '../parts/signing-frame';
import { useLoading } from '../parts/use-loading';
import { DeadLink, WaitingPage } from '../parts/waiting-page';

const open = async (token: string): Promise<SignedCopy> =>
  (await api.signing.getSignedCopy({ body: { token } })).data;

/** /auth/copy?token=…: the signed lease, for a signer. */
export const CopyPage = ({ link }: SignerPageProps) => (link === '' ? <DeadLink /> : <Opened token={link} />);

function Opened({ token }: { token: string }) {
  const read = useLoading(() => open(token));
  if (read.kind !== 'ready') return <WaitingPage read={read} />;
  return <Copy copy={read.data} onAgain={read.reload} />;
}

function wordsOf({ place, organization, is_void, settlement }: SignedCopy) {
  if (is_void)
    return {
      title: 'This lease is void',
      lead: `${organization} voided the lease of ${place} before its first day. Nothing in it applies anymore.`,
    };
  if (settlement)
    return {
      title: 'Your deposit is settled',
      lead: `The letter lists every item. It is about ${place}, from ${organization}.`,
    };
  return {
    title: 'Your signed lease',
    lead: `The lease of ${place}, from ${organization}, as everyone signed it.`,
  };
}

function Copy({ copy, onAgain }: { copy: SignedCopy; onAgain: () => void }) {
  const { lease, is_void, settlement } = copy;
  const isReady = is_void ? copy.void : lease;
  return (
    <SigningFrame {...wordsOf(copy)}>
      <Card title="Your copies">
        {!isReady && (
          <>
            <p>The sealed copy is being prepared. That takes a minute or two.</p>
            <button type="button" className="button outline" onClick={onAgain}>
              Check again
            </button>
          </>
        )}
        {(lease || copy.void || settlement) && (
          <div className="buttons">
            {settlement && (
              <a className="button" href={settlement.url} download>
                Download the deposit settlement
              </a>
            )}
            {copy.void && (
              <a className="button" href={copy.void.url} download>
                Download the void page
              </a>
            )}
            {lease && (
              <a className={copy.void || settlement ? 'button outline' : 'button'} href={lease.url} download>
                Download the signed lease
              </a>
            )}
          </div>
        )}
        <p className="fine">
          The PDF is sealed: any change to it can be found. <a href="/auth/verify">Check a sealed lease</a>
        </p>
      </Card>
    </SigningFrame>
  );
}
