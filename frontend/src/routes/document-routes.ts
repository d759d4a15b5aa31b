import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { parseDocumentPlace, parseDocumentsPlace } from '../features/documents/documents-place';
import { parent } from './app-root';

const unitDocuments = createRoute({
  ...parent,
  path: '/view-UploadUnitFile',
  validateSearch: parseDocumentsPlace,
  component: lazyRouteComponent(() => import('./screens/document-screens'), 'UnitDocumentsScreen'),
});

const documentView = createRoute({
  ...parent,
  path: '/document-view',
  validateSearch: parseDocumentPlace,
  component: lazyRouteComponent(() => import('./screens/document-screens'), 'DocumentViewScreen'),
});

/** The documents of a unit, and one of them. */
export const documentRoutes = [unitDocuments, documentView] as const;
