import { EmptyState } from '../../../ui/feedback/empty-state';
import { Notice } from '../../../ui/feedback/notice';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import { failedText } from '../run/failed-text';
import { linesText, propertiesText } from '../run/totals';
import { fits, RoomNotice } from './room-notice';
import type { DryRun } from './use-dry-run';

export const NoLines = ({ onTakeBack }: { onTakeBack: () => void }) => (
  <Section flush>
    <EmptyState
      title="Every line is skipped"
      text="Include some lines again, or choose another file."
      action={
        <Button variant="outline" onClick={onTakeBack}>
          Include all lines again
        </Button>
      }
    />
  </Section>
);

/** How many lines are wrong, or that none is. Announced when it changes. */
export const LineErrorsNotice = ({ wrong }: { wrong: number }) =>
  wrong > 0 ? (
    <Notice
      kind="warning"
      title={`${linesText(wrong)} cannot be imported as ${wrong === 1 ? 'it is' : 'they are'}`}
    >
      Fix them below or skip them. A property is imported with all of its lines or not at all.
    </Notice>
  ) : (
    <Notice kind="success" announced title="Every line can be read">
      Compare the totals with your own records. The next step checks with the server and still changes
      nothing.
    </Notice>
  );

/** What the server said about the whole file: an import to resume, no room, or a failed check. */
export function ServerCheckNotice({
  dryRun: { phase, already, room, needed, error },
  isFresh,
  mayUpgrade,
  onRetry,
}: {
  dryRun: DryRun;
  /** Nothing has changed since the server was asked. */
  isFresh: boolean;
  mayUpgrade: boolean;
  onRetry: () => void;
}) {
  return (
    <>
      {already > 0 && (
        <Notice title="This file continues where it stopped">
          {`${propertiesText(already)} ${already === 1 ? 'was' : 'were'} already imported and will not be added again.`}
        </Notice>
      )}
      {isFresh && phase === 'checked' && room && !fits(room, needed) && (
        <RoomNotice room={room} needed={needed} mayUpgrade={mayUpgrade} />
      )}
      {phase === 'failed' && (
        <Notice
          kind="danger"
          title="The lines could not be checked against your account"
          action={
            <Button variant="outline" size="sm" onClick={onRetry}>
              Retry
            </Button>
          }
        >
          {failedText(error)}
        </Notice>
      )}
    </>
  );
}
