import { useSearch } from '@tanstack/react-router';
import { helpPagesFor } from '../../../../shared/domain/help/help-pages';
import { AssistantPage } from '../../features/assistant/assistant-page';
import { HelpList } from '../../features/help/help-list';
import { HelpPageView } from '../../features/help/help-page';
import { parseHelpPlace } from '../../features/help/help-place';
import { usePerson } from './use-person';

/** /chatbot. */
export function AssistantScreen() {
  const person = usePerson();
  if (!person) return null;
  return <AssistantPage person={person.role.user_role_id} role={person.role.role_label} />;
}

/** /help: a page that the role does not have shows the list. */
export function HelpScreen() {
  const person = usePerson();
  const { page: wanted } = parseHelpPlace(useSearch({ strict: false }));
  if (!person) return null;
  const role = person.role.role_label;
  const page = helpPagesFor(role).find(({ id }) => id === wanted);
  return page ? <HelpPageView key={page.id} page={page} /> : <HelpList role={role} />;
}
