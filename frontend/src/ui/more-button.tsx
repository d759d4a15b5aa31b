import { Ellipsis } from 'lucide-react';
import type { ComponentProps } from 'react';
import { IconButton } from './icon-button';

type Props = Omit<ComponentProps<typeof IconButton>, 'children'>;

/** The ⋯ at the end of a title or row; alone, or as the trigger of its menu. */
export const MoreButton = (props: Props) => (
  <IconButton variant="outline" {...props}>
    <Ellipsis aria-hidden="true" />
  </IconButton>
);
