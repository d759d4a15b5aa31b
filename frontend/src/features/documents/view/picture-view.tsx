import { chakra } from '@chakra-ui/react';
import { Maximize2, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Bar, Row } from '../../../ui/layout/layout';
import { Button } from '../../../ui/primitives/button';
import { drawings } from '../../../ui/primitives/drawings';
import { IconButton } from '../../../ui/primitives/icon-button';
import { Amount } from '../../../ui/primitives/text';
import { useKeepCentered } from './use-keep-centered';

/** Multiples of the size at which the whole picture fits. */
const steps = [1, 1.5, 2, 3, 4] as const;
const last = steps.length - 1;

const stepFor: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1 };

type Props = { url: string; name: string; onAgain: () => void };

/** The whole picture at first. Buttons or + and − zoom it; its frame scrolls. */
export function PictureView({ url, name, onAgain }: Props) {
  const [at, setAt] = useState(0);
  const [broken, setBroken] = useState(false);
  const { frame, hold } = useKeepCentered(at);
  const go = (by: number) => {
    hold();
    setAt(Math.min(last, Math.max(0, at + by)));
  };
  const keys = (event: KeyboardEvent) => {
    const by = event.key === '0' ? -last : stepFor[event.key];
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    go(by);
  };
  if (broken)
    return (
      <EmptyState
        drawing={drawings.broken}
        title="This picture could not be shown"
        text="Its link may have expired, or the connection was lost."
        action={
          <Button variant="outline" onClick={onAgain}>
            Retry
          </Button>
        }
      />
    );
  const size = `${(steps[at] ?? 1) * 100}%`;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys of the controls inside
    <div onKeyDown={keys}>
      <chakra.div
        ref={frame}
        // Scrolls from the left edge even in right-to-left text.
        dir="ltr"
        role="region"
        aria-label="Picture"
        // Makes the scrolling frame reachable by keyboard.
        tabIndex={0}
        h={{ base: '60dvh', lg: 'calc(100dvh - 18rem)' }}
        minH="72"
        overflow="auto"
        bg="surface.sunk"
        _focusVisible={{ outline: '2px solid {colors.primary}', outlineOffset: '-2px' }}
      >
        <div style={{ inlineSize: size, blockSize: size }}>
          <chakra.img
            src={url}
            alt={name}
            display="block"
            w="full"
            h="full"
            objectFit="contain"
            onError={() => setBroken(true)}
          />
        </div>
      </chakra.div>
      <Bar rule="above" py="2">
        <Row role="toolbar" aria-label="Size" justifyContent="center" gap="1">
          <IconButton label="Smaller" disabled={at === 0} onClick={() => go(-1)}>
            <ZoomOut aria-hidden="true" />
          </IconButton>
          <Amount as="output" minW="14" textAlign="center">
            {size}
          </Amount>
          <IconButton label="Larger" disabled={at === last} onClick={() => go(1)}>
            <ZoomIn aria-hidden="true" />
          </IconButton>
          <IconButton label="Whole picture" disabled={at === 0} onClick={() => go(-last)}>
            <Maximize2 aria-hidden="true" />
          </IconButton>
        </Row>
      </Bar>
    </div>
  );
}
