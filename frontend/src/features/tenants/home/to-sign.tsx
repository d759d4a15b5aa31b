import type { MyLease } from '../../../../../shared/contract/tenants';
import { displayDate } from '../../../../../shared/domain/dates';
import { displayDollars } from '../../../../../shared/domain/money';
import { Notice } from '../../../ui/notice';
import { SignButton } from './sign-button';

const termsOf = ({ from, to, rent }: NonNullable<MyLease['to_sign']>): string =>
  `It runs from ${displayDate(from)}${to ? ` to ${displayDate(to)}` : ''}, for ${displayDollars(rent)} a month.`;

/** What this tenant has to sign, or who is waited for. */
export function ToSign({ lease }: { lease: MyLease }) {
  const { to_sign, unit_number, organization, lease_id, status } = lease;
  if (!to_sign) return null;
  const isFirst = status === 'sent' || status === 'partly-signed';
  const what = `the ${isFirst ? 'lease' : 'renewal'} of unit ${unit_number}`;
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
