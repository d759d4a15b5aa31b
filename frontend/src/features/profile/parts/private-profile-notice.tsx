import { EmptyState } from '../../../ui/feedback/empty-state';
import { drawings } from '../../../ui/primitives/drawings';

/** Shown during View as: a person's own details stay private. */
export const PrivateProfileNotice = ({ name }: { name: string }) => (
  <EmptyState
    title={`This is ${name}’s private information`}
    text="Details, devices and login methods are shown only to the person. Exit the view to see your own."
    drawing={drawings.people}
  />
);
