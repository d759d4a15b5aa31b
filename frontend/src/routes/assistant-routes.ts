import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { HelpPlace } from '../features/help/help-place';
import { parent } from './app-root';
import { searchOf } from './search-of';

const assistant = createRoute({
  ...parent,
  path: '/chatbot',
  component: lazyRouteComponent(() => import('./screens/assistant-screens'), 'AssistantScreen'),
});

const help = createRoute({
  ...parent,
  path: '/help',
  validateSearch: searchOf<HelpPlace>(),
  component: lazyRouteComponent(() => import('./screens/assistant-screens'), 'HelpScreen'),
});

/** The assistant, and the help that it stands on. */
export const assistantRoutes = [assistant, help] as const;
