import { chakra } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';

type Change = { readonly field: string; readonly before: string; readonly after: string };

const nothing = 'empty';

/** What it was, and an arrow that follows the direction of the text; readers hear words. */
const From = ({ before }: Pick<Change, 'before'>) => (
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

/** What changed, a field a line, from what to what; what was not there before is said without a before. */
export const ChangedFields = ({
  changes,
  size = 'sm',
}: {
  changes: readonly Change[];
  size?: 'xs' | 'sm';
}) => (
  <chakra.ul m="0" mt="2" p="0" listStyleType="none" fontSize={size} display="grid" gap="1">
    {changes.map(({ field, before, after }) => (
      <chakra.li key={field} display="flex" flexWrap="wrap" columnGap="2" overflowWrap="anywhere" minW="0">
        <chakra.span color="muted" dir="ltr">
          <bdi>{field}</bdi>:
        </chakra.span>
        {before !== '' && <From before={before} />}
        <chakra.span minW="0">
          <bdi>{after || nothing}</bdi>
        </chakra.span>
      </chakra.li>
    ))}
  </chakra.ul>
);
