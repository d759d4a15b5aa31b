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
 * The menu code is a sixth of a screen's script, and most visits open no menu. It loads when a person
 * reaches for the button; until then the button stands alone.
 */
export function OnDemandMenu({
  button,
  load,
  children,
}: {
  button: ReactElement<Trigger>;
  /** Loads what `children` need, so that it is ready by the click. */
  load: () => Promise<unknown>;
  children: ReactNode;
}) {
  const [isWanted, setWanted] = useState(false);
  // In a transition the button stays, with the focus, until the menu is ready.
  const [, startTransition] = useTransition();
  // The menu retries a failed load and reports the failure.
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
