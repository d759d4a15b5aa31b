import { useLayoutEffect, useRef } from 'react';

const middleOf = (from: number, { seen, whole }: { seen: number; whole: number }): number =>
  whole > 0 ? (from + seen / 2) / whole : 0.5;

/** Keeps the center of a scrolling frame in place when its content resizes. Call `hold` before the change. */
export function useKeepCentered(size: number) {
  const frame = useRef<HTMLDivElement>(null);
  const held = useRef({ across: 0.5, down: 0.5 });
  const hold = () => {
    const box = frame.current;
    if (!box) return;
    held.current = {
      across: middleOf(box.scrollLeft, { seen: box.clientWidth, whole: box.scrollWidth }),
      down: middleOf(box.scrollTop, { seen: box.clientHeight, whole: box.scrollHeight }),
    };
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new size must trigger it
  useLayoutEffect(() => {
    const box = frame.current;
    if (!box) return;
    box.scrollLeft = held.current.across * box.scrollWidth - box.clientWidth / 2;
    box.scrollTop = held.current.down * box.scrollHeight - box.clientHeight / 2;
  }, [size]);
  return { frame, hold };
}
