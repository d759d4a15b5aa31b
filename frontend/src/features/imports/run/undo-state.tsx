import { chakra } from '@chakra-ui/react';
import { Notice } from '../../../ui/notice';
import { ProgressBar } from '../../../ui/progress-bar';
import { TextLink } from '../../../ui/text-link';
import { failedText } from './failed-text';
import { count, propertiesText } from './totals';
import type { Kept, Undo } from './use-undo';

/** How an undo stands: how far, whether it failed, and what it kept and why. */
export function UndoState({ undo: { phase, left, first, kept, error } }: { undo: Undo }) {
  if (phase === 'idle') return null;
  return (
    <chakra.div display="flex" flexDirection="column" gap="3">
      {phase === 'running' && (
        <ProgressBar
          label="Taking back"
          done={first - left}
          most={first}
          words={`Taking back: ${count(left)} of ${propertiesText(first)} left`}
        />
      )}
      {phase === 'failed' && (
        <Notice kind="danger" title="The import is not undone yet">
          {`${failedText(error)} What was taken back stays taken back; undo again to go on.`}
        </Notice>
      )}
      {phase === 'over' && kept.length === 0 && (
        <chakra.div role="status">
          <Notice kind="success" title="The import is undone">
            Everything it made is gone.
          </Notice>
        </chakra.div>
      )}
      {kept.length > 0 && (
        <Notice kind="warning" title={`${propertiesText(kept.length)} kept`}>
          <KeptList kept={kept} />
        </Notice>
      )}
    </chakra.div>
  );
}

const KeptList = ({ kept }: { kept: readonly Kept[] }) => (
  <chakra.ul m="0" mt="1" p="0" listStyleType="none" display="grid" gap="1">
    {kept.map(({ property_id, property_title, why }) => (
      <chakra.li key={property_id} overflowWrap="anywhere">
        <TextLink to="/getproperty-data" search={{ id: property_id }}>
          <bdi>{property_title}</bdi>
        </TextLink>{' '}
        <chakra.span color="muted">
          <bdi>{why}</bdi>
        </chakra.span>
      </chakra.li>
    ))}
  </chakra.ul>
);
