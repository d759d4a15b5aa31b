import { ChangedFields } from '../../ui/data/changed-fields';
import { DateTimeText } from '../../ui/data/date-text';
import { Drawer } from '../../ui/feedback/drawer';
import { Fact, Facts } from '../../ui/layout/facts';
import { Stack } from '../../ui/layout/layout';
import { PlainList } from '../../ui/layout/plain-list';
import { Muted, SubTitle } from '../../ui/primitives/text';
import { TextLink } from '../../ui/primitives/text-link';
import { type AuditRow, screenOf } from './audit-rows';
import { actorWords } from './audit-texts';

type Props = { row: AuditRow; onClose: () => void };

/** Everything that the log has of an entry, or of the run that it stands for. */
export default function EntryDrawer({ row: { entry, run }, onClose }: Props) {
  const to = screenOf(entry);
  const isRun = run.length > 1;
  return (
    <Drawer open onClose={onClose} title={entry.words} wide>
      <Stack gap="5">
        <Facts>
          <Fact label="When">
            <DateTimeText at={entry.at} />
          </Fact>
          <Fact label="Who">{actorWords(entry)}</Fact>
          {!isRun && entry.object_name !== '' && (
            <Fact label="Where" wide>
              {to ? <TextLink {...to}>{entry.object_name}</TextLink> : entry.object_name}
            </Fact>
          )}
          {entry.request_id && (
            <Fact label="Request" wide>
              {entry.request_id}
            </Fact>
          )}
        </Facts>
        {isRun ? (
          <Stack gap="2">
            <SubTitle>{`${run.length.toLocaleString('en-US')} in one run`}</SubTitle>
            <PlainList>
              {run.map((one) => (
                <li key={one.id}>
                  <bdi>{one.object_name || one.words}</bdi>
                </li>
              ))}
            </PlainList>
          </Stack>
        ) : entry.changes.length > 0 ? (
          <ChangedFields changes={entry.changes} />
        ) : (
          <Muted>No values changed.</Muted>
        )}
      </Stack>
    </Drawer>
  );
}
