import { useEffect, useRef, useState } from 'react';
import { downscale } from './downscale';
import { choiceProblem, type Photo } from './photo-rules';

const newId = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-');

type Choice<P> = {
  photos: readonly P[];
  /** Why one more file does not fit. */
  problemOf: (photos: readonly P[], file: File) => string | undefined;
  /** The chosen photo, shrunk, with the photos as they are by then. */
  onPhoto: (photos: readonly P[], photo: Photo) => void;
};

/** Takes one chosen photo at a time (PRP-16) and shrinks it. */
export function usePhotoChoice<P>({ photos, problemOf, onPhoto }: Choice<P>) {
  const [problem, setProblem] = useState<string>();
  const [working, setWorking] = useState(false);
  const latest = useRef(photos);
  useEffect(() => {
    latest.current = photos;
  });
  const take = async (chosen: readonly File[]) => {
    const [first] = chosen;
    if (!first || working) return;
    const wrong = choiceProblem(chosen);
    if (wrong) return setProblem(wrong);
    setWorking(true);
    const file = await downscale(first);
    setWorking(false);
    const full = problemOf(latest.current, file);
    setProblem(full);
    if (!full) onPhoto(latest.current, { id: newId(), file });
  };
  return { problem, working, take, forget: () => setProblem(undefined) };
}
