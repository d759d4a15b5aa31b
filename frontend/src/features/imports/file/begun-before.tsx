import { DateTimeText } from '../../../ui/data/date-text';
import { Notice } from '../../../ui/feedback/notice';
import { Button } from '../../../ui/primitives/button';
import type { BringDraft } from '../bring/bring-draft';
import { useServerDraft } from '../bring/server-draft';

/** What the person began before, on whatever device. */
export function BegunBefore({ onReports }: { onReports: (reports: BringDraft) => void }) {
  const { data } = useServerDraft();
  if (!data) return null;
  return (
    <Notice
      title={data.name}
      action={
        <Button size="sm" onClick={() => onReports(data.draft)}>
          Continue with these files
        </Button>
      }
    >
      You began to bring these in: <DateTimeText at={data.savedAt} />. They are kept for 30 days.
    </Notice>
  );
}
