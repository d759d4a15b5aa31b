import { Button } from '../button';
import { drawings } from '../drawings';
import { EmptyState } from '../empty-state';

/** A search or filter without results, with a button to clear it. */
export const NoMatch = ({ onClear, what = 'anything' }: { onClear: () => void; what?: string }) => (
  <EmptyState
    title="No match"
    text={`We could not find ${what} for this search. Try other words, or fewer filters.`}
    drawing={drawings.search}
    action={
      <Button variant="outline" onClick={onClear}>
        Clear filters
      </Button>
    }
  />
);
