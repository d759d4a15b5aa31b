import { CircleCheck, Laptop, Smartphone, Tablet } from 'lucide-react';
import type { SessionLine } from '../../../../../shared/contract/profile';
import { roleNames } from '../../../domain-ui/person/role-names';
import { DateTimeText } from '../../../ui/data/date-text';
import { displayInstant } from '../../../ui/data/instant';
import { Row } from '../../../ui/layout/layout';
import { ListLabel } from '../../../ui/layout/list-label';
import { Button } from '../../../ui/primitives/button';
import { IconTile } from '../../../ui/primitives/icon-tile';
import { StatusBadge } from '../../../ui/primitives/status-badge';
import { agentWords } from './agent-words';

const icons = { phone: Smartphone, tablet: Tablet, computer: Laptop } as const;

const namesOfRoles: Readonly<Record<string, string>> = roleNames;

/** One device: what it is, since when, and a sign-out button. The current one has a mark instead. */
export function Device({
  line,
  isEnding,
  onEnd,
}: {
  line: SessionLine;
  isEnding: boolean;
  onEnd: () => void;
}) {
  const { name, kind } = agentWords(line.agent);
  const Icon = icons[kind];
  const role = namesOfRoles[line.role_label];
  return (
    <Row as="li" columnGap="4" rowGap="2">
      <ListLabel
        sign={
          <IconTile bg="transparent" color="muted">
            <Icon aria-hidden="true" />
          </IconTile>
        }
        name={name}
        note={
          <>
            Since <DateTimeText at={line.started_at} />
            {role && `, as ${role}`}
          </>
        }
      />
      {line.is_this ? (
        <StatusBadge tone="success" icon={CircleCheck} word="This device" />
      ) : (
        <Button
          size="sm"
          variant="outline"
          aria-label={`Sign out ${name}, since ${displayInstant(line.started_at)}`}
          pending={isEnding}
          pendingText="Signing out"
          onClick={onEnd}
        >
          Sign out
        </Button>
      )}
    </Row>
  );
}
