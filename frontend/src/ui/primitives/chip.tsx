import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { IconButton } from './icon-button';

const Root = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    maxW: 'full',
    ps: '3',
    bg: 'primary.subtle',
    color: 'ink',
    borderRadius: 'full',
    fontSize: 'xs',
    fontWeight: 'medium',
  },
});

/** A chosen item with a button that removes it. */
export const Chip = ({
  label,
  removeLabel,
  onRemove,
}: {
  label: string;
  removeLabel: string;
  onRemove: () => void;
}) => (
  <Root>
    <chakra.bdi truncate>{label}</chakra.bdi>
    <IconButton label={removeLabel} size="xs" onClick={onRemove}>
      <X aria-hidden="true" />
    </IconButton>
  </Root>
);
