import type { SystemStyleObject } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import { Building2, DoorOpen, FileText } from 'lucide-react';
import { CreateButton } from './menu-buttons';
import { MenuFrame, MenuLine } from './menu-parts';

/** What a person can create, by role; the shell hides it for people who can create nothing. */
export default function CreateMenu({ look, mayLease }: { look: SystemStyleObject; mayLease: boolean }) {
  const navigate = useNavigate();
  return (
    <MenuFrame trigger={<CreateButton css={look} />}>
      <MenuLine
        value="property"
        icon={<Building2 size={16} aria-hidden="true" />}
        onSelect={() => void navigate({ to: '/addPropertyUnit' })}
      >
        Property
      </MenuLine>
      <MenuLine
        value="unit"
        icon={<DoorOpen size={16} aria-hidden="true" />}
        onSelect={() => void navigate({ to: '/addUnit' })}
      >
        Unit
      </MenuLine>
      {mayLease && (
        <MenuLine
          value="lease"
          icon={<FileText size={16} aria-hidden="true" />}
          onSelect={() => void navigate({ to: '/addLease' })}
        >
          Lease
        </MenuLine>
      )}
    </MenuFrame>
  );
}
