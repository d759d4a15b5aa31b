import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { AuditPlace } from '../features/audit/audit-place';
import type { ImportPlace } from '../features/imports/import-place';
import type { NotificationsPlace } from '../features/notifications/notifications-place';
import type { BankPlace } from '../features/owners/bank/bank-place';
import type { PeoplePlace } from '../features/people/people-place';
import type { SettingsPlace } from '../features/profile/settings/settings-place';
import type { PropertiesPlace } from '../features/properties/list/list-place';
import type { HistoryPlace } from '../features/subscriptions/overview/history-place';
import type { PayPlace } from '../features/subscriptions/pay/plan-choice';
import { app, parent } from './app-root';
import { applicantRoutes } from './applicant-routes';
import { assistantRoutes } from './assistant-routes';
import { documentRoutes } from './document-routes';
import { leaseRoutes } from './lease-routes';
import { ledgerRoutes } from './ledger-routes';
import { ownerMoneyRoutes } from './owner-money-routes';
import { ownerRoutes } from './owner-routes';
import { requestRoutes } from './request-routes';
import { parseCheckout } from './screens/parse-checkout';
import { parseDetails } from './screens/property-id';
import { searchOf } from './search-of';
import { tenantRoutes } from './tenant-routes';
import { unitRoutes } from './unit-routes';

const home = createRoute({
  ...parent,
  path: '/propertyDashboard',
  component: lazyRouteComponent(() => import('./screens/home-screen'), 'HomeScreen'),
});

/** Three questions after the first login. */
const welcome = createRoute({
  ...parent,
  path: '/welcome',
  component: lazyRouteComponent(() => import('./screens/welcome-screen'), 'WelcomeScreen'),
});

const propertiesList = createRoute({
  ...parent,
  path: '/propertiesList',
  validateSearch: searchOf<PropertiesPlace>(),
  component: lazyRouteComponent(() => import('./screens/properties-list-screen'), 'PropertiesListScreen'),
});

const addProperty = createRoute({
  ...parent,
  path: '/addPropertyUnit',
  component: lazyRouteComponent(() => import('./screens/add-property-screen'), 'AddPropertyScreen'),
});

const importPortfolio = createRoute({
  ...parent,
  path: '/import',
  validateSearch: searchOf<ImportPlace>(),
  component: lazyRouteComponent(() => import('./screens/import-screen'), 'ImportScreen'),
});

const propertyDetails = createRoute({
  ...parent,
  path: '/getproperty-data',
  validateSearch: parseDetails,
  component: lazyRouteComponent(() => import('./screens/property-details-screen'), 'PropertyDetailsScreen'),
});

const userSubscription = createRoute({
  ...parent,
  path: '/user-subscription',
  validateSearch: searchOf<HistoryPlace>(),
  component: lazyRouteComponent(() => import('./screens/subscription-screens'), 'UserSubscriptionScreen'),
});

const subscriptionPay = createRoute({
  ...parent,
  path: '/subscriptionPay',
  validateSearch: searchOf<PayPlace>(),
  component: lazyRouteComponent(() => import('./screens/subscription-screens'), 'SubscriptionPayScreen'),
});

const subscriptionPayConfirmation = createRoute({
  ...parent,
  path: '/subscriptionPayConfirmation',
  validateSearch: parseCheckout,
  component: lazyRouteComponent(
    () => import('./screens/subscription-screens'),
    'SubscriptionPayConfirmationScreen',
  ),
});

const onboarding = createRoute({
  ...parent,
  path: '/onbordingOwner',
  validateSearch: searchOf<BankPlace>(),
  component: lazyRouteComponent(() => import('./screens/bank-screens'), 'OnboardingScreen'),
});

const bankInfo = createRoute({
  ...parent,
  path: '/ownerBankInfo',
  validateSearch: searchOf<BankPlace>(),
  component: lazyRouteComponent(() => import('./screens/bank-screens'), 'BankInfoScreen'),
});

const people = createRoute({
  ...parent,
  path: '/organisationsUsers',
  validateSearch: searchOf<PeoplePlace>(),
  component: lazyRouteComponent(() => import('./screens/people-screen'), 'PeopleScreen'),
});

const notifications = createRoute({
  ...parent,
  path: '/notification',
  validateSearch: searchOf<NotificationsPlace>(),
  component: lazyRouteComponent(() => import('./screens/notifications-screen'), 'NotificationsScreen'),
});

const audit = createRoute({
  ...parent,
  path: '/audit',
  validateSearch: searchOf<AuditPlace>(),
  component: lazyRouteComponent(() => import('./screens/audit-screen'), 'AuditScreen'),
});

const userProfile = createRoute({
  ...parent,
  path: '/user-profile',
  component: lazyRouteComponent(() => import('./screens/profile-screens'), 'UserProfileScreen'),
});

const userSettings = createRoute({
  ...parent,
  path: '/user-settings',
  validateSearch: searchOf<SettingsPlace>(),
  component: lazyRouteComponent(() => import('./screens/profile-screens'), 'UserSettingsScreen'),
});

const unknown = createRoute({
  ...parent,
  path: '$',
  component: lazyRouteComponent(() => import('./unknown-screen'), 'UnknownScreen'),
});

export const appRoutes = app.addChildren([
  home,
  welcome,
  propertiesList,
  addProperty,
  importPortfolio,
  propertyDetails,
  userSubscription,
  subscriptionPay,
  subscriptionPayConfirmation,
  onboarding,
  bankInfo,
  people,
  notifications,
  audit,
  userProfile,
  userSettings,
  ...unitRoutes,
  ...ownerRoutes,
  ...documentRoutes,
  ...leaseRoutes,
  ...tenantRoutes,
  ...ledgerRoutes,
  ...ownerMoneyRoutes,
  ...applicantRoutes,
  ...assistantRoutes,
  ...requestRoutes,
  unknown,
]);
