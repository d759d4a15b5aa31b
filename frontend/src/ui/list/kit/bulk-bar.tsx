import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Row } from '../../layout/layout';
import { Button } from '../../primitives/button';
import { IconButton } from '../../primitives/icon-button';
import { Amount, Strong } from '../../primitives/text';

type Props = {
  count: number;
  /** What the chosen rows come to, and of what: `$8,379.84 past due`. */
  sum?: string | undefined;
  /** All that the filters leave, when more than the chosen. */
  total?: number | undefined;
  isReading: boolean;
  onAll: () => void;
  onClear: () => void;
  children: ReactNode;
};

/** What can be done with the chosen rows. */
export const BulkBar = ({ count, sum, total, isReading, onAll, onClear, children }: Props) => (
  <chakra.div
    role="region"
    aria-label="Selected"
    data-chrome=""
    position="sticky"
    top="var(--bar-top, 0px)"
    zIndex="1"
    display="flex"
    flexWrap="wrap"
    alignItems="center"
    gap="2"
    px={{ base: '4', md: '5' }}
    py="2.5"
    bg="primary.subtle"
    borderBottomWidth="1px"
    borderColor="border"
  >
    <Row gap="2" flex="1 1 14rem" role="status">
      <Strong>{`${count.toLocaleString('en-US')} selected`}</Strong>
      {sum && <Amount color="muted">{`· ${sum}`}</Amount>}
      {total !== undefined && total > count && (
        <Button variant="plain" size="sm" pending={isReading} pendingText="Reading" onClick={onAll}>
          {`Select all ${total.toLocaleString('en-US')}`}
        </Button>
      )}
    </Row>
    <Row gap="2">
      {children}
      <IconButton label="Clear selection" size="sm" onClick={onClear}>
        <X aria-hidden="true" />
      </IconButton>
    </Row>
  </chakra.div>
);
