import { chakra } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

/** A tinted message with an icon. `danger` and `warning` are announced, others if they say so. */
export function Notice({
  kind = 'info',
  announced = kind === 'warning',
  title,
  action,
  children,
}: {
  kind?: keyof typeof icons;
  announced?: boolean;
  title?: string;
  action?: ReactNode;
  children?: ReactNode;
}) {
  const Icon = icons[kind];
  return (
    <chakra.div
      role={kind === 'danger' ? 'alert' : announced ? 'status' : undefined}
      colorPalette={kind}
      display="flex"
      flexWrap="wrap"
      alignItems="flex-start"
      gap="3"
      px="edge"
      py="3"
      bg="colorPalette.subtle"
      borderRadius="control"
    >
      <chakra.span color="colorPalette.fg" mt="0.5">
        <Icon size={18} aria-hidden="true" />
      </chakra.span>
      <chakra.div flex="1 1 12rem" minW="0">
        {title && (
          <chakra.p m="0" fontWeight="semibold">
            <bdi>{title}</bdi>
          </chakra.p>
        )}
        {children && <bdi>{children}</bdi>}
      </chakra.div>
      {action}
    </chakra.div>
  );
}
