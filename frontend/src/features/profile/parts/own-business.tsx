import { drawings } from '../../../ui/drawings';
import { EmptyState } from '../../../ui/empty-state';

/** Who looks through somebody's eyes: what a person keeps about themself is theirs alone. */
export const OwnBusiness = ({ name }: { name: string }) => (
  <EmptyState
    title={`This is ${name}’s own business`}
    text="Details, devices and the ways to log in are shown to the person alone. Exit the view to see your own."
    drawing={drawings.people}
  />
);
