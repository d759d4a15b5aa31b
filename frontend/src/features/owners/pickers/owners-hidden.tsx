import { Muted } from '../../../ui/text';

/** Instead of owners, for a person whose role or grants do not show them. */
export const OwnersHidden = () => (
  <Muted>You don’t have permission to see owners. Ask the head of your organization if you need it.</Muted>
);
