import { useMutation } from '@tanstack/react-query';
import { CircleCheck, ExternalLink, Landmark, Link2Off } from 'lucide-react';
import { productName } from '../../../../../shared/domain/product';
import { api } from '../../../api/client';
import { ApiRefusal } from '../../../api/refusal';
import { refusalWords } from '../../../api/refusal-words';
import { Notice } from '../../../ui/feedback/notice';
import { AuthPage } from '../../../ui/layout/auth-page';
import { Button } from '../../../ui/primitives/button';
import { goToExternal } from '../../../ui/primitives/external-url';

type Props = { token: string | undefined; from: string | undefined };

const isDead = (error: unknown): boolean =>
  error instanceof ApiRefusal && (error.code === 'link-not-valid' || error.code === 'invalid');

/** /auth/ownerBank: an owner without an account enters bank details; the provider leads back here. */
export function OwnerBankPage({ token, from }: Props) {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: async (value: string) => (await api.owners.openBankLink({ body: { token: value } })).data,
    onSuccess: ({ url }) => goToExternal(url),
  });
  if (from === 'provider')
    return (
      <AuthPage
        title="Thank you"
        lead="The payment provider has what you entered. If something is still missing, you are asked by email. You can close this page."
        icon={<CircleCheck aria-hidden="true" />}
      />
    );
  if (token === undefined || from === 'expired' || isDead(error)) return <DeadLink />;
  return (
    <AuthPage
      title="Add your bank details"
      lead={`You enter the account your rent is paid to on the payment provider’s page. Neither your property manager nor ${productName} sees the number or your identity documents.`}
      icon={<Landmark aria-hidden="true" />}
      footer="Have your bank account number and an identity document ready. This link works once."
    >
      {error && <Notice kind="danger">{refusalWords(error)}</Notice>}
      <Button
        size="lg"
        pending={isPending || isSuccess}
        pendingText="Opening …"
        onClick={() => mutate(token)}
      >
        Continue
        <ExternalLink size={16} aria-hidden="true" />
      </Button>
    </AuthPage>
  );
}

const DeadLink = () => (
  <AuthPage
    title="This link is no longer valid"
    lead="Each link works once, within 72 hours, and ends when a newer one is sent. What you entered is kept: ask your property manager for a new link to continue."
    icon={<Link2Off aria-hidden="true" />}
  />
);
