import { EmptyState } from '../feedback/empty-state';
import { Button } from '../primitives/button';
import { drawings } from '../primitives/drawings';

/** A search or filter without results, with a button to clear it. */
export const NoMatch = ({
  onClear,
  what = 'anything',
  isShort = false,
}: {
  onClear: () => void;
  what?: string;
  isShort?: boolean;
}) => (
  <EmptyState
    title={isShort ? `No ${what} match.` : 'No match'}
    text={
      isShort ? undefined : `We could not find ${what} for this search. Try other words, or fewer filters.`
    }
    drawing={drawings.search}
    action={
      <Button variant="outline" onClick={onClear}>
        Clear filters
      </Button>
    }
  />
);
