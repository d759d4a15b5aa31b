import { chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { Modal } from '../feedback/modal';
import { IconButton } from '../primitives/icon-button';
import { type Picture, steadyAddress } from './picture';

/** Arrow keys keep their visual direction in right-to-left text. */
const stepOf = (key: string): number => {
  const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
  return key === forward ? 1 : key === back ? -1 : 0;
};

/** Shows one large picture at a time. Arrow keys and buttons wrap around; Escape closes. */
export default function Lightbox({
  pictures,
  start,
  onClose,
}: {
  pictures: readonly Picture[];
  start: number;
  onClose: () => void;
}) {
  const [at, setAt] = useState(start);
  const picture = pictures[at];
  if (!picture) return null;
  const step = (by: number) => setAt((at + by + pictures.length) % pictures.length);
  const keys = (event: KeyboardEvent) => {
    const by = stepOf(event.key);
    if (by === 0) return;
    event.preventDefault();
    step(by);
  };
  return (
    <Modal open onClose={onClose} title={picture.caption || 'Photos'} width="4xl">
      <chakra.div display="grid" gap="3" onKeyDown={keys}>
        <chakra.img
          src={steadyAddress(picture.url)}
          alt={picture.alt}
          w="full"
          maxH="68dvh"
          objectFit="contain"
          bg="surface.sunk"
          borderRadius="control"
        />
        <chakra.div
          display="flex"
          alignItems="center"
          gap="3"
          _rtl={{ '& svg': { transform: 'scaleX(-1)' } }}
        >
          <IconButton label="Previous photo" disabled={pictures.length < 2} onClick={() => step(-1)}>
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <chakra.p m="0" flex="1" minW="0" textAlign="center" color="muted" role="status">
            <chakra.span display="block" color="ink">
              <bdi>{picture.alt}</bdi>
            </chakra.span>
            <chakra.span fontSize="xs" fontVariantNumeric="tabular-nums">
              <bdi>{`${at + 1} of ${pictures.length}`}</bdi>
            </chakra.span>
          </chakra.p>
          <IconButton label="Next photo" disabled={pictures.length < 2} onClick={() => step(1)}>
            <ChevronRight aria-hidden="true" />
          </IconButton>
        </chakra.div>
      </chakra.div>
    </Modal>
  );
}
