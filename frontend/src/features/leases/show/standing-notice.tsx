import type { LeaseDetails } from '../../../../../shared/contract/leases';
import { displayDate } from '../../../../../shared/domain/dates';
import { Notice } from '../../../ui/feedback/notice';
import { agreedTermOf } from '../parts/terms-of';
import { endWords } from './end-words';

const byWords = { tenants: 'The tenants', owner: 'The landlord', both: 'Both sides' } as const;

/** What is recorded about the end of a lease: holdover, notice, keys, end. */
export function StandingNotice({ lease }: { lease: LeaseDetails }) {
  const { status, notice, end, keys_on } = lease;
  const isOver = ['ended', 'settled', 'void'].includes(status);
  const termTo = agreedTermOf(lease)?.to;
  const keys = keys_on && `Keys returned on ${displayDate(keys_on)}.`;
  if (status === 'holdover')
    return (
      <Notice kind="danger" title="This lease expired: tenants still in the unit">
        The tenants still have the keys. No rent is charged until you decide what’s next.
      </Notice>
    );
  if (end)
    return (
      <Notice kind="info" title={`${isOver ? 'Ended' : 'Ends'} on ${displayDate(end.on)}`}>
        {[`${endWords[end.why]}.`, end.note, keys].filter(Boolean).join(' ')}
      </Notice>
    );
  if (!notice) return keys ? <Notice kind="info">{keys}</Notice> : null;
  return (
    <Notice kind="warning" title={`Notice: the last day is ${displayDate(notice.lastDay)}`}>
      {[
        `${byWords[notice.by]} gave it on ${displayDate(notice.givenOn)}.`,
        termTo !== undefined &&
          notice.lastDay < termTo &&
          `The fixed term would have run to ${displayDate(termTo)}.`,
        notice.reason,
        keys,
      ]
        .filter(Boolean)
        .join(' ')}
    </Notice>
  );
}
