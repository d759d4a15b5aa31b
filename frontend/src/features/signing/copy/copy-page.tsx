import type { SignedCopy } from '../../../../../shared/contract/signing';
import { api } from '../../../api/client';
import type { SignerPageProps } from '../parts/signer-page-props';
import { Card, SigningFrame } from '../parts/signing-frame';
import { useLoading } from '../parts/use-loading';
import { DeadLink, WaitingPage } from '../parts/waiting-page';

const open = async (token: string): Promise<SignedCopy> =>
  (await api.signing.getSignedCopy({ body: { token } })).data;

/** /auth/copy?token=…: what everybody signed, for one who signed it. */
export const CopyPage = ({ link }: SignerPageProps) => (link === '' ? <DeadLink /> : <Opened token={link} />);

function Opened({ token }: { token: string }) {
  const read = useLoading(() => open(token));
  if (read.kind !== 'ready') return <WaitingPage read={read} />;
  return <Copy copy={read.data} onAgain={read.reload} />;
}

function Copy({ copy, onAgain }: { copy: SignedCopy; onAgain: () => void }) {
  const { place, organization, lease, is_void } = copy;
  const isReady = is_void ? copy.void : lease;
  return (
    <SigningFrame
      title={is_void ? 'This lease is void' : 'Your signed lease'}
      lead={
        is_void
          ? `${organization} voided the lease of ${place} before its first day. Nothing in it applies any more.`
          : `The lease of ${place}, from ${organization}, as everybody signed it.`
      }
    >
      <Card title="Your copies">
        {!isReady && (
          <>
            <p>The sealed copy is being prepared. That takes a minute or two.</p>
            <button type="button" className="button outline" onClick={onAgain}>
              Look again
            </button>
          </>
        )}
        {(lease || copy.void) && (
          <div className="buttons">
            {copy.void && (
              <a className="button" href={copy.void.url} download>
                Download the void page
              </a>
            )}
            {lease && (
              <a className={copy.void ? 'button outline' : 'button'} href={lease.url} download>
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
