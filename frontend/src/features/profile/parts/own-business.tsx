import { drawings } from '../../../ui/drawings';
import { EmptyState } from '../../../ui/empty-state';

/** Shown during View as: a person's own details stay private. */
export const OwnBusiness = ({ name }: { name: string }) => (
  <EmptyState
    title={`This is ${name}’s own business`}
    text="Details, devices and the ways to log in are shown to the person alone. Exit the view to see your own."
    drawing={drawings.people}
  />
);
