import { chakra } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import { Eye } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import type { CurrentUser } from '../../../../shared/contract/users';
import { nameOf } from '../../../../shared/domain/names';
import { now } from '../../api/clock';
import { report } from '../../api/report';
import { roleNames } from '../../domain-ui/person/role-names';
import { endViewAs } from '../../features/people/view-as';
import { toast } from '../../ui/feedback/toast';
import { Button } from '../../ui/primitives/button';

/** The bar leaves View as this early, while its token can still open the way back. */
const earlyMs = 20_000;

/** View as: names the person, says that it is read-only, and leaves before the half hour ends. */
export default function ViewAsBar({ user, until }: { user: CurrentUser; until: string }) {
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const leave = useCallback(async () => {
    setLeaving(true);
    try {
      await endViewAs();
      await navigate({ to: '/organisationsUsers' });
    } catch (cause) {
      report('View as was not left', cause);
      toast({ title: 'The view could not be left. Please try again.', kind: 'error' });
    } finally {
      setLeaving(false);
    }
  }, [navigate]);
  useEffect(() => {
    const timer = setTimeout(() => void leave(), Math.max(0, Date.parse(until) - now().getTime() - earlyMs));
    return () => clearTimeout(timer);
  }, [until, leave]);
  const role = user.roles[0];
  return (
    <chakra.div
      role="status"
      data-chrome=""
      // The sidebar begins below it (theme/system).
      data-view-bar=""
      position="sticky"
      // Below the top bar when that one is fixed.
      css={{ '[data-bars=fixed] &': { top: '{spacing.14}' } }}
      top="0"
      zIndex="bar"
      colorPalette="warning"
      display="flex"
      alignItems="center"
      justifyContent="center"
      gap="3"
      px="4"
      py="2"
      fontSize="sm"
      bg="colorPalette.subtle"
      color="colorPalette.fg"
      borderBottomWidth="1px"
      borderColor="border"
    >
      <chakra.span display="inline-flex" flexShrink="0">
        <Eye size={16} aria-hidden="true" />
      </chakra.span>
      <chakra.span flex={{ base: '1', md: '0 1 auto' }} minW="0" dir="auto">
        You see this as{' '}
        <strong>
          <bdi>{nameOf(user)}</bdi>
        </strong>
        {role && ` (${roleNames[role.role_label]})`}. Nothing can be changed.
      </chakra.span>
      <Button size="sm" variant="outline" pending={leaving} onClick={() => void leave()}>
        Exit view
      </Button>
    </chakra.div>
  );
}
