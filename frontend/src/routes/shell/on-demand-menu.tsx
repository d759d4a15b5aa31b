import {
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useState,
  useTransition,
} from 'react';

type Trigger = {
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
  onClick?: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  onPointerEnter?: () => void;
  onFocus?: () => void;
};

/**
 * A menu's machinery is a sixth of a screen's script, and most visits open none: it comes when a person reaches for the button, which stands
 * there alone until then, and the menu takes its place opened.
 */
export function OnDemandMenu({
  button,
  load,
  children,
}: {
  button: ReactElement<Trigger>;
  /** Fetches what `children` need, so that it is there by the click. */
  load: () => Promise<unknown>;
  children: ReactNode;
}) {
  const [isWanted, setWanted] = useState(false);
  // A transition: the button stays, and keeps the focus, until the menu is there.
  const [, startTransition] = useTransition();
  // A fetch that fails here is tried again by the menu itself, which says so.
  const fetch = () => void load().catch(() => undefined);
  const want = () => startTransition(() => setWanted(true));
  if (isWanted) return children;
  return cloneElement(button, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: want,
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      want();
    },
    onPointerEnter: fetch,
    onFocus: fetch,
  });
}
