import { chakra } from '@chakra-ui/react';
import type { AuditLine } from '../../../../shared/contract/audit';
import { displayInstant } from '../../ui/instant';
import { actorWords } from './audit-texts';

const nothing = 'empty';

/** One field: what it was, what it is. The arrow follows the direction of the text; readers hear words. */
const Change = ({ field, before, after }: AuditLine['changes'][number]) => (
  <chakra.li display="flex" flexWrap="wrap" columnGap="2" overflowWrap="anywhere" minW="0">
    <chakra.span color="muted">
      <bdi>{field}</bdi>:
    </chakra.span>
    <chakra.span srOnly>from</chakra.span>
    <chakra.span color="muted" minW="0">
      <bdi>{before || nothing}</bdi>
    </chakra.span>
    <chakra.span aria-hidden="true" display="inline-block" _rtl={{ transform: 'scaleX(-1)' }}>
      →
    </chakra.span>
    <chakra.span srOnly>to</chakra.span>
    <chakra.span minW="0">
      <bdi>{after || nothing}</bdi>
    </chakra.span>
  </chakra.li>
);

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
        <bdi>{entry.words}</bdi>
        {entry.object_name !== '' && (
          <>
            {' '}
            <chakra.strong fontWeight="semibold">
              <bdi>{entry.object_name}</bdi>
            </chakra.strong>
          </>
        )}
      </chakra.p>
      <chakra.p m="0" fontSize="sm" color="muted" overflowWrap="anywhere">
        <bdi>{actorWords(entry)}</bdi>
      </chakra.p>
      {entry.changes.length > 0 && (
        <chakra.ul m="0" mt="2" p="0" listStyleType="none" fontSize="sm" display="grid" gap="1">
          {entry.changes.map((change) => (
            <Change key={change.field} {...change} />
          ))}
        </chakra.ul>
      )}
    </chakra.div>
  </chakra.li>
);
