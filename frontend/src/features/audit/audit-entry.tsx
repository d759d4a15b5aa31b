import { chakra } from '@chakra-ui/react';
import type { AuditLine } from '../../../../shared/contract/audit';
import { ChangedFields } from '../../ui/changed-fields';
import { displayInstant } from '../../ui/instant';
import { actorWords, isSaidAlready } from './audit-texts';

/** Who, what, when, and from what to what. */
export const AuditEntryItem = ({ entry }: { entry: AuditLine }) => (
  <chakra.li
    display="grid"
    gap={{ base: '1', md: '6' }}
    gridTemplateColumns={{ base: '1fr', md: '11rem 1fr' }}
    px={{ base: '4', md: '6' }}
    py="4"
    borderTopWidth="1px"
    borderColor="border"
    _first={{ borderTopWidth: '0' }}
  >
    <chakra.time dateTime={entry.at} color="muted" fontSize="sm" fontVariantNumeric="tabular-nums">
      <bdi>{displayInstant(entry.at)}</bdi>
    </chakra.time>
    <chakra.div minW="0">
      <chakra.p m="0" overflowWrap="anywhere">
        <bdi>
          {entry.words}{' '}
          {!isSaidAlready(entry) && (
            <chakra.strong fontWeight="semibold">
              <bdi>{entry.object_name}</bdi>
            </chakra.strong>
          )}
        </bdi>
      </chakra.p>
      <chakra.p m="0" fontSize="sm" color="muted" overflowWrap="anywhere">
        <bdi>{actorWords(entry)}</bdi>
      </chakra.p>
      {entry.changes.length > 0 && <ChangedFields changes={entry.changes} />}
    </chakra.div>
  </chakra.li>
);
