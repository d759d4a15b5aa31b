import { useRef } from 'react';

/**
 * A dialog gives the focus to its first field one frame after it opens. Who is in another field by then stays
 * there: the rest of what they type must not go elsewhere.
 */
export function useFirstFocus() {
  const content = useRef<HTMLDivElement>(null);
  const chosen = () => {
    const { activeElement } = document;
    const isInside = activeElement instanceof HTMLElement && content.current?.contains(activeElement);
    return isInside ? activeElement : null;
  };
  return { content, chosen };
}
