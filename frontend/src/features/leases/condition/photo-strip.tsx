import { chakra } from '@chakra-ui/react';
import { Camera, X } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { reportLimits } from '../../../../../shared/domain/leases/condition/report';
import { refusalWords } from '../../../api/refusal-words';
import { downscale } from '../../../ui/media/downscale';
import { FileTarget } from '../../../ui/media/file-target';
import { acceptedPictures } from '../../../ui/media/photo-rules';
import type { Picture } from '../../../ui/media/picture';
import { readyPhoto } from '../../../ui/media/ready-photo';
import { IconButton } from '../../../ui/primitives/icon-button';
import { Spinner } from '../../../ui/primitives/spinner';
import { Refusal } from '../../../ui/primitives/text';

const Lightbox = lazy(() => import('../../../ui/media/lightbox'));

const Tile = chakra('div', { base: { position: 'relative', boxSize: '20', flexShrink: 0 } });
const Open = chakra('button', {
  base: {
    w: 'full',
    h: 'full',
    p: '0',
    overflow: 'hidden',
    cursor: 'zoom-in',
    borderRadius: 'control',
    bg: 'surface.sunk',
    '& img': { w: 'full', h: 'full', objectFit: 'cover' },
  },
});

type Props = {
  pictures: readonly Picture[];
  /** What is in them. */
  of: string;
  /** Sends a photo; absent where they are only looked at. */
  onAdd?: ((file: File) => Promise<void>) | undefined;
  onRemove?: ((index: number) => void) | undefined;
  most?: number;
};

/** Small photos that open large, and on a phone the camera for the next one. */
export function PhotoStrip({ pictures, of, onAdd, onRemove, most = reportLimits.photos }: Props) {
  const id = useId();
  const [open, setOpen] = useState<number>();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const take = async (chosen: readonly File[]) => {
    if (chosen.length === 0 || !onAdd || isSending) return;
    setSending(true);
    const { file, problem } = await readyPhoto(chosen);
    setProblem(problem);
    if (file) await onAdd(await downscale(file)).catch((cause) => setProblem(refusalWords(cause)));
    setSending(false);
  };
  const hasRoom = onAdd && pictures.length < most;
  if (pictures.length === 0 && !hasRoom) return null;
  return (
    <chakra.div display="flex" flexDirection="column" gap="1.5">
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {pictures.map(({ url, alt }, index) => (
          <Tile key={alt}>
            <Open type="button" aria-label={`Show large: ${alt}`} onClick={() => setOpen(index)}>
              <img src={url} alt={alt} loading="lazy" />
            </Open>
            {onRemove && (
              <IconButton
                label={`Remove: ${alt}`}
                size="xs"
                variant="outline"
                position="absolute"
                top="1"
                insetEnd="1"
                onClick={() => onRemove(index)}
              >
                <X aria-hidden="true" />
              </IconButton>
            )}
          </Tile>
        ))}
        {hasRoom && (
          <FileTarget
            id={id}
            onFiles={(files) => void take(files)}
            field={{
              accept: acceptedPictures,
              capture: 'environment',
              'aria-label': `Add photo of ${of}`,
              'aria-invalid': problem !== undefined,
              'aria-describedby': `${id}-problem`,
            }}
            borderColor={problem === undefined ? undefined : 'danger'}
            boxSize={pictures.length > 0 ? '20' : '11'}
            color="muted"
          >
            {isSending ? <Spinner /> : <Camera size={20} aria-hidden="true" />}
          </FileTarget>
        )}
      </chakra.div>
      <div id={`${id}-problem`}>{problem && <Refusal>{problem}</Refusal>}</div>
      {open !== undefined && (
        <Suspense fallback={null}>
          <Lightbox pictures={pictures} start={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </chakra.div>
  );
}
