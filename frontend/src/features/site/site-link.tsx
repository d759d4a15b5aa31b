import type { HistoryState } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { useTravel } from './travel';

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** A link to a screen of the app. Works without scripts; with them, it needs no page load. */
export function SiteLink({
  href,
  state,
  className,
  label,
  children,
}: {
  href: string;
  state?: HistoryState | undefined;
  className?: string | undefined;
  /** The accessible name, if the visible text is ambiguous. */
  label?: string | undefined;
  children: ReactNode;
}) {
  const travel = useTravel();
  const follow = (event: MouseEvent) => {
    if (!travel || !isPlainClick(event)) return;
    event.preventDefault();
    travel.go(href, state);
  };
  return (
    <a
      href={href}
      className={className}
      aria-label={label}
      onClick={follow}
      onPointerEnter={travel?.prepare}
      onFocus={travel?.prepare}
    >
      {children}
    </a>
  );
}
