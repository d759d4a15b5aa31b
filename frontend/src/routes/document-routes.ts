import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { AllDocumentsPlace } from '../features/documents/all/document-place';
import type { DocumentPlace, DocumentsPlace } from '../features/documents/documents-place';
import { parent } from './app-root';
import { searchOf } from './search-of';

const list = createRoute({
  ...parent,
  path: '/documents',
  validateSearch: searchOf<AllDocumentsPlace>(),
  component: lazyRouteComponent(() => import('./screens/documents-list-screen'), 'DocumentsListScreen'),
});

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

export const documentRoutes = [list, unitDocuments, documentView] as const;
