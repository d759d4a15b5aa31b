import { chakra, Portal } from '@chakra-ui/react';
import { type ReactNode, type SyntheticEvent, useState } from 'react';

type Spot = { readonly top: number; readonly left: number; readonly isRtl: boolean };

/** Where the name of an icon appears: beside it, while the pointer or the focus is on it. */
export function useNavTip() {
  const [at, setAt] = useState<Spot>();
  const show = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect();
    const isRtl = document.documentElement.dir === 'rtl';
    setAt({ top: box.top + box.height / 2, left: isRtl ? box.left - 10 : box.right + 10, isRtl });
  };
  const hide = () => setAt(undefined);
  return {
    at,
    events: { onPointerEnter: show, onFocus: show, onPointerLeave: hide, onBlur: hide, onClick: hide },
  };
}

/** In a portal: the sidebar scrolls, and would cut it off. */
export const NavTip = ({ at, children }: { at: Spot; children: ReactNode }) => (
  <Portal>
    <chakra.span
      aria-hidden="true"
      position="fixed"
      zIndex="popover"
      px="2.5"
      py="1"
      bg="ink"
      color="paper"
      fontSize="xs"
      fontWeight="medium"
      borderRadius="md"
      pointerEvents="none"
      whiteSpace="nowrap"
      style={{ top: at.top, left: at.left, transform: `translate(${at.isRtl ? '-100%' : '0'}, -50%)` }}
    >
      {children}
    </chakra.span>
  </Portal>
);
