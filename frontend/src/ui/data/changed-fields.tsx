import { chakra } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { Row } from '../layout/layout';
import { PlainList } from '../layout/plain-list';
import { Muted, SrOnly } from '../primitives/text';

export type Change = { readonly field: string; readonly before: string; readonly after: string };

const nothing = 'empty';

/** The old value and an arrow that follows the text direction; screen readers hear words. */
const From = ({ before }: Pick<Change, 'before'>) => (
  <>
    <SrOnly>from</SrOnly>
    <Muted as="bdi">{before}</Muted>
    <chakra.span display="inline-flex" color="muted" _rtl={{ transform: 'scaleX(-1)' }}>
      <ArrowRight size={13} aria-hidden="true" />
    </chakra.span>
    <SrOnly>to</SrOnly>
  </>
);

/** One changed field per line. An empty old value is left out. */
export const ChangedFields = ({ changes }: { changes: readonly Change[] }) => (
  <PlainList mt="2" fontSize="xs" gap="1">
    {changes.map(({ field, before, after }) => (
      <Row as="li" key={field} columnGap="2" rowGap="0" overflowWrap="anywhere">
        <Muted as="span" dir="ltr">
          <bdi>{field}</bdi>:
        </Muted>
        {before !== '' && <From before={before} />}
        <bdi>{after || nothing}</bdi>
      </Row>
    ))}
  </PlainList>
);
