import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { ApplicantsPlace } from '../features/screening/list/applicant-place';
import { parent } from './app-root';
import { parseUnitPlace } from './screens/unit-place';
import { searchOf } from './search-of';

const list = createRoute({
  ...parent,
  path: '/applicantsList',
  validateSearch: searchOf<ApplicantsPlace>(),
  component: lazyRouteComponent(() => import('./screens/applicant-screens'), 'ApplicantsListScreen'),
});

const add = createRoute({
  ...parent,
  path: '/addApplicant',
  validateSearch: parseUnitPlace,
  component: lazyRouteComponent(() => import('./screens/applicant-screens'), 'AddApplicantScreen'),
});

type ApplicantAt = { readonly id?: string | undefined };

const details = createRoute({
  ...parent,
  path: '/applicant-details',
  validateSearch: searchOf<ApplicantAt>(),
  component: lazyRouteComponent(() => import('./screens/applicant-screens'), 'ApplicantScreen'),
});

const view = createRoute({
  ...parent,
  path: '/view-Applicant',
  validateSearch: searchOf<ApplicantAt>(),
  component: lazyRouteComponent(() => import('./screens/applicant-screens'), 'ApplicantScreen'),
});

const compare = createRoute({
  ...parent,
  path: '/compareApplicants',
  validateSearch: parseUnitPlace,
  component: lazyRouteComponent(() => import('./screens/applicant-screens'), 'CompareScreen'),
});

const application = createRoute({
  ...parent,
  path: '/application-details',
  validateSearch: searchOf<ApplicantAt>(),
  component: lazyRouteComponent(() => import('./screens/applicant-screens'), 'ApplicationScreen'),
});

const order = createRoute({
  ...parent,
  path: '/applicantScreening',
  validateSearch: searchOf<ApplicantAt>(),
  component: lazyRouteComponent(() => import('./screens/order-screens'), 'ScreeningOrderScreen'),
});

const confirm = createRoute({
  ...parent,
  path: '/confirm-screening',
  validateSearch: searchOf<ApplicantAt>(),
  component: lazyRouteComponent(() => import('./screens/order-screens'), 'ConfirmScreeningScreen'),
});

/** The applicants, one of them, and the order of a screening. */
export const applicantRoutes = [list, add, details, view, compare, application, order, confirm] as const;
