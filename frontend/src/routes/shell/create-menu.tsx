import type { SystemStyleObject } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import { Building2, DoorOpen } from 'lucide-react';
import { CreateButton } from './menu-buttons';
import { MenuFrame, MenuLine } from './menu-parts';

/** What the role can create; the shell hides it if that is nothing. */
export default function CreateMenu({ look }: { look: SystemStyleObject }) {
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
    </MenuFrame>
  );
}
