import { chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../button';
import { Bar, Row } from '../layout';

/** Previous and Next for cursor paging; `range` is `1–25 of 312`. */
export function ListPager({
  range,
  onPrevious,
  onNext,
}: {
  range: string;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
}) {
  return (
    <Bar as="nav" rule="above" aria-label="Pages" display="flex" alignItems="center" gap="3" py="3">
      <chakra.bdi role="status" flex="1" color="muted" fontVariantNumeric="tabular-nums">
        {range}
      </chakra.bdi>
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
