import { counted } from '../../../../../shared/domain/counted';
import { Notice } from '../../../ui/feedback/notice';
import { ProgressBar } from '../../../ui/feedback/progress-bar';
import { Stack } from '../../../ui/layout/layout';
import { PlainList } from '../../../ui/layout/plain-list';
import { Muted } from '../../../ui/primitives/text';
import { TextLink } from '../../../ui/primitives/text-link';
import { failedText } from './failed-text';
import { count, propertiesText } from './totals';
import type { Kept, Undo } from './use-undo';

/** An undo's progress or failure, and what it kept and why. */
export function UndoState({ undo: { phase, left, first, kept, keptLeases, error } }: { undo: Undo }) {
  if (phase === 'idle') return null;
  return (
    <Stack>
      {phase === 'running' && (
        <ProgressBar
          label="Undoing"
          done={first - left}
          most={first}
          words={`Undoing: ${count(left)} of ${propertiesText(first)} left`}
        />
      )}
      {phase === 'failed' && (
        <Notice kind="danger" title="The import is not undone yet">
          {`${failedText(error)} What was undone stays undone; undo again to continue.`}
        </Notice>
      )}
      {phase === 'over' && kept.length + keptLeases.length === 0 && (
        <Notice kind="success" announced title="The import is undone">
          Everything it added was removed.
        </Notice>
      )}
      {keptLeases.length > 0 && (
        <Notice
          kind="warning"
          title={`${counted(keptLeases.length, 'lease')} changed since and ${keptLeases.length === 1 ? 'stays' : 'stay'}`}
        >
          <PlainList mt="1" gap="1">
            {keptLeases.map(({ lease_id, name }) => (
              <li key={lease_id}>
                <TextLink to="/showLease" search={{ id: lease_id }}>
                  <bdi>{name}</bdi>
                </TextLink>
              </li>
            ))}
          </PlainList>
        </Notice>
      )}
      {kept.length > 0 && (
        <Notice kind="warning" title={`${propertiesText(kept.length)} kept`}>
          <KeptList kept={kept} />
        </Notice>
      )}
    </Stack>
  );
}

const KeptList = ({ kept }: { kept: readonly Kept[] }) => (
  <PlainList mt="1" gap="1" overflowWrap="anywhere">
    {kept.map(({ property_id, property_title, why }) => (
      <li key={property_id}>
        <TextLink to="/getproperty-data" search={{ id: property_id }}>
          <bdi>{property_title}</bdi>
        </TextLink>{' '}
        <Muted as="bdi">{why}</Muted>
      </li>
    ))}
  </PlainList>
);
