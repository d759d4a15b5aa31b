import { chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Bar, Row } from '../layout/layout';
import { Button } from '../primitives/button';

/** Previous and Next for cursor paging; `range` is `1–25 of 312`. */
export function ListPager({
  range,
  choice,
  onPrevious,
  onNext,
}: {
  range: string;
  choice?: ReactNode;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
}) {
  return (
    <Bar
      as="nav"
      rule="above"
      aria-label="Pages"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      py="3"
    >
      <chakra.bdi role="status" flex="1" color="muted" fontVariantNumeric="tabular-nums">
        {range}
      </chakra.bdi>
      {choice}
      {(onPrevious || onNext) && (
        <Row gap="2" _rtl={{ '& svg': { transform: 'scaleX(-1)' } }}>
          <Button variant="outline" size="sm" disabled={!onPrevious} onClick={onPrevious}>
            <ChevronLeft aria-hidden="true" />
            Previous
          </Button>
          <Button variant="outline" size="sm" disabled={!onNext} onClick={onNext}>
            Next
            <ChevronRight aria-hidden="true" />
          </Button>
        </Row>
      )}
    </Bar>
  );
}
