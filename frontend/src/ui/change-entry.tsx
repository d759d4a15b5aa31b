import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { type Change, ChangedFields } from './changed-fields';
import { Muted, Strong } from './text';

type Props = {
  /** What was done, and the name of the thing it was done to; empty where the words say it all. */
  words: string;
  object: string;
  /** Who did it, and when where that stands nowhere else. */
  by: ReactNode;
  changes: readonly Change[];
};

/** One entry of the audit log, wherever it is told: what was done to what, by whom, and from what to what. */
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
