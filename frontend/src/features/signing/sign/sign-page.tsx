import { useState } from 'react';
import type { Signing } from '../../../../../shared/contract/signing';
import { api } from '../../../api/client';
import type { SignerPageProps } from '../parts/signer-page-props';
import { useLoading } from '../parts/use-loading';
import { DeadLink, EndedMeanwhile, isDead, WaitingPage } from '../parts/waiting-page';
import { ConsentStep } from './consent-step';
import { ReadAndSign } from './read-and-sign';
import { Declined, NotYet, Signed } from './standing-pages';

const open = async (token: string): Promise<Signing> =>
  (await api.signing.openSigning({ body: { token } })).data;

/** /auth/sign?token=…: a tenant, an owner or the manager reads the lease and signs it, without logging in. */
export const SignPage = ({ link }: SignerPageProps) => (link === '' ? <DeadLink /> : <Opened token={link} />);

function Opened({ token }: { token: string }) {
  const read = useLoading(() => open(token));
  const [isDeclined, setDeclined] = useState(false);
  if (isDeclined) return <Declined />;
  if (read.kind === 'failed' && read.before && isDead(read.error))
    return <EndedMeanwhile organization={read.before.organization} />;
  if (read.kind !== 'ready') return <WaitingPage read={read} />;
  const { data: signing, reload } = read;
  if (signing.state === 'signed') return <Signed signing={signing} token={token} />;
  if (signing.state === 'waiting') return <NotYet signing={signing} onAgain={reload} />;
  const step = { token, signing, onChanged: reload, onDeclined: () => setDeclined(true) };
  return signing.consent.is_given ? <ReadAndSign {...step} /> : <ConsentStep {...step} />;
}
