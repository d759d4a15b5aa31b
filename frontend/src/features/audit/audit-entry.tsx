import type { AuditLine } from '../../../../shared/contract/audit';
import { ChangeEntry } from '../../ui/change-entry';
import { Columns } from '../../ui/columns';
import { Muted } from '../../ui/text';
import { Instant } from '../../ui/when';
import { actorWords, isSaidAlready } from './audit-texts';

export const AuditEntryItem = ({ entry }: { entry: AuditLine }) => (
  <Columns as="li" widths="11rem 1fr" columnGap="6" rowGap="1">
    <Muted as="span">
      <Instant at={entry.at} />
    </Muted>
    <ChangeEntry
      words={entry.words}
      object={isSaidAlready(entry) ? '' : entry.object_name}
      by={<bdi>{actorWords(entry)}</bdi>}
      changes={entry.changes}
    />
  </Columns>
);
