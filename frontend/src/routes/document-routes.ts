import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { DocumentPlace, DocumentsPlace } from '../features/documents/documents-place';
import { parent } from './app-root';
import { searchOf } from './search-of';

const unitDocuments = createRoute({
  ...parent,
  path: '/view-UploadUnitFile',
  validateSearch: searchOf<DocumentsPlace>(),
  component: lazyRouteComponent(() => import('./screens/document-screens'), 'UnitDocumentsScreen'),
});

const documentView = createRoute({
  ...parent,
  path: '/document-view',
  validateSearch: searchOf<DocumentPlace>(),
  component: lazyRouteComponent(() => import('./screens/document-screens'), 'DocumentViewScreen'),
});

export const documentRoutes = [unitDocuments, documentView] as const;
