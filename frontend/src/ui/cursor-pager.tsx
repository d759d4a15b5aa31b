import { chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button';

/** Previous and next of a list that is paged by cursors; `range` is `1–25 of 312`. */
export function CursorPager({
  range,
  onPrevious,
  onNext,
}: {
  range?: ReactNode;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
}) {
  return (
    <chakra.nav
      aria-label="Pages"
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      px={{ base: '4', md: '6' }}
      py="3"
      borderTopWidth="1px"
      borderColor="border"
    >
      <chakra.span role="status" color="muted" fontVariantNumeric="tabular-nums">
        <bdi>{range}</bdi>
      </chakra.span>
      {(onPrevious || onNext) && (
        <chakra.span display="flex" gap="2" _rtl={{ '& svg': { transform: 'scaleX(-1)' } }}>
          <Button variant="outline" size="sm" disabled={!onPrevious} onClick={onPrevious}>
            <ChevronLeft aria-hidden="true" />
            Previous
          </Button>
          <Button variant="outline" size="sm" disabled={!onNext} onClick={onNext}>
            Next
            <ChevronRight aria-hidden="true" />
          </Button>
        </chakra.span>
      )}
    </chakra.nav>
  );
}
