import { chakra } from '@chakra-ui/react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { type Picture, photoOf, steadyAddress } from './picture';

const Lightbox = lazy(() => import('./lightbox'));

/** How many small pictures stand next to the first; the dialog shows the rest. */
const small = 4;

const Frame = chakra('button', {
  base: {
    position: 'relative',
    display: 'block',
    p: '0',
    w: 'full',
    overflow: 'hidden',
    cursor: 'zoom-in',
    borderRadius: 'control',
    bg: 'surface.sunk',
    _focusVisible: { outline: '2px solid {colors.primary}', outlineOffset: '2px' },
    '& img': { display: 'block', w: 'full', h: 'full', objectFit: 'cover' },
  },
});

const Over = chakra('span', {
  base: { position: 'absolute', color: 'white', bg: 'rgb(12 20 17 / 0.6)', fontWeight: 'semibold' },
});

type Props = { pictures: readonly Picture[]; empty?: ReactNode };

/** What the dialog shows, and the dialog. */
function useLightbox(pictures: readonly Picture[]) {
  const [open, setOpen] = useState<number>();
  const lightbox = open !== undefined && (
    <Suspense fallback={null}>
      <Lightbox pictures={pictures} start={open} onClose={() => setOpen(undefined)} />
    </Suspense>
  );
  return { lightbox, show: setOpen };
}

/** The first picture in its frame, with the number of pictures. It opens the dialog. */
export function Cover({ pictures, empty }: Props) {
  const { lightbox, show } = useLightbox(pictures);
  const [first] = pictures;
  if (!first) return empty;
  return (
    <>
      <Frame type="button" h="full" onClick={() => show(0)} aria-label={`Show large: ${first.alt}`}>
        <img src={steadyAddress(first.url)} alt={first.alt} />
        {pictures.length > 1 && (
          <Over
            display={{ base: 'none', sm: 'block' }}
            bottom="2"
            insetEnd="2"
            px="2"
            fontSize="xs"
            borderRadius="full"
          >
            <bdi>{`${pictures.length} photos`}</bdi>
          </Over>
        )}
      </Frame>
      {lightbox}
    </>
  );
}

/** The first picture large, a few more next to it. Each opens the dialog. `empty` is the fallback. */
export function Gallery({ pictures, empty }: Props) {
  const { lightbox, show } = useLightbox(pictures);
  const [first, ...rest] = pictures;
  if (!first) return empty;
  const beside = rest.slice(0, small);
  const more = rest.length - beside.length;
  return (
    <chakra.div display="grid" gap="2" minW="0">
      <Frame
        type="button"
        h={{ base: '48', md: '56' }}
        onClick={() => show(0)}
        aria-label={`Show large: ${first.alt}`}
      >
        <img src={steadyAddress(first.url)} alt={first.alt} />
      </Frame>
      {beside.length > 0 && (
        <chakra.div display="grid" gap="2" gridTemplateColumns={`repeat(${small}, minmax(0, 1fr))`}>
          {beside.map((picture, index) => (
            <Frame
              key={photoOf(picture.url)}
              type="button"
              h="14"
              onClick={() => show(index + 1)}
              aria-label={`Show large: ${picture.alt}`}
            >
              <img src={steadyAddress(picture.url)} alt={picture.alt} loading="lazy" />
              {more > 0 && index === beside.length - 1 && (
                <Over inset="0" display="grid" placeItems="center">
                  +{more}
                </Over>
              )}
            </Frame>
          ))}
        </chakra.div>
      )}
      {lightbox}
    </chakra.div>
  );
}
