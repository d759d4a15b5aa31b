import { displayInstant } from '../ui/data/instant';
import { Notice } from '../ui/feedback/notice';

/** Without network: since when this is known, and what cannot be done meanwhile. */
export const KeptNotice = ({ at }: { at: string | undefined }) =>
  at !== undefined && (
    <Notice kind="warning" title="You’re offline. This is what this device saw last">
      {`It is from ${displayInstant(at)}, and may have changed since. Nothing can be paid, signed or sent until you are online again.`}
    </Notice>
  );
