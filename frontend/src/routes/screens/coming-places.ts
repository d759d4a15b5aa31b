import type { ComingPath } from './coming-paths';

/** What each unfinished page will do. */
export const comingPlaces = {
  '/servicerequest': {
    title: 'Service requests',
    text: 'What needs repair, and how far along it is.',
  },
  '/servicerequestDetails-data': { title: 'Service request', text: 'Follow a request.' },
  '/servicerequest-form': { title: 'Ask for a repair', text: 'Ask for a repair, with photos.' },
  '/chatbot': { title: 'Assistant', text: 'Ask questions about your properties.' },
} as const satisfies Record<ComingPath, { title: string; text: string }>;

export const isComing = (path: string): path is ComingPath => Object.hasOwn(comingPlaces, path);
