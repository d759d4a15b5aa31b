import type { SystemStyleObject } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import {
  Building2,
  DoorOpen,
  FileInput,
  FileText,
  HandCoins,
  KeySquare,
  type LucideIcon,
  Plus,
  Receipt,
  Upload,
  UserPlus,
  Wrench,
} from 'lucide-react';
import type { CreateAction } from './create-actions';
import { CreateButton } from './menu-buttons';
import { MenuFrame, MenuLine } from './menu-parts';

const icons: Record<CreateAction['key'], LucideIcon> = {
  property: Building2,
  unit: DoorOpen,
  owner: KeySquare,
  lease: FileText,
  'existing-lease': FileInput,
  applicant: UserPlus,
  payment: HandCoins,
  charge: Plus,
  expense: Receipt,
  request: Wrench,
  import: Upload,
};

/** What a person can create, by role; the shell hides it for people who can create nothing. */
export default function CreateMenu({
  look,
  actions,
}: {
  look: SystemStyleObject;
  actions: readonly CreateAction[];
}) {
  const navigate = useNavigate();
  return (
    <MenuFrame trigger={<CreateButton css={look} />}>
      {actions
        .filter(({ isRare }) => !isRare)
        .map(({ key, label, to, search = {} }) => {
          const Icon = icons[key];
          return (
            <MenuLine
              key={key}
              value={key}
              icon={<Icon size={16} aria-hidden="true" />}
              onSelect={() => void navigate({ to, search })}
            >
              {label}
            </MenuLine>
          );
        })}
    </MenuFrame>
  );
}
