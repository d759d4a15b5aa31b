import type { LeaseDetails } from '../../../../../shared/contract/leases';
import { displayDate } from '../../../../../shared/domain/dates';
import type { EndReason } from '../../../../../shared/domain/leases/lease';
import { Notice } from '../../../ui/notice';

const byWords = { tenants: 'The tenants', owner: 'The landlord', both: 'Both sides' } as const;

export const endWords: Record<typeof EndReason._zod.output, string> = {
  agreement: 'Both sides agreed',
  'move-out': 'The tenants moved out',
  default: 'The tenants did not keep to it',
  court: 'A court decided',
  other: 'Another reason',
};

/** What was written down about the end of a lease: holdover, notice, keys, end. */
export function StandingNotice({ lease }: { lease: LeaseDetails }) {
  const { status, notice, end, keys_on } = lease;
  const keys = keys_on && `The keys came back on ${displayDate(keys_on)}.`;
  if (status === 'holdover')
    return (
      <Notice kind="danger" title="This lease is past its end">
        The tenants have the keys and nobody has decided how it goes on. Nothing is charged until you do.
      </Notice>
    );
  if (end)
    return (
      <Notice kind="info" title={`Ended on ${displayDate(end.on)}`}>
        {[`${endWords[end.why]}.`, end.note, keys].filter(Boolean).join(' ')}
      </Notice>
    );
  if (!notice) return keys ? <Notice kind="info">{keys}</Notice> : null;
  return (
    <Notice kind="warning" title={`Notice: the last day is ${displayDate(notice.lastDay)}`}>
      {[`${byWords[notice.by]} gave it on ${displayDate(notice.givenOn)}.`, notice.reason, keys]
        .filter(Boolean)
        .join(' ')}
    </Notice>
  );
}
