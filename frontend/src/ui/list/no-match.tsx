import { Button } from '../button';
import { drawings } from '../drawings';
import { EmptyState } from '../empty-state';

/** A search or a filter that finds nothing, with the way back. */
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
