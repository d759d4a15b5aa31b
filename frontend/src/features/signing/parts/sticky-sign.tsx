import { useEffect, useState } from 'react';

/** A link down to the signature while it is out of sight: a lease is long on a phone. */
export function StickySign({ target }: { target: string }) {
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    const place = document.getElementById(target);
    if (!place || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(([entry]) => setOut(entry?.isIntersecting === false));
    observer.observe(place);
    return () => observer.disconnect();
  }, [target]);
  if (!isOut) return null;
  return (
    <div className="sticky-sign">
      <a className="button" href={`#${target}`}>
        Go to the signature
      </a>
    </div>
  );
}
