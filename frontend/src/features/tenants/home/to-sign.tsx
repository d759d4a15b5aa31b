import type { MyLease } from '../../../../../shared/contract/tenants';
import { displayDate } from '../../../../../shared/domain/dates';
import { displayDollars } from '../../../../../shared/domain/money';
import { Notice } from '../../../ui/feedback/notice';
import { SignButton } from './sign-button';

type TermToCome = { readonly from: string; readonly to?: string | undefined; readonly rent: number };
const termsOf = ({ from, to, rent }: TermToCome): string =>
  `It runs from ${displayDate(from)}${to ? ` to ${displayDate(to)}` : ''}, for ${displayDollars(rent)} a month.`;

const isFirst = ({ status }: MyLease): boolean => status === 'sent' || status === 'partly-signed';

/** What this tenant has to sign or has signed, and who is waited for. */
export function ToSign({ lease }: { lease: MyLease }) {
  const { to_sign, signed_ahead, unit_number, organization, lease_id } = lease;
  const what = `the ${isFirst(lease) ? 'lease' : 'renewal'} for Unit ${unit_number}`;
  if (!to_sign) return signed_ahead ? <SignedAhead what={what} ahead={signed_ahead} /> : null;
  if (!to_sign.is_turn)
    return (
      <Notice title="Your turn to sign comes later">
        {`Others sign ${what} first. You will get an email when it is your turn.`}
      </Notice>
    );
  return (
    <Notice kind="warning" title={`Sign ${what}`} action={<SignButton leaseId={lease_id} />}>
      {`${organization} asks you to sign by ${displayDate(to_sign.expires_on)}. ${termsOf(to_sign)}`}
    </Notice>
  );
}

function SignedAhead({ what, ahead }: { what: string; ahead: NonNullable<MyLease['signed_ahead']> }) {
  const { signed_on, waiting_for: others } = ahead;
  const title = `You signed ${what} on ${displayDate(signed_on)}`;
  const stand = others === 1 ? 'One other person still has to sign.' : `${others} others still have to sign.`;
  return (
    <Notice kind={others === 0 ? 'success' : 'info'} title={title}>
      {`${others === 0 ? 'Everybody has signed.' : stand} ${termsOf(ahead)}`}
    </Notice>
  );
}
