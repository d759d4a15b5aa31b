import { chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from '../primitives/link-button';
import type { ScreenPath } from '../primitives/screen-path';

/** `title` is a tooltip that differs from the label. */
type Neighbor = { to: ScreenPath; search: { id: string }; label: string; title?: string };

/** Links to the previous and the next record; missing at either end. */
export const PreviousNext = ({
  label,
  previous,
  next,
}: {
  label: string;
  previous: Neighbor | undefined;
  next: Neighbor | undefined;
}) =>
  previous || next ? (
    <chakra.nav aria-label={label} display="flex" gap="1" _rtl={{ '& svg': { transform: 'scaleX(-1)' } }}>
      <Step neighbor={previous}>
        <ChevronLeft aria-hidden="true" />
      </Step>
      <Step neighbor={next}>
        <ChevronRight aria-hidden="true" />
      </Step>
    </chakra.nav>
  ) : null;

function Step({ neighbor, children }: { neighbor: Neighbor | undefined; children: ReactNode }) {
  if (!neighbor)
    return (
      <chakra.span
        display="grid"
        placeItems="center"
        boxSize="10"
        color="muted"
        opacity={0.5}
        fontSize="sm"
        css={{ '& svg': { w: '1.125em', h: '1.125em' } }}
        aria-hidden="true"
      >
        {children}
      </chakra.span>
    );
  const { to, search, label, title = label } = neighbor;
  return (
    <LinkButton
      to={to}
      search={search}
      variant="ghost"
      colorPalette="neutral"
      px="0"
      aria-label={label}
      title={title}
    >
      {children}
    </LinkButton>
  );
}
