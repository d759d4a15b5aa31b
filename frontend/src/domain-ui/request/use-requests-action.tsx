import { useNavigate } from '@tanstack/react-router';
import { Wrench } from 'lucide-react';
import { looksAfterRequests } from '../../../../shared/domain/requests/desk';
import { useSession } from '../../api/session';
import { viewerOf } from '../../api/viewer';
import type { MenuAction } from '../../ui/primitives/action-menu';

/** Leads from a property or a unit to its requests; nothing for who does not look after them. */
export function useRequestsAction(search: {
  readonly property?: string;
  readonly unit?: string;
}): MenuAction[] {
  const navigate = useNavigate();
  const user = useSession();
  const viewer = user && viewerOf(user);
  if (!viewer || !looksAfterRequests(viewer)) return [];
  return [
    {
      key: 'requests',
      label: 'Service requests',
      icon: <Wrench size={16} aria-hidden="true" />,
      onSelect: () => void navigate({ to: '/servicerequest', search }),
    },
  ];
}
