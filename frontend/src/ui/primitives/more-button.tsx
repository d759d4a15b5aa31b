import { Ellipsis } from 'lucide-react';
import type { ComponentProps } from 'react';
import { IconButton } from './icon-button';

type Props = Omit<ComponentProps<typeof IconButton>, 'children'>;

/** The ⋯ button, alone or as the trigger of a menu. */
export const MoreButton = (props: Props) => (
  <IconButton variant="outline" {...props}>
    <Ellipsis aria-hidden="true" />
  </IconButton>
);
