import { chakra } from '@chakra-ui/react';
import { FileText } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { RequestFileShown } from '../../../../../shared/contract/request-shapes';
import { Row } from '../../../ui/layout/layout';
import { Anchor } from '../../../ui/primitives/text-link';

const Lightbox = lazy(() => import('../../../ui/media/lightbox'));

const Tile = chakra('button', {
  base: {
    boxSize: '20',
    p: '0',
    overflow: 'hidden',
    cursor: 'zoom-in',
    borderRadius: 'control',
    bg: 'surface.sunk',
    '& img': { w: 'full', h: 'full', objectFit: 'cover' },
  },
});

const isPhoto = ({ content_type }: RequestFileShown) => content_type.startsWith('image/');
const isVideo = ({ content_type }: RequestFileShown) => content_type.startsWith('video/');

const kindWords: Record<RequestFileShown['kind'], string> = {
  raised: 'Photo of the problem',
  done: 'Photo of the work',
  estimate: 'Estimate',
  bill: 'Bill',
  message: 'File of a message',
  other: 'File',
};

/** Photos that open large, videos that play, and papers to download. */
export function ShownFiles({ files }: { files: readonly RequestFileShown[] }) {
  const [open, setOpen] = useState<number>();
  const photos = files.filter(isPhoto);
  const pictures = photos.map(({ view_url, kind, name }, index) => ({
    url: view_url,
    alt: `${kindWords[kind]} ${index + 1}${name ? `: ${name}` : ''}`,
  }));
  return (
    <Row gap="2">
      {pictures.map(({ url, alt }, index) => (
        <Tile type="button" key={alt} aria-label={`Show large: ${alt}`} onClick={() => setOpen(index)}>
          <img src={url} alt={alt} loading="lazy" />
        </Tile>
      ))}
      {files.filter(isVideo).map(({ file_id, view_url, name }) => (
        <chakra.video
          key={file_id}
          src={view_url}
          controls
          preload="metadata"
          h="20"
          borderRadius="control"
          aria-label={name || 'Video'}
        >
          <track kind="captions" />
        </chakra.video>
      ))}
      {files
        .filter((file) => !isPhoto(file) && !isVideo(file))
        .map(({ file_id, download_url, name, kind }) => (
          <Anchor
            key={file_id}
            href={download_url}
            download
            display="inline-flex"
            alignItems="center"
            gap="1.5"
          >
            <FileText size={16} aria-hidden="true" />
            <bdi>{name || kindWords[kind]}</bdi>
          </Anchor>
        ))}
      {open !== undefined && (
        <Suspense fallback={null}>
          <Lightbox pictures={pictures} start={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </Row>
  );
}
