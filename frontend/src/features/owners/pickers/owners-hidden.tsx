import { Muted } from '../../../ui/primitives/text';

/** Replaces the owners for a person who may not see them. */
export const OwnersHidden = () => (
  <Muted>You don’t have permission to see owners. Ask the head of your organization if you need it.</Muted>
);
