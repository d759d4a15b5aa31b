import { useEffect, useRef, useState } from 'react';
import { downscale } from './downscale';
import type { Photo } from './photo-rules';
import { readyPhoto } from './ready-photo';

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
    if (chosen.length === 0 || working) return;
    setWorking(true);
    const photo = await readyPhoto(chosen);
    const file = photo.file && (await downscale(photo.file));
    setWorking(false);
    if (!file) return setProblem(photo.problem);
    const full = problemOf(latest.current, file);
    setProblem(full);
    if (!full) onPhoto(latest.current, { id: newId(), file });
  };
  return { problem, working, take, forget: () => setProblem(undefined) };
}
