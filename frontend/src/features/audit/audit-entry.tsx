import { chakra } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import type { AuditLine } from '../../../../shared/contract/audit';
import { displayInstant } from '../../ui/instant';
import { actorWords } from './audit-texts';

const nothing = 'empty';

/** What it was, and an arrow that follows the direction of the text; readers hear words. */
const From = ({ before }: { before: string }) => (
  <>
    <chakra.span srOnly>from</chakra.span>
    <chakra.span color="muted" minW="0">
      <bdi>{before}</bdi>
    </chakra.span>
    <chakra.span display="inline-flex" alignItems="center" color="muted" _rtl={{ transform: 'scaleX(-1)' }}>
      <ArrowRight size={13} aria-hidden="true" />
    </chakra.span>
    <chakra.span srOnly>to</chakra.span>
  </>
);

/** One field; what was not there before is said without a before. */
const Change = ({ field, before, after }: AuditLine['changes'][number]) => (
  <chakra.li display="flex" flexWrap="wrap" columnGap="2" overflowWrap="anywhere" minW="0">
    <chakra.span color="muted">
      <bdi>{field}</bdi>:
    </chakra.span>
    {before !== '' && <From before={before} />}
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
