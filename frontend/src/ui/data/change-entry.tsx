import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Muted, Strong } from '../primitives/text';
import { type Change, ChangedFields } from './changed-fields';

type Props = {
  /** `object` names the thing that changed; it is empty when `words` already says it. */
  words: string;
  object: string;
  /** Who did it, plus when if the time is not shown elsewhere. */
  by: ReactNode;
  changes: readonly Change[];
};

/** One entry of the audit log: what was done, to what, by whom, and which values changed. */
export const ChangeEntry = ({ words, object, by, changes }: Props) => (
  <chakra.div minW="0" overflowWrap="anywhere">
    <p>
      <bdi>
        {words}{' '}
        {object !== '' && (
          <Strong>
            <bdi>{object}</bdi>
          </Strong>
        )}
      </bdi>
    </p>
    <Muted small>{by}</Muted>
    {changes.length > 0 && <ChangedFields changes={changes} />}
  </chakra.div>
);
