import { chakra } from '@chakra-ui/react';
import { CircleCheck, Laptop, Smartphone, Tablet } from 'lucide-react';
import type { SessionLine } from '../../../../../shared/contract/profile';
import { Button } from '../../../ui/button';
import { displayInstant } from '../../../ui/instant';
import { roleNames } from '../../../ui/role-names';
import { StatusBadge } from '../../../ui/status-badge';
import { agentWords } from './agent-words';

const icons = { phone: Smartphone, tablet: Tablet, computer: Laptop } as const;

const namesOfRoles: Readonly<Record<string, string>> = roleNames;

/** One device: what it is, since when, and the way to sign it out; the one in use has a mark instead. */
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
  const since = displayInstant(line.started_at);
  const role = namesOfRoles[line.role_label];
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="4"
      rowGap="2"
      py="3"
      borderColor="border"
      css={{ '& + &': { borderTopWidth: '1px' }, '&:first-of-type': { pt: '0' } }}
    >
      <chakra.span color="muted" display="inline-flex" flexShrink="0">
        <Icon size={20} aria-hidden="true" />
      </chakra.span>
      <chakra.div flex="1 1 12rem" minW="0">
        <chakra.p m="0" fontWeight="medium">
          {name}
        </chakra.p>
        <chakra.p m="0" color="muted">
          Since <time dateTime={line.started_at}>{since}</time>
          {role && `, as ${role}`}
        </chakra.p>
      </chakra.div>
      {line.is_this ? (
        <chakra.span ps={{ base: '9', sm: '0' }}>
          <StatusBadge tone="success" icon={CircleCheck} word="This device" />
        </chakra.span>
      ) : (
        <Button
          size="sm"
          variant="outline"
          aria-label={`Sign out ${name}, since ${since}`}
          pending={isEnding}
          pendingText="Signing out"
          onClick={onEnd}
        >
          Sign out
        </Button>
      )}
    </chakra.li>
  );
}
